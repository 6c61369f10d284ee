import { localized } from './localized.ts'

/** The words of the step Build around the form: palette, canvas and sheets. */
export const buildText = localized('buildText', {
  palette: 'Fields to add',
  selection: 'What is selected',
  addField: 'Add a field',
  changeField: 'Change this field',
  changeForm: 'Change the form',
  theForm: 'The form',
  late: 'This is still on its way. If it does not come, reload the page.',
  find: 'Find a field',
  notFound: (query: string): string => `No field called “${query}”.`,
  canvas: 'Form',
  formCover: (title: string): string => `The form: ${title}`,
  /** Before the key that does the same. */
  orPress: 'or press',
  empty: 'Ask the first question.',
  emptyWide: 'Ask the first question. Press\u00a0/ or choose a field on the left.',
  hint: 'Type to change the label. Press / to add a field.',
  closeHint: 'Close the hint',
  heading: 'Form heading',
  headingPlaceholder: 'Title',
  description: 'Words under the heading',
  descriptionPlaceholder: 'Description',
  label: 'Label',
  toolbar: 'Field',
  duplicate: 'Duplicate',
  up: 'Move up',
  down: 'Move down',
  remove: 'Delete',
  undo: 'Undo',
  added: (title: string, position: number, count: number): string =>
    `Added ${title} at position ${position} of ${count}`,
  duplicated: (title: string): string => `Duplicated ${title}`,
  removed: (title: string): string => `Deleted “${title}”`,
  /** After what was deleted; `users` as the words below say them. */
  stillNamed: (removed: string, users: readonly string[]): string => {
    const more = users.length > 3 ? ` and ${users.length - 3} more` : ''
    return users.length === 0 ? removed : `${removed}. Still named by ${users.slice(0, 3).join(', ')}${more}`
  },
  /** Parts of a form that name a field. */
  users: {
    field: (title: string): string => `“${title}”`,
    ways: (page: string): string => `the ways of “${page}”`,
    sent: 'the line under “Sent”',
    thanks: 'the page of thanks',
    mail: 'the e-mail',
    parameters: 'a parameter that is sent',
    note: 'the note of late messages',
  },
  copied: (title: string): string => `Copied ${title}`,
  pasted: (fields: number, title: string, position: number, count: number): string =>
    fields === 1
      ? `Pasted ${title} at position ${position} of ${count}`
      : `Pasted ${fields} fields from position ${position} of ${count} on`,
  notCopied: (keys: string): string => `This browser did not let it be copied. Press ${keys} on the field.`,
  notPasted: (keys: string): string => `This browser did not let the clipboard be read. Press ${keys} on a field.`,
  nothingToPaste: 'There are no fields in the clipboard.',
  paste: 'Paste fields',
  pasteRefused: (fault: string): string => `Nothing was pasted. ${fault}`,
  droppedConditions: (count: number): string =>
    count === 1
      ? 'One condition was left out: it asks for a field that this form does not have.'
      : `${count} conditions were left out: they ask for fields that this form does not have.`,
  moved: (title: string, position: number, count: number): string =>
    `Moved ${title} to position ${position} of ${count}`,
  besides: (title: string, other: string): string => `${title} now stands beside ${other}`,
  alone: (title: string): string => `${title} now has a row of its own`,
  onPage: (moved: string, page: string): string => `${moved}, on “${page}”`,
  beside: 'Beside the field before',
  insert: 'Insert a field',
  insertHint: 'Esc keeps it as text',
  insertKeys: { insert: 'insert', beside: 'beside', all: 'all fields' },
  putBack: 'Put back',
  /** Behind the key Escape, while something is dragged. */
  putsBack: 'puts it back',
  edgeDrop: 'at a left or right edge: side by side',
  tabDrop: 'over a tab: on that page',
})

