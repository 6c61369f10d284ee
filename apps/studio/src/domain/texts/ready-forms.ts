import { localized } from './localized.ts'

/** The dialog of the other starts. */
export const startsText = localized('startsText', {
  title: 'Ready forms',
  lead: 'Each one works as it stands, and comes with its mail. Every word of it is yours to change.',
  keys: 'Arrow keys walk through them, Enter uses one.',
  find: 'What do you want to ask for?',
  purpose: 'Purpose',
  any: 'All',
  found: (count: number, all: number): string => (count === all ? `${all} forms` : `${count} of ${all} forms`),
  none: 'No form asks for that. Begin with a blank one, or look among all:',
  showAll: 'Show all',
  blank: 'Blank form',
  blankNamed: (title: string): string => `Blank form “${title}”`,
})

/** The start that is looked at, before it is taken. */
export const startPreviewText = localized('startPreviewText', {
  title: 'Preview',
  view: 'View',
  views: { form: 'Form', phone: 'Phone', mail: 'The mail' },
  note: 'Fill it in as you like: it sends to nobody.',
  whole: 'Nothing is missing: here a visitor’s answers would be sent. Yours went nowhere.',
  mail: 'The mail that its answers become, here with made-up ones.',
  noMail: 'Its mail cannot be shown here.',
  use: 'Use this form',
})

/** The names of what starts are good for. */
export const startPurposeText = localized('startPurposeText', {
  contact: 'Contact',
  event: 'Events',
  order: 'Orders, bookings',
  opinion: 'Opinions',
  work: 'Work',
})

/** A start in figures. */
export const startFactsText = localized('startFactsText', {
  pages: (count: number): string => `${count} pages`,
  questions: (count: number): string => (count === 1 ? '1 question' : `${count} questions`),
  conditions: 'conditions',
  total: 'a total',
  file: 'a file',
  signature: 'a signature',
  review: 'a review before sending',
  drafts: 'what was begun is kept',
  mail: 'its mail, ready',
})
