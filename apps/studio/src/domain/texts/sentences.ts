import type { SentenceGroup } from '../languages/sentence-groups.ts'
import { localized } from './localized.ts'

/** Names of the groups of sentences, by the state in which visitors read them. */
const sentenceGroupNames: Readonly<Record<SentenceGroup, string>> = {
  filling: 'Filling in',
  rules: 'Beside a field',
  problems: 'Problems',
  waiting: 'Not sent yet',
  sent: 'Sent',
  person: 'Needs a person',
}

/** The words of the view Sentences. */
export const sentencesText = localized('sentencesText', {
  intro: 'What visitors read besides your own words. Say any of it in other words; what you leave stays ours.',
  search: 'Search sentences',
  none: (query: string): string => `No sentence says “${query}”.`,
  clear: 'Clear search',
  loading: 'The sentences are loading.',
  notLoaded:
    'The sentences of this language could not be loaded. Check that you are online, then open this view again.',
  groups: sentenceGroupNames,
  changed: (count: number): string => (count === 1 ? '1 in your words' : `${count} in your words`),
  unread: (count: number): string => `Not read in this form: ${count}`,
  unreadWhy: 'It has no field or rule that says them, or says words of its own in their place. Your changes are kept.',
  own: 'Your words',
  refused: 'Not taken',
  ours: 'Ours',
  /** A plural form by CLDR's name, or a weekday. */
  formOf: (name: string): string => name,
  everyNumber: 'Ours changes with the number. Yours is one sentence for every number.',
  empty: 'Leave it empty to say ours.',
  mustKeep: 'Must stay:',
  mayKeep: 'May stay:',
  insert: (token: string): string => `Insert ${token}`,
  missing: 'not there yet',
  reads: 'Visitors read, for example:',
  back: 'Back to ours',
  isBack: 'Our sentence is back. Undo brings your words back.',
})
