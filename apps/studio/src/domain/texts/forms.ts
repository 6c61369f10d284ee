import { localized } from './localized.ts'

/** The words of the first screen. */
export const firstRunText = localized('firstRunText', {
  title: ['Make a form.', 'Get the answers by e-mail.'],
  lead: 'No account with us. Your forms stay in this browser.',
  /** In a browser that keeps nothing. */
  leadNotKept: 'No account with us. Here a form lasts until this page is closed.',
  question: 'Where should answers go?',
  placeholder: 'you@example.org',
  questionHelp: 'Also shown to visitors if sending ever fails. You can change it for each form.',
  questionProblem: 'Enter an address such as you@example.org, or skip this.',
  addressNotKept: (cause: string): string => `Not saved (${cause}). It stands here until this page is left.`,
  skip: 'Skip',
  doorsNav: 'Start',
  wall: 'The contact form, alive',
  tryInbox: 'Try it: this one sends to the test inbox on this computer.',
  tryPractice: 'Try it: this one sends within this page. Nothing leaves it.',
  sampleMessage: 'Is the workshop wheelchair accessible?',
  /** Who receives the answers, after *Goes by e-mail to*. */
  you: 'you',
  youReceive: 'Reference {ref}, {time}.',
  /** In place of what visitors read of the maker, who reads the form themselves here. */
  failed: {
    'test-inbox': {
      silent: 'The test inbox does not answer. Is Letterslot still running on this computer?',
      busy: 'The test inbox cannot take it at the moment.',
      refused: 'The test inbox did not accept it.',
      inVain: 'We have tried for days, and the test inbox did not take it.',
    },
    practice: {
      busy: 'This browser did not keep the mail.',
      refused: 'No mail could be made of it.',
      inVain: 'We have tried for days, and this browser did not keep the mail.',
    },
  },
  arrivedInbox: 'It has arrived in the test inbox.',
  arrivedPractice: 'It has arrived in Messages, in this page.',
  readIt: 'Read it',
  notArrived: 'It was sent, but was not seen in the inbox. Messages shows whether it has come since.',
  notSeen: 'It was sent, but the test inbox did not answer. Whether it has arrived could not be seen.',
  mailTitle: 'This is the mail you get.',
  mailLead:
    'A relay of Letterslot writes every answer like this. With EmailJS your template there does; this layout can be copied to it.',
  mailMine: 'Make this form yours',
  mailBack: 'Back to the start',
})

/** The doors into a new form. */
export const formSourceText = localized('formSourceText', {
  contact: { title: 'Contact form', detail: 'The one you can try here, ready to make yours' },
  others: { title: 'Other starts', detail: 'Event sign-up, feedback, RSVP, order, blank' },
  emailjs: { title: 'I already use EmailJS', detail: 'Paste your code, and the form is there' },
  file: { title: 'Open a file or paste HTML', detail: 'A page, a saved form, or a backup' },
})

/** The source for those who have an EmailJS account. */
export const emailJsText = localized('emailJsText', {
  title: 'I already use EmailJS',
  create: 'Make a contact form with it',
})

/** Results of making a form. */
export const formsText = localized('formsText', {
  notMade: 'The form was not made: a part of this page could not be loaded. Are you online? Then press again.',
  notConnected: 'The test inbox does not answer, so this form is not connected yet.',
})

/** The library. */
export const libraryText = localized('libraryText', {
  title: 'Forms',
  count: (count: number): string =>
    count === 0
      ? 'No form in this browser.'
      : count === 1
        ? 'One form in this browser.'
        : `${count} forms in this browser.`,
  /** In a browser that keeps nothing. */
  countNotKept: (count: number): string =>
    count === 0
      ? 'No form in this page.'
      : `${count === 1 ? 'One form' : `${count} forms`} in this page, until it is closed.`,
  search: 'Search forms',
  newForm: 'New form',
  show: 'Show',
  all: 'All',
  out: 'Downloaded or copied',
  drafts: 'Drafts',
  bin: 'Bin',
  edited: (when: string): string => `Edited ${when}`,
  deleted: (when: string): string => `Deleted ${when}`,
  inBin: 'In the bin',
  more: (title: string): string => `More about ${title}`,
  open: 'Open',
  rename: 'Rename',
  duplicate: 'Duplicate',
  download: 'Download as a file',
  remove: 'Delete',
  restore: 'Put back',
  destroy: 'Delete for good',
  removed: (title: string): string => `“${title}” is in the bin.`,
  undo: 'Undo',
  emptyBin: 'The bin is empty.',
  nothingFound: (query: string): string => `No form called “${query}”.`,
  clearSearch: 'Clear search',
  noneOfKind: 'No form of this kind.',
  showAll: 'Show all',
  emptyTitle: 'No forms yet.',
  empty: 'Start from one that works, then make it yours.',
  emptySmall: 'Forms made in another browser or at another address are not shown here.',
  contactForm: 'Contact form',
  blank: 'Blank',
  openBackup: 'Open a backup',
  startAnother: 'Start another',
  startAnotherLead: 'Forms stay in this browser until you publish.',
  /** In a browser that keeps nothing. */
  startAnotherNotKept: 'Here a form lasts until this page is closed.',
  renameTitle: 'Rename the form',
  renameLabel: 'Title',
  renameHelp: 'Visitors read it above the form.',
  save: 'Rename',
  cancel: 'Cancel',
  destroyTitle: (title: string): string => `Delete “${title}” for good?`,
  destroyText: 'This cannot be undone. A published page goes on working, but you can no longer change it here.',
})

/** Results of opening a file. */
export const importText = localized('importText', {
  title: 'Open a file',
  faults: (name: string, count: number): string =>
    `“${name}” was not opened: ${count === 1 ? 'one thing is wrong with it' : `${count} things are wrong with it`}. Nothing here was changed.`,
  refusedTitle: 'This file was not opened',
  more: (count: number): string => `and ${count} more`,
  close: 'Close',
  taken: (title: string): string => `“${title}” is here already`,
  takenText: (count: number): string =>
    count === 1
      ? 'A form with the same id is in this browser. Keep both, or replace the one that is here?'
      : `${count} forms with the same ids are in this browser. Keep both of each, or replace the ones that are here?`,
  keepBoth: 'Keep both',
  replace: 'Replace',
  cancel: 'Cancel',
  unloaded: 'This file was not opened: what reads it could not be loaded. Are you online? Then open the file again.',
  opened: (count: number): string => (count === 1 ? 'One form was opened.' : `${count} forms were opened.`),
  connectAgain: 'Its connections hold no keys: connect them again under Connections.',
})
