import { localized } from './localized.ts'

/** The dialog of the other starts. */
export const startsText = localized('startsText', {
  title: 'Ready forms',
  lead: 'Each one works as it stands, and comes with its mail. Every word of it is yours to change.',
  find: 'What do you want to ask for?',
  purpose: 'Purpose',
  any: 'Any purpose',
  found: (count: number, all: number): string =>
    count === all ? `${all} forms` : count === 1 ? `1 of ${all} forms` : `${count} of ${all} forms`,
  none: 'No form asks for that. Begin with a blank one, or look among all:',
  showAll: 'Show all',
})

/** The names of what starts are good for. */
export const startPurposeText = localized('startPurposeText', {
  contact: 'Contact',
  event: 'Events',
  order: 'Orders and appointments',
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
})
