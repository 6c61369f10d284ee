import { localized } from './localized.ts'

/** The words of the screen of every kind of field. */
export const kindsText = localized('kindsText', {
  title: 'Every kind of field',
  lead: 'As a visitor meets it. Try each with mouse, touch and keyboard: nothing is sent to anybody.',
  formTitle: 'One of each',
  picture: 'Three pots on a table',
  bowl: 'A bowl',
  cup: 'A cup',
  check: 'Check the answers',
  goesNowhere: 'Goes to nobody: the answers are checked, and that is all.',
  state: 'The answers',
  states: {
    empty: 'Empty',
    focus: 'In focus',
    filled: 'Filled in',
    wrong: 'With problems',
    advised: 'With advice',
    sending: 'On its way',
  },
  dress: 'The fields',
  required: 'Required',
  withHelp: 'With help text',
  help: 'A word of help below the label.',
  dark: 'Dark',
  mirrored: 'Right to left',
  advised: (count: number): string => `${count} kinds advise on the answers below; the others take no advice.`,
  focusDrawn: 'Each is drawn as while it is in focus. One alone can be.',
  onlyDrawn: 'Drawn as while a message is on its way. None is.',
  unchecked: 'Not checked yet.',
  found: (count: number): string =>
    count === 0 ? 'No problem found.' : count === 1 ? 'One problem.' : `${count} problems.`,
})
