import { localized } from './localized.ts'

/** The names of the starts and their purposes; what is in them belongs to the form's language. */
export const startText = localized('startText', {
  blank: { name: 'Blank', summary: 'Your own questions from the first one on' },
  contact: { name: 'Contact form', summary: 'Name, e-mail and a message' },
  order: { name: 'Order', summary: 'What, how many, picked up or sent, and what it costs' },
  appointment: { name: 'Appointment request', summary: 'A day, a time of day, and how to answer' },
  event: { name: 'Event sign-up', summary: 'Who is coming, with whom, for what, and what it costs' },
  rsvp: { name: 'RSVP', summary: 'Yes or no; who else comes, and what they eat' },
  quote: { name: 'Quote', summary: 'What is wanted, how much of it, until when' },
  recommendation: { name: 'Would you recommend us?', summary: 'Nought to ten, and why' },
  support: { name: 'Support request', summary: 'What happened, how urgent, a picture of it' },
  jobApplication: { name: 'Job application', summary: 'Two pages, with a CV' },
  volunteer: { name: 'Volunteers', summary: 'Which shifts, which tasks, and how many hours' },
  newsletter: { name: 'Newsletter', summary: 'An address, topics, and a consent' },
  schoolTrip: { name: 'School trip', summary: 'A child, two contacts, and the consent of a parent' },
  medicalHistory: { name: 'Medical history', summary: 'What a practice asks before a first visit' },
  lostProperty: { name: 'Lost property', summary: 'What, where, when, and a picture' },
  petition: { name: 'Petition', summary: 'A name, a town, and a signature' },
  feedback: { name: 'Feedback', summary: 'Stars and a few words, no name needed' },
})

/** The words of the mail that a form from a start begins with. */
export const starterMailText = localized('starterMailText', {
  reply: (address: string): string => `Reply to this mail and your answer goes to ${address}.`,
})
