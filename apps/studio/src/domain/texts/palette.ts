import { localized } from './localized.ts'

/** The words of the command palette. */
export const paletteText = localized('paletteText', {
  title: 'Do anything',
  search: 'Go, do, add or find',
  groups: {
    recent: 'Lately',
    selection: 'This field',
    go: 'Go to',
    do: 'Do',
    add: 'Add',
    fields: 'Fields of this form',
    forms: 'Other forms',
  },
  none: (query: string): string => `Nothing is called “${query}”.`,
  found: (count: number): string => (count === 1 ? 'One match' : `${count} matches`),
  hidden: (count: number): string => `${count} more: type on`,
  unavailable: (why: string): string => `Not now: ${why}`,
  hints: { choose: 'choose', run: 'do it', stay: 'do it and stay', commands: 'only commands' },
  why: {
    undo: 'nothing was changed yet',
    redo: 'nothing was undone',
    first: 'it is the first field',
    last: 'it is the last field',
  },
  step: (number: number): string => `Step ${number}`,
  scheme: { system: 'Colours as the system wishes', light: 'Light colours', dark: 'Dark colours' },
  schemeKeywords: 'theme mode night day look',
  duplicate: (field: string): string => `Duplicate “${field}”`,
  up: (field: string): string => `Move “${field}” up`,
  down: (field: string): string => `Move “${field}” down`,
  remove: (field: string): string => `Delete “${field}”`,
  rename: (field: string): string => `Change the label of “${field}”`,
  rules: (field: string): string => `Rules of “${field}”`,
  logic: (field: string): string => `Show “${field}” only when…`,
  toPage: (field: string, page: string): string => `Move “${field}” to the page “${page}”`,
  selectForm: 'Title, description, language of the form',
})