/** The words of the devices that the canvas can be as wide as on. */
export const deviceText = localized('deviceText', {
  title: 'Look at it as on',
  on: { desktop: 'Desktop', tablet: 'Tablet', phone: 'Phone' },
  width: 'Width of the form',
  pixels: (width: number): string => `${width} px`,
  show: (device: string): string => `Look at it as on: ${device}`,
})

/** The words of several fields that are selected together. */
export const severalText = localized('severalText', {
  title: 'Several fields',
  all: 'Select all fields in sight',
  selected: (count: number): string => (count === 1 ? '1 field selected' : `${count} fields selected`),
  lead: 'What you do now is done to all of them, and undone in one step.',
  copied: (count: number): string => `Copied ${count} fields`,
  copy: 'Copy',
  duplicated: (count: number): string => `Duplicated ${count} fields`,
  removed: (count: number): string => (count === 1 ? 'Deleted 1 field' : `Deleted ${count} fields`),
  moved: (count: number, position: number, all: number): string =>
    `Moved ${count} fields to position ${position} of ${all}`,
})

/** The words of the outline of the form. */
export const outlineText = localized('outlineText', {
  panels: 'Left panel',
  fields: 'Fields',
  title: 'Outline',
  find: 'Find in this form',
  none: (query: string): string => `No field of this form has “${query}”.`,
  asked: 'needs an answer',
  beside: 'beside another one',
  sometimes: 'not always shown',
})

/** The keys of the step Build. */
export const shortcutsText = localized('shortcutsText', {
  title: 'Keyboard',
  find: 'find a field and add it',
  go: 'go through the fields, or the choices',
  enter: 'change the label, or end that; in a choice: add the next',
  type: 'on a field: begin its label anew',
  move: 'move the field, or the choice',
  pages: 'turn the page',
  name: 'change the label, or on a tab the title of the page',
  words: 'shortcuts help',
  beside: 'put the field beside the one before, or into a row of its own',
  several: 'select several fields, or all in sight',
  copy: 'copy the field, cut it, paste it, also into another form',
  duplicate: 'duplicate the field',
  remove: 'take the field away',
  removeChoice: 'in an empty choice: remove it',
  leave: 'let go of the field: the form itself is selected',
  history: 'undo and redo (⌘ on a Mac)',
  palette: 'do anything: go, add, change, find',
  show: 'show this',
})

/** The words of the choices of a field. */
export const choicesText = localized('choicesText', {
  title: 'Choices',
  add: 'Add a choice',
  help: 'Enter adds the next one. A pasted list becomes one choice a line.',
  other: 'Offer “Other”, with a text',
  values: 'Send other words than are shown',
  yes: 'Yes, in the form’s words',
  no: 'No, in the form’s words',
  prices: 'Prices, for calculations',
  price: (number: number): string => `Price of choice ${number}`,
  pricePlaceholder: 'Price',
  choice: (number: number): string => `Choice ${number}`,
  imageOf: (position: number): string => `Address of its picture (${position})`,
  altOf: (position: number): string => `Its picture in words, where the label does not say it (${position})`,
  sentAs: (number: number): string => `Choice ${number} is sent as`,
  more: (number: number): string => `More for choice ${number}`,
  freeText: 'Visitors write their own answer beside it.',
  up: 'Move up',
  down: 'Move down',
  remove: 'Remove',
  added: (label: string, position: number, count: number): string => `Added ${label}, ${position} of ${count}`,
  moved: (label: string, position: number, count: number): string =>
    `Moved ${label} to position ${position} of ${count}`,
  removed: (number: number, left: number): string => `Removed choice ${number}; ${left} left`,
  addedOther: (label: string): string => `Added ${label}, with a text`,
  removedOther: 'Removed the choice with a text',
  pasted: (count: number, skipped: number): string =>
    `Added ${count} ${count === 1 ? 'choice' : 'choices'}${skipped > 0 ? `; left out ${skipped} that were there already or too many` : ''}`,
})
