import type { VisitorTexts } from '@letterslot/core/form-state'
import { outcomeTexts } from '@letterslot/core/messages/en-outcome'
import type { FormContext } from './form-context.ts'

/** All texts of a form, those for messages too. */
export function visitorTexts({ texts }: FormContext): VisitorTexts {
  return { ...outcomeTexts, ...texts }
}

/** The day of an RFC 3339 time, in the words of the form's language. */
export function formatDate(time: string, { locale }: FormContext): string {
  return new Date(time).toLocaleDateString(locale, { day: 'numeric', month: 'long' })
}

/** The time of day in an RFC 3339 time, as it stands there, as the form's language writes it. */
export function formatTime(time: string, { locale }: FormContext): string {
  return new Date(`${time.slice(0, 16)}Z`).toLocaleTimeString(locale, {
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'UTC',
  })
}

/** Formats a duration, rounded up to what people say: "40 seconds", "3 minutes", "2 hours". */
export function formatDuration(ms: number, locale: string): string {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  const [count, unit] =
    seconds < 60 ? [seconds, 'second'] : seconds < 3600 ? [seconds / 60, 'minute'] : [seconds / 3600, 'hour']
  return Math.ceil(Number(count)).toLocaleString(locale, { style: 'unit', unit: `${unit}`, unitDisplay: 'long' })
}
