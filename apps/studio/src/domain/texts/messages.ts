import { localized } from './localized.ts'

/** The words around a mail, wherever one is shown. */
export const mailText = localized('mailText', {
  subject: 'Subject',
  noSubject: '(no subject)',
  from: 'From',
  to: 'To',
  replyTo: 'Reply to',
  attached: 'Attached',
  frame: (subject: string): string => `The mail “${subject}”`,
  notDrawn: 'This cannot be drawn at the moment',
  notDrawnText: (host: string): string =>
    `The page that draws it did not come from ${host}. Look whether you are online, and whether Letterslot is still there.`,
  drawAgain: 'Try again',
})

/** The days that have a name of their own. */
export const mailTimeText = localized('mailTimeText', { today: 'Today', yesterday: 'Yesterday' })

/** The words of the place Messages. */
export const messagesText = localized('messagesText', {
  title: 'Messages',
  views: { 'test-inbox': 'Test inbox', practice: 'Practice' },
  viewsLabel: 'Views of Messages',
  unsentView: (view: string, count: number): string => `${view}, ${count} not sent`,
  unreadView: (view: string, count: number): string => `${view}, ${count} unread`,
  listening: 'Test inbox is listening',
  list: 'Mail, newest first',
  counts: (waiting: number, failed: number): string => `${waiting} waiting, ${failed} failed`,
  lastAnswer: (words: string): string => `The mail server said: ${words}`,
  note: 'Test mail arrives here and goes nowhere else.',
  practiceNote: 'Practice mail is kept in this browser and goes nowhere else.',
  empty: {
    'test-inbox':
      'No mail yet. Send any form that uses the test inbox; it arrives here in a second and goes nowhere else.',
    practice: 'No mail yet. Send any form that uses practice; it arrives here at once and goes nowhere else.',
  },
  tryForm: 'Try a form',
  unreachable: 'The test inbox does not answer. Is Letterslot still running on this computer?',
  refused: (words: string): string => `The test inbox cannot be looked into. It answered: ${words}`,
  tryAgain: 'Try again',
  choose: 'Choose a mail to read it.',
  search: 'Search sender, subject, text',
  nothingFound: 'No mail matches.',
  found: (count: number): string => (count === 1 ? '1 mail matches.' : `${count} mails match.`),
  clear: 'Show all',
  unread: 'Unread',
  attachments: (count: number): string => (count === 1 ? '1 attachment' : `${count} attachments`),
  remove: 'Delete this mail',
  removed: (subject: string): string => `“${subject || '(no subject)'}” deleted.`,
  undo: 'Undo',
  notDone: (why: string): string => `That did not work. ${why}`,
  more: (count: number): string => `Show older ones (${count})`,
  exportMenu: 'Export the mail of this list',
  fileName: 'letterslot-mail',
  shownAs: 'Shown as',
  looks: { wide: 'Computer', phone: 'Phone', dark: 'Dark' },
  opening: 'Opening the mail',
  gone: 'This mail is not here any more.',
  unreadable: 'The test inbox does not answer, so this mail cannot be read now.',
  parts: 'Parts of the mail',
  part: { html: 'HTML', text: 'Text', source: 'Source', attachments: 'Attachments', headers: 'Headers' },
  downloadSource: 'Download the source',
  readingSource: 'Reading the source',
  sourceUnreadable: 'The test inbox does not answer, so the source cannot be read now.',
  sourceCut: (size: string): string => `These are the first ${size}. The download has all of it.`,
  headersCut: 'What is longer is cut here. The download of the source has all of it.',
  copyPart: { text: 'Copy the text', source: 'Copy the source', headers: 'Copy the headers' },
  copyShown: 'Copy what is shown',
  copied: 'Copied.',
  notCopied: 'This browser did not let it be copied.',
  copyLink: 'Copy the address of this mail',
  linkCopied: 'Address copied. It opens in this browser, while Letterslot runs here.',
  repliesTo: (address: string): string => `, replies go to ${address}`,
  to: (addresses: readonly string[]): string => `to ${addresses.join(', ')}`,
  back: 'All mail',
})

/** The words of the view *At the relay* of Messages. */
export const relayMessagesText = localized('relayMessagesText', {
  view: 'At the relay',
  lead: 'What the relay took in, and what became of it. What visitors wrote is not shown here: it is in the mail.',
  list: 'Messages at the relay, newest first',
  loading: 'Asking the relay',
  empty: 'The relay is running and has no messages.',
  sendTest: 'Send a test',
  unreachable: (host: string): string =>
    `The relay at ${host} does not answer. Visitors’ messages wait on their devices meanwhile.`,
  refused: (words: string): string => `The relay does not show its messages. It answered: ${words}`,
  tryAgain: 'Try again',
  since: (time: string, alarm: string): string => `Since ${time}: ${alarm}`,
  counts: (waiting: number, failed: number): string => `${waiting} waiting, ${failed} failed`,
  sendAll: 'Send all now',
  sendingAll: 'Everything that waits is tried now.',
  retry: 'Try now',
  retryFailed: 'Try again',
  retrying: (reference: string): string => `Message ${reference} is tried now.`,
  notDone: (why: string): string => `That did not work. ${why}`,
  column: { message: 'Message', state: 'State', when: 'Taken in' },
  template: (id: string): string => `Template ${id}`,
  reference: (reference: string): string => `Reference ${reference}`,
  attempts: (count: number): string => (count === 1 ? '1 try' : `${count} tries`),
  state: {
    accepted: 'Waits for its first try',
    delivering: 'On its way',
    delivered: 'Taken by the mail server',
    failed: 'Failed: needs a person',
    soon: 'Next try any moment',
    next: (time: string): string => `Next try ${time}`,
  },
  more: 'Show older ones',
})

/** The words of *Doctor*, where a relay does not answer. */
export const doctorText = localized('doctorText', {
  title: 'Doctor',
  lead: 'On the computer that runs the relay, in Letterslot’s folder, with the settings of the relay:',
  command: 'Examine the relay',
  after:
    'It prints each setting and where it came from, or every fault that a start would meet. It changes nothing and shows no secret.',
})
