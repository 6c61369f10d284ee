import { mailTimeText } from '../../domain/texts/messages.ts'
import { dayMs } from '../../domain/texts/times.ts'
import { language } from '../../ui/language.ts'

const timeOfDay = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const exactClock = new Intl.DateTimeFormat(language, {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
})
const date = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric' })
const startOfDay = (moment: Date): number =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime()

/** The time of day, `14:02`. @param at - RFC 3339; what is none gives an empty text. */
export function timeOf(at: string): string {
  const moment = new Date(at)
  return Number.isNaN(moment.getTime()) ? '' : timeOfDay.format(moment)
}

/** The time of day to the second, `14:02:10`. @param at - RFC 3339; what is none gives an empty text. */
export function exactTimeOf(at: string): string {
  const moment = new Date(at)
  return Number.isNaN(moment.getTime()) ? '' : exactClock.format(moment)
}

/** The day as people say it: Today, Yesterday, else the date. @param at - RFC 3339; what is none gives an empty text. */
export function dayOf(at: string, now: Date): string {
  if (Number.isNaN(Date.parse(at))) return ''
  const days = Math.round((startOfDay(now) - startOfDay(new Date(at))) / dayMs)
  if (days === 0) return mailTimeText.today
  return days === 1 ? mailTimeText.yesterday : date.format(new Date(at))
}

/** The time of day, behind its day where that is another one than today. @param at - RFC 3339; what is none gives an empty text. */
export function momentOf(at: string, now: Date): string {
  const day = dayOf(at, now)
  return day === '' || day === mailTimeText.today ? timeOf(at) : `${day}, ${timeOf(at)}`
}
