import { readDate } from './ordered.ts'

/** HTML's valid time string. @see https://html.spec.whatwg.org/#valid-time-string */
const timeString = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d(?:\.\d{1,3})?))?$/

/**
 * Reads a time of day, `14:00`, with seconds where there are some; or a day and a time of it, `2027-03-31T14:00`, in no time
 * zone, as their inputs have them.
 * @returns minutes from midnight, or from 1970-01-01; NaN when there is no such time.
 * @see https://html.spec.whatwg.org/#valid-normalised-local-date-and-time-string
 */
export function readMoment(kind: 'time' | 'datetime', text: string): number {
  const [, day, rest = text] = (kind === 'datetime' && /^([-\d]+)T(.*)$/s.exec(text)) || []
  const [, hours, minutes, seconds = 0] = timeString.exec(rest) ?? []
  const days = kind === 'time' ? 0 : readDate(`${day}`)
  return days * 1440 + Number(hours) * 60 + Number(minutes) + Number(seconds) / 60
}
