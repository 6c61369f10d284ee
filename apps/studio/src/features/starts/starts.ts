import { appointment } from './appointment.ts'
import { blank } from './blank.ts'
import { contact } from './contact.ts'
import { event } from './event.ts'
import { feedback } from './feedback.ts'
import { order } from './order.ts'
import { rsvp } from './rsvp.ts'
import type { Start } from './start.ts'

/** Every start but the contact form, which has a door of its own. */
export const otherStarts: readonly Start[] = [event, feedback, rsvp, order, appointment, blank]

/** Every start, as they are offered. */
export const starts: readonly Start[] = [contact, ...otherStarts]
