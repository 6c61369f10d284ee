import { language } from '../../ui/language.ts'
import { localized } from './localized.ts'
/** The words of moments that no format of the browser has. */
export const timeText = localized('timeText', {
  justNow: 'just now',
  yesterday: (time: string): string => `yesterday ${time}`,
})

export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

/**
 * Says how long ago something was, as people do: "just now", "5 minutes ago", "yesterday", "3 weeks ago".
 * @param at - RFC 3339.
 * @param nowMs - milliseconds since the epoch. A moment ahead of it is "just now": clocks are set back at times.
 */
export function timeAgo(at: string, nowMs: number): string {
  const agoMs = nowMs - Date.parse(at)
  if (!(agoMs >= minuteMs)) return timeText.justNow
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  if (agoMs < hourMs) return words.format(-Math.floor(agoMs / minuteMs), 'minute')
  if (agoMs < dayMs) return words.format(-Math.floor(agoMs / hourMs), 'hour')
  if (agoMs < 7 * dayMs) return words.format(-Math.floor(agoMs / dayMs), 'day')
  if (agoMs < 60 * dayMs) return words.format(-Math.floor(agoMs / (7 * dayMs)), 'week')
  return words.format(-Math.floor(agoMs / (30 * dayMs)), 'month')
}

// The day stands before the month, as it is said; so it does in German.
const dayLocale = language === 'en' ? 'en-GB' : language
const hourAndMinute = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const dayOfYear = new Intl.DateTimeFormat(dayLocale, { day: 'numeric', month: 'long' })
const day = new Intl.DateTimeFormat(dayLocale, { day: 'numeric', month: 'long', year: 'numeric' })

/** Hours and minutes of a moment, `14:02`. */
export function formatClock(at: Date | number): string {
  return hourAndMinute.format(at)
}

/**
 * Returns a moment by the clock: "14:02", "yesterday 14:02", "3 June 14:02", "3 June 2025 14:02".
 * @param at - RFC 3339.
 * @param nowMs - milliseconds since the epoch.
 */
export function clockTime(at: string, nowMs: number): string {
  const then = new Date(at)
  if (Number.isNaN(then.getTime())) return ''
  const now = new Date(nowMs)
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  const time = formatClock(then)
  if (then.toDateString() === now.toDateString()) return time
  if (then.toDateString() === yesterday.toDateString()) return timeText.yesterday(time)
  return `${(then.getFullYear() === now.getFullYear() ? dayOfYear : day).format(then)} ${time}`
}

/** Writes a time as RFC 3339 with the offset of where this browser is: `2026-11-14T14:02:09+01:00`. */
export function localTime(ms: number): string {
  const offset = -new Date(ms).getTimezoneOffset()
  const local = new Date(ms + offset * 60_000).toISOString().slice(0, 19)
  const [hours, minutes] = [Math.abs(offset) / 60, Math.abs(offset) % 60].map((part) =>
    String(Math.trunc(part)).padStart(2, '0'),
  )
  return `${local}${offset < 0 ? '-' : '+'}${hours}:${minutes}`
}
