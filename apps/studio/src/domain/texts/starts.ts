import { localized } from './localized.ts'

/** The names of the starts and their purposes; what is in them belongs to the form's language. */
export const startText = localized('startText', {
  blank: { name: 'Blank', summary: 'Your own questions from the first one on' },
  contact: { name: 'Contact form', summary: 'Name, e-mail and a message' },
  order: { name: 'Order', summary: 'What, how many, picked up or sent' },
  appointment: { name: 'Appointment request', summary: 'A day, a time of day, and how to answer' },
  event: { name: 'Event sign-up', summary: 'Who is coming, with how many, on which day' },
  rsvp: { name: 'RSVP', summary: 'Yes or no, for how many, and what they eat' },
  feedback: { name: 'Feedback', summary: 'Three questions, one minute, no name needed' },
})
