import { localized } from './localized.ts'

/** The words of what can be put into a mail. */
export const insertText = localized('insertText', {
  panel: 'What the mail can hold',
  parameters: 'Parameters',
  used: 'used',
  notYet: 'not yet',
  /** Heard, not seen: before a parameter, and around how often it is used. */
  insert: 'Insert',
  usedTimes: { before: 'used', after: (count: number): string => (count === 1 ? 'time' : 'times') },
  inserted: (name: string): string => `Inserted {{${name}}}`,
  own: 'Sent beside the answers',
  add: 'Blocks',
  addBlock: (kind: string): string => `Add: ${kind}`,
  open: 'Add',
})

/** The words of the blocks of a mail. */
export const blockText = localized('blockText', {
  kinds: { heading: 'Heading', text: 'Text', answers: 'Answers', divider: 'Divider' },
  toolbar: (kind: string): string => `${kind}: what can be done`,
  duplicate: 'Duplicate',
  up: 'Move up',
  down: 'Move down',
  remove: 'Delete',
  added: (kind: string, position: number, count: number): string => `Added ${kind} at position ${position} of ${count}`,
  duplicated: (kind: string): string => `Duplicated ${kind}`,
  moved: (kind: string, position: number, count: number): string => `Moved ${kind} to position ${position} of ${count}`,
  isFirst: (kind: string): string => `${kind} is first already`,
  isLast: (kind: string): string => `${kind} is last already`,
  removed: (kind: string): string => `Deleted ${kind.toLowerCase()}`,
  undo: 'Undo',
  headingPlaceholder: 'A heading',
  textPlaceholder: 'Write here. Press a parameter to put it in.',
  divider: 'A line across',
  auto: 'Rows follow the form',
  rowLabel: (name: string): string => `Label of ${name}`,
  sectionTitle: (row: string): string => `Title of the section, above ${row}`,
  sectionPlaceholder: 'No title',
  sectionTwice: 'The section beside it has this title.',
  removeRow: (name: string): string => `Take out ${name}`,
  noRows: 'No rows yet: the form asks nothing.',
  noRowsLeft: 'No rows here. Switch on “Rows follow the form” to bring them back.',
})
