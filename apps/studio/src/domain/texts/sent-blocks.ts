import { localized } from './localized.ts'

/** The words of the maker's own blocks under the receipt. */
export const sentBlocksText = localized('sentBlocksText', {
  title: 'Page of thanks',
  help: 'Below “Sent”, once your mail service has accepted the answers, and never before.',
  kinds: {
    heading: 'Heading',
    text: 'Text',
    image: 'Picture',
    link: 'Link as a button',
    calendar: 'Calendar file',
    copy: 'Copy of the answers',
  },
  add: 'Add a block',
  full: (limit: number): string => `A page of thanks has at most ${limit} blocks.`,
  block: (position: number, kind: string): string => `${kind} (block ${position})`,
  more: (position: number): string => `More for block ${position}`,
  up: 'Move up',
  down: 'Move down',
  remove: 'Remove the block',
  image: (position: number): string => `Address of the picture (block ${position})`,
  alt: (position: number): string => `Words in place of the picture (block ${position})`,
  to: (position: number): string => `Address of the link (block ${position})`,
  noWords: 'Write something here, or remove the block',
  noImage: 'Write an address that starts with https://',
  added: (kind: string, position: number): string => `${kind} added as block ${position}.`,
  moved: (position: number, count: number): string => `Now block ${position} of ${count}.`,
  removed: (position: number, count: number): string =>
    `Block ${position} removed. ${count === 0 ? 'None is left.' : `${count} left.`}`,
})

/** The words of a calendar file among them. */
export const calendarText = localized('calendarText', {
  when: (position: number): string => `Time (block ${position})`,
  answers: (titles: readonly string[]): string => `The answer to ${titles.map((title) => `“${title}”`).join(' and ')}`,
  fixed: 'A fixed time',
  start: (position: number): string => `Start (block ${position})`,
  end: (position: number): string => `End (block ${position})`,
  noTime: 'Write a day, 2027-03-31, or a day and a time, 2027-03-31 14:00',
  noEnd: 'The end comes after the start, and is written as it is: a day, or a day and a time',
  place: (position: number): string => `Place (block ${position})`,
  help: 'By the clock of the place. Visitors see the button where their answers make up a day.',
})

/** The words of what comes behind the last page, in the builder. */
export const endingTexts = localized('endingTexts', {
  review: {
    title: 'Review',
    canvas: 'The review, as visitors see it',
    lead: 'What visitors see before they send: every answer, with the way to change it.',
    madeUp: 'The answers are made up.',
  },
  thanks: {
    title: 'Thank you',
    canvas: 'The page of thanks, as visitors see it',
    lead: 'What visitors see once your mail service has accepted their answers.',
    madeUp: 'The answers and the reference are made up. Nothing was sent.',
  },
})
