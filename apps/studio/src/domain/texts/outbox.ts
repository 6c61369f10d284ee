import { localized } from './localized.ts'

/** The words of the view *From this browser* of Messages. */
export const outboxText = localized('outboxText', {
  view: 'From this browser',
  lead: 'One row is one message with its whole life. Visitors’ messages never pass through here: they go straight to your inbox.',
  empty:
    'Nothing sent from this browser yet. Visitors’ messages never pass through here: they go straight to your inbox, and what could not be sent waits on the visitor’s own device.',
  tryForm: 'Try a form',
  list: 'Messages from this browser, newest first',
  show: 'Show',
  more: (count: number): string => `Show older ones (${count})`,
  nothingShown: 'None of these.',
  search: 'Search names, answers, references',
  nothingFound: 'No message matches.',
  found: (count: number): string => (count === 1 ? '1 message matches.' : `${count} messages match.`),
  clear: 'Show all',
  formFilter: 'Form',
  allForms: 'All forms',
  group: { sent: 'Sent', waiting: 'Not sent yet', person: 'Not delivered yet: needs a person' },
  column: { writer: 'From', form: 'Form', state: 'State', when: 'Written' },
  export: (count: number, isAll: boolean): string => (isAll ? `Export all (${count})` : `Export listed (${count})`),
  exportMenu: 'Export the messages of this list',
  csv: 'As a table (CSV)',
  json: 'As data (JSON)',
  ledCells: (count: number): string =>
    count === 1
      ? 'In the table, one cell begins with an apostrophe that was not written: without it, a spreadsheet would run the cell as a formula. As data (JSON) changes nothing.'
      : `In the table, ${count} cells begin with an apostrophe that was not written: without it, a spreadsheet would run them as formulas. As data (JSON) changes nothing.`,
  fileName: 'letterslot-messages',
  details: 'The message',
  gone: 'This message is not here any more.',
  back: 'All messages',
  untitled: 'Untitled form',
  state: {
    queued: 'Not sent yet',
    offline: 'Goes out when online',
    sending: 'Sending…',
    sent: 'Sent',
    person: 'Needs a person',
    soon: 'Next try any moment',
    inTime: (time: string): string => `Next try in ${time}`,
    at: (time: string): string => `Next try ${time}`,
  },
  /** A moment to come. */
  moment: {
    today: (time: string): string => `at ${time}`,
    later: (dayAndTime: string): string => `on ${dayAndTime}`,
  },
  tries: (attempts: number): string => `at try ${attempts}`,
  reference: 'Reference',
  newer:
    'A newer Letterslot wrote this message. This version leaves it as it is; reload this page to get the newer one.',
  arrivedIn: {
    practice: 'The mail is in Messages, under Practice.',
    'test-inbox': 'The mail is in Messages, under Test inbox.',
  },
  /** Of a mail that was not seen there: under way, or deleted. */
  readIn: {
    practice: 'Its mail is read in Messages, under Practice.',
    'test-inbox': 'Its mail is read in Messages, under Test inbox.',
  },
  readIt: 'Read it',
  lookThere: 'Look there',
  keeping: {
    strict: 'kept on this device',
    relaxed: 'kept on this device, though not yet safe from a power cut',
    memory: 'only in this page: keep it open',
    sent: 'accepted; the answers are gone from this device',
  },
  probed: (time: string): string => `It is tried again by itself ${time}, while Letterslot is open in this browser.`,
  notProbed: 'It waits until somebody tries again.',
  waits: 'It goes out while Letterslot is open in this browser.',
  doubtful: 'It may have arrived already. The next attempt says that it may be a repeat.',
  simulated: {
    title: (title: string): string => `Simulated: ${title}`,
    words: 'What was simulated',
    happened: 'What if… in Try it played this answer. Your provider did not give it.',
    step: 'Try again: it goes out for real, unless What if… still plays something in another tab.',
  },
  words: 'The provider’s words',
  wordsHere: 'What was refused here',
  whatToDo: 'What to do',
  checkConnection: 'Check the connection',
  opensElsewhere: ' (opens another site)',
  attempts: 'Attempts',
  next: (moment: string): string => `next ${moment}`,
  earlier: (count: number): string => `${count} earlier ${count === 1 ? 'attempt is' : 'attempts are'} not listed.`,
  written: 'Written here',
  running: 'Under way',
  /** Of an attempt of another page, where the browser does not tell whether that page is still there. */
  begun: 'Begun by another page',
  notEnded: 'never ended',
  answers: 'What was written',
  receipt: 'What was written is gone from this device once it was accepted.',
  noAnswers: 'Every answer was left empty.',
  file: (name: string, size: string): string => `${name} (${size})`,
  retry: 'Try again',
  edit: 'Edit and send again',
  copy: 'Copy the answers',
  copied: 'Answers copied.',
  download: 'Download the answers',
  notCopied: 'This browser did not let them be copied.',
  remove: 'Delete from this device',
  removed: (title: string): string => `“${title}” deleted from this device.`,
  undo: 'Undo',
  notDone: (why: string): string => `That did not work. ${why}`,
  openConnect: 'Open Connect',
  cancel: 'Cancel',
})

/** The words when a message waits and its form, or the connection, changed meanwhile. */
export const changedText = localized('changedText', {
  title: 'Which way should it go?',
  lead: 'Since this message was written, the way that its form sends has changed.',
  changed: {
    connection: (before: string, now: string): string =>
      `The form sends by ${now} now; this message was written for ${before}.`,
    ids: 'The ids of the connection are other ones now.',
    mail: 'The mail that the answers become was changed.',
  },
  asWritten: 'As it was written',
  asNow: 'As the form is now',
  deletedTitle: 'Its connection was deleted',
  deleted: (before: string): string =>
    `This message was written for ${before}, a connection that is not in this browser any more. Nothing is lost: it waits.`,
  connectFirst: 'The form is not connected now. Connect it, then try again.',
  noForm: 'Its form is not in this browser any more either. Copy the answers, or bring the form back from the bin.',
})

/** The words of the sheet in which a message is edited before it goes out again. */
export const editText = localized('editText', {
  title: 'Edit and send again',
  lead: 'It goes out under the same reference, because it was never accepted.',
  doubtful:
    'It may have arrived already, though no answer said so. Edited, it may come as a second message under the same reference.',
  send: 'Send again',
})

/** The words where this browser does not keep messages as it should. */
export const healthText = localized('healthText', {
  memory: (why: string): string => `${why} Messages are sent all the same: keep this page open until they are.`,
  relaxed: (why: string): string => `${why} A message outlives this page, but perhaps not a power cut.`,
  why: {
    'blocked-site-data': 'This browser keeps nothing for this address.',
    quota: 'This browser has no room left.',
    'newer-version': 'Another tab runs a newer Letterslot. Reload this page.',
    lost: 'This browser’s storage failed.',
    unsupported: 'This browser cannot keep messages for certain.',
    unknown: 'This browser does not keep messages for certain.',
  },
})
