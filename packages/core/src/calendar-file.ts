import type { CalendarSpan } from './model/calendar-span.ts'

/** One event of a calendar. */
export interface CalendarEvent {
  /** Unique in the world. The same one again takes the place of the one before. */
  readonly uid: string
  /** RFC 3339. */
  readonly madeAt: string
  /** Without a time zone it is by the clock of the place, wherever the calendar is read. */
  readonly span: CalendarSpan
  readonly title: string
  readonly place?: string | undefined
  readonly notes: string
}

/** Octets of a line, without its end. @see https://www.rfc-editor.org/rfc/rfc5545#section-3.1 */
const maxLineBytes = 75

/** Writes one event as a calendar file. @see https://www.rfc-editor.org/rfc/rfc5545 */
export function calendarFile({ uid, madeAt, span, title, place, notes }: CalendarEvent): string {
  const time = (name: string, digits: string): string => `${name}${digits.includes('T') ? '' : ';VALUE=DATE'}:${digits}`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Letterslot//letterslot.form/1//EN',
    'BEGIN:VEVENT',
    `UID:${textValue(uid)}`,
    `DTSTAMP:${new Date(madeAt).toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    time('DTSTART', span.start),
    span.end && time('DTEND', span.end),
    `SUMMARY:${textValue(title)}`,
    place && `LOCATION:${textValue(place)}`,
    `DESCRIPTION:${textValue(notes)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => (line ? `${foldedLine(line)}\r\n` : '')).join('')
}

/** A TEXT value. Control characters have no place in one. */
function textValue(text: string): string {
  return (
    text
      .replaceAll(/[\\;,]/g, '\\$&')
      .replaceAll(/\r\n?|\n/g, '\\n')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out.
      .replaceAll(/[\0-\x08\x0b-\x1f\x7f]/g, '')
  )
}

/** A line in parts of at most 75 octets, each behind the first with a blank before it. No character is cut. */
function foldedLine(line: string): string {
  let [whole, bytes] = ['', 0]
  for (const character of line) {
    const code = character.codePointAt(0) ?? 0
    const size = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
    if (bytes + size > maxLineBytes) [whole, bytes] = [`${whole}\r\n `, 1]
    whole += character
    bytes += size
  }
  return whole
}
