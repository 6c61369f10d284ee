import type { Form } from './model/form.ts'

/** The date and the time of day as they stand in an RFC 3339 text. */
interface Moment {
  readonly date: string
  readonly time: string
}

/** RFC 3339, 5.6. Time and date are printed as they stand: no zone is converted, no clock is read. */
const momentPattern = /^(\d{4}-\d{2}-\d{2})[Tt ](\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(?:[Zz]|[+-]\d{2}:\d{2})$/

/** The shape of a reference; a text of another shape is not ours and is not printed. */
const referencePattern = /^[A-Za-z0-9-]{1,32}$/

const tryOrdinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
] as const

/**
 * Tells where a message comes from in time: which one it is, when it was written, where it came late when and at which
 * try it was sent, and whether it may be a repeat. English; a mail ends with it, and a provider that knows no such line
 * gets it at the end of a parameter.
 * @returns undefined where the parameters carry no reference: not every client is ours.
 */
export function deliveryNote(params: Readonly<Record<string, string>>): string | undefined {
  const reference = params['letterslot_reference']
  if (reference === undefined || !referencePattern.test(reference)) return undefined
  const sentences = [`Reference ${reference}.`]
  const story = storyOf(params)
  if (story !== undefined) sentences.push(story)
  if ((params['letterslot_repeat'] ?? '') !== '') sentences.push('Possible repeat: it may have arrived before.')
  return sentences.join(' ')
}

/** The time after its writing in which a message may go out, at its first try, without being called late, in ms. */
const calledLateAfterMs = 60_000

/** True where an attempt failed before, or a minute passed since the message was written. */
export function isLate(params: Readonly<Record<string, string>>): boolean {
  const waitedMs = Date.parse(params['letterslot_sent_at'] ?? '') - Date.parse(params['letterslot_written_at'] ?? '')
  return readAttempts(params['letterslot_attempts']) > 1 || waitedMs >= calledLateAfterMs
}

/** "Written 14:02, sent 14:03 at the second try." where it is late; with dates where the day changed meanwhile. */
function storyOf(params: Readonly<Record<string, string>>): string | undefined {
  const written = readWrittenMoment(params['letterslot_written_at'])
  const sent = readWrittenMoment(params['letterslot_sent_at'])
  const attempts = readAttempts(params['letterslot_attempts'])
  const isTold = isLate(params)
  const withDate = isTold && written !== undefined && sent !== undefined && written.date !== sent.date
  const tale: string[] = []
  if (written !== undefined) tale.push(`written ${print(written, withDate)}`)
  if (isTold) {
    const when = sent === undefined ? [] : [print(sent, withDate)]
    const atTry = attempts > 1 ? [`at the ${ordinal(attempts)} try`] : []
    tale.push(['sent', ...when, ...atTry].join(' '))
  }
  if (tale.length === 0) return undefined
  const sentence = tale.join(', ')
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`
}

function readWrittenMoment(text: string | undefined): Moment | undefined {
  const [, date, time] = momentPattern.exec(text ?? '') ?? []
  return date === undefined || time === undefined ? undefined : { date, time }
}

function readAttempts(text: string | undefined): number {
  return /^[0-9]{1,6}$/.test(text ?? '') ? Number(text) : 1
}

function print(moment: Moment, withDate: boolean): string {
  return withDate ? `${moment.date} ${moment.time}` : moment.time
}

/** In words up to ten, in figures beyond. */
function ordinal(count: number): string {
  const word = tryOrdinals[count - 1]
  if (word !== undefined) return word
  const teen = count % 100 >= 11 && count % 100 <= 13
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th')
  return `${count}${ending}`
}

/** EmailJS knows no ids of submissions, so that only the message itself can say that it may be a repeat. */
const emailJsApi = 'https://api.emailjs.com'

/**
 * The parameter at whose end a late or repeated message says so. `delivery.noteIn` decides, and empty is nowhere;
 * without it, it is the first long text of a form that sends through EmailJS, under the name that `delivery.map` gives
 * it. A relay prints such a line by itself, and takes a text with a note for another message.
 * @returns undefined where nothing is to be added.
 */
export function noteParameter({ delivery, pages }: Pick<Form, 'delivery' | 'pages'>): string | undefined {
  if (!delivery) return undefined
  if (delivery.noteIn !== undefined) return delivery.noteIn || undefined
  if (delivery.origin !== emailJsApi) return undefined
  const longTexts = pages.flatMap(({ fields }) => fields).filter(({ kind }) => kind === 'textarea')
  const field = longTexts.find(({ visibleWhen }) => !visibleWhen) ?? longTexts[0]
  const mapped = Object.entries(delivery.map ?? {}).find(([, id]) => id === field?.id)
  return mapped?.[0] ?? field?.name
}
