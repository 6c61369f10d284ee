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

/** The facts of a message's delivery, as its parameters tell them. */
export interface DeliveryFacts {
  /** Short, for people. */
  readonly reference: string
  /** The time of day at which it was written; with the date where it is late and the day changed meanwhile. */
  readonly written?: string
  /** The same of this attempt. */
  readonly sent?: string
  /** As `isLate` tells it. */
  readonly late: boolean
  /** Attempts begun, this one included. */
  readonly attempts: number
  /** An earlier attempt may have arrived. */
  readonly repeated: boolean
}

/**
 * Reads where a message comes from in time. Times stay as they were written, in their own zone.
 * @returns undefined where the parameters carry no reference: not every client is ours.
 */
export function readDelivery(params: Readonly<Record<string, string>>): DeliveryFacts | undefined {
  const reference = params['letterslot_reference']
  if (reference === undefined || !referencePattern.test(reference)) return undefined
  const written = readWrittenMoment(params['letterslot_written_at'])
  const sent = readWrittenMoment(params['letterslot_sent_at'])
  const late = isLate(params)
  const withDate = late && written !== undefined && sent !== undefined && written.date !== sent.date
  return {
    reference,
    ...(written && { written: print(written, withDate) }),
    ...(sent && { sent: print(sent, withDate) }),
    late,
    attempts: readAttempts(params['letterslot_attempts']),
    repeated: (params['letterslot_repeat'] ?? '') !== '',
  }
}

/**
 * Says in English where a message comes from in time: which one it is, when it was written, where it came late when and at
 * which try it was sent, and whether it may be a repeat. A provider that knows no such line gets it at the end of a parameter.
 * @returns undefined as `readDelivery`.
 */
export function deliveryNote(params: Readonly<Record<string, string>>): string | undefined {
  const facts = readDelivery(params)
  if (!facts) return undefined
  const sentences = [`Reference ${facts.reference}.`]
  const story = storyOf(facts)
  if (story !== undefined) sentences.push(story)
  if (facts.repeated) sentences.push('Possible repeat: it may have arrived before.')
  return sentences.join(' ')
}

/** The time after its writing in which a message may go out, at its first try, without being called late, in ms. */
const calledLateAfterMs = 60_000

/** True where an attempt failed before, or a minute passed since the message was written. */
export function isLate(params: Readonly<Record<string, string>>): boolean {
  const waitedMs = Date.parse(params['letterslot_sent_at'] ?? '') - Date.parse(params['letterslot_written_at'] ?? '')
  return readAttempts(params['letterslot_attempts']) > 1 || waitedMs >= calledLateAfterMs
}

/** "Written 14:02, sent 14:03 at the second try." where it is late. */
function storyOf({ written, sent, late, attempts }: DeliveryFacts): string | undefined {
  const tale: string[] = []
  if (written !== undefined) tale.push(`written ${written}`)
  if (late) {
    const when = sent === undefined ? [] : [sent]
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
