import { type DeliveryFacts, deliveryNote, directionOf, readDelivery } from '@letterslot/core'
import { matchLocale } from '@letterslot/core/language'
import { type DeliveryWords, deliveryWords } from './delivery-words.ts'

/**
 * Says in the mail's language where a message comes from in time: its reference, when it was written, where it came late when and
 * at which try it was sent, and whether it may be a repeat.
 * @param locale - BCP 47, the mail's own.
 * @returns undefined where the parameters carry no reference.
 */
export function deliveryLine(params: Readonly<Record<string, string>>, locale: string): string | undefined {
  const facts = readDelivery(params)
  const words = deliveryWords[matchLocale(locale, ['en', ...Object.keys(deliveryWords)]) ?? 'en']
  if (!facts || !words) return deliveryNote(params)
  const sentences = [
    words.reference.replace('{ref}', isolate(facts.reference, locale)),
    saidInTime(facts, words, locale),
  ]
  if (facts.repeated) sentences.push(words.repeat)
  return sentences.filter(Boolean).join(' ')
}

function saidInTime(
  { written, sent = '', late, attempts }: DeliveryFacts,
  words: DeliveryWords,
  locale: string,
): string {
  const { atTry, comma = ', ', stop = '.' } = words
  const tale = written === undefined ? [] : [words.written.replace('{time}', isolate(written, locale))]
  if (late) {
    const attempt = attempts > 1 ? atTry.replace('{count}', `${attempts}`) : ''
    tale.push(`${words.sent.replace('{time}', sent && isolate(sent, locale)).trim()}${attempt}`)
  }
  if (tale.length === 0) return ''
  const sentence = tale.join(comma)
  return `${sentence.charAt(0).toLocaleUpperCase(locale)}${sentence.slice(1)}${stop}`
}

/** Keeps the order of what is read from left to right, in a line that is not (Unicode's UAX #9, 2.6). */
function isolate(text: string, locale: string): string {
  return directionOf(locale) === 'rtl' ? `\u2066${text}\u2069` : text
}
