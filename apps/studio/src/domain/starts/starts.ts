import { lostProperty, newsletter, support } from './contact-starts.ts'
import { event, rsvp, schoolTrip } from './event-starts.ts'
import { feedback, petition, recommendation } from './opinion-starts.ts'
import { appointment, medicalHistory, order, quote } from './order-starts.ts'
import { blankStart, contactStart, type Start } from './start.ts'
import { jobApplication, volunteer } from './work-starts.ts'

/** Every start, as they are offered; the blank one is the last. */
export const starts: readonly Start[] = [
  contactStart,
  event,
  rsvp,
  order,
  appointment,
  feedback,
  jobApplication,
  quote,
  recommendation,
  support,
  volunteer,
  newsletter,
  schoolTrip,
  medicalHistory,
  lostProperty,
  petition,
  blankStart,
]
