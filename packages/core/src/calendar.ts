export { calendarFile } from './calendar-file.ts'
export { type CalendarSpan, readCalendarSpan } from './model/calendar-span.ts'
