import { localized } from './localized.ts'

/** The words of the step Connect and the place Connections. */
export const connectText = localized('connectText', {
  title: 'Connect',
  lead: 'Who carries the mail? You can change it later; publish again to put it into use.',
  notConnected: 'Not connected: visitors’ answers would reach nobody.',
  ways: 'Ways to send',
  way: {
    emailjs: { title: 'EmailJS', detail: 'Works from any site. Paste your three ids, or your code' },
    'test-inbox': { title: 'Test inbox on this computer', detail: 'For trying out. Visitors cannot reach it' },
    practice: { title: 'Practice, in this page', detail: 'For trying out. Visitors cannot reach it' },
    relay: { title: 'Your own relay', detail: 'For people who run a server' },
  },
  state: {
    none: { emailjs: 'Needs three ids', relay: 'Needs an address', 'test-inbox': 'Ready', practice: 'Ready' },
    silent: 'Does not answer',
  },
  pairingFailed: (why: string): string => `The test inbox could not be connected. ${why}`,
  ids: {
    title: { emailjs: 'The three ids', relay: 'Address and ids' },
    lead: 'Safe to publish: with them a page can send, never read. Your private key is never asked for.',
    until: (name: string): string => `Until you use these, the form stays with ${name}.`,
    account: 'Account',
    another: 'Another account',
    publicKey: 'Public key',
    publicKeyHelp: 'Account → General. Never the private key',
    serviceId: 'Service ID',
    serviceIdHelp: 'Email Services, service_… say',
    templateId: 'Template ID',
    templateIdHelp: 'Email Templates, template_… say',
    origin: 'Address of the relay',
    originHelp: 'https://forms.example.org, say. Without a path',
    missing: 'This id is needed.',
    misplaced: {
      serviceId: 'This is the ID of a service: it begins with service_.',
      templateId: 'This is the ID of a template: it begins with template_.',
    },
    putInPlace: 'Put them where they belong',
    doubts: {
      'relay-private-key': 'This is the private key of a relay: it begins with lsk_. Never put it into a form.',
      'long-key': 'Public keys of EmailJS are usually shorter: this may be a private key. Never put that into a form.',
      placeholder: 'This looks like what examples have in place of an ID. Enter your own.',
      'several-words': 'An ID is one word, without blanks, quotation marks or brackets.',
    },
    confirm: 'They are right as they stand',
    badOrigin: 'Enter an address such as https://forms.example.org, without a path.',
    use: 'Use these ids',
    used: 'In use',
  },
  dialog: {
    lead: 'Three ids from your EmailJS dashboard; none of them is secret. Nothing is sent to EmailJS until you send a test, try the form or publish it.',
    privateKeyWarning: 'Never enter your private key: pages that anyone can read have no use for it.',
    cancel: 'Cancel',
  },
  own: {
    title: 'The form has these ids of its own',
    text: (name: string): string => `It sends by ${name}, which is not among your connections in this browser.`,
    keep: 'Keep them',
    disconnect: 'Disconnect the form',
  },
  inboxNote:
    'Mail of this form goes to the test inbox on this computer and nowhere else. It is here to try everything out.',
  practiceNote:
    'Mail of this form is made in this page and kept in this browser. It goes nowhere else, and needs no network.',
  more: 'More',
  moreLead: 'Extra parameters, what late messages say, how large files may be',
  mapping: {
    lead: 'Each field is sent under its own parameter name. If your template uses other names, send an answer under that name as well.',
    name: 'Parameter of the template',
    field: 'Field',
    choose: 'Choose a field',
    add: 'Add a parameter',
    remove: (name: string): string => `Remove ${name || 'this parameter'}`,
    taken: 'This name is sent already.',
  },
  files: {
    label: 'Files of one message together, at most, MB',
    help: {
      emailjs: 'By your plan at EmailJS. Empty: 0.5 MB. A larger file is refused before it is sent, and named.',
      relay: 'Empty: 10 MB together and 5 MB each. A larger file is refused before it is sent, and named.',
    },
    usual: { emailjs: '0.5', relay: '10' },
    problem: 'Write a number of megabytes.',
  },
  note: {
    label: 'When a message comes late or may be a repeat, say so at the end of',
    help: {
      emailjs:
        'EmailJS takes a repeat for a new message, so the message itself says it. A message in time gets no note.',
      relay:
        'A Letterslot relay says it under every mail and drops a repeat. With a note, a repeat is another message there and comes as a second mail.',
    },
    parameter: (label: string, name: string): string => `${label}, {{${name}}}`,
    byDefault: (choice: string): string => `${choice} (default)`,
    nowhere: {
      emailjs: 'Nowhere: my template prints letterslot_repeat',
      relay: 'Nowhere: the relay prints it by itself',
    },
    noField: 'No field',
    gone: (name: string): string => `No text of this form is sent as {{${name}}}. Choose another place.`,
    printed: 'What a template can print about each message:',
  },
})

/** The words of a connection's state; `at` is a time by the clock. The dot, the card and every list read these alone. */
export const connectionStateText = localized('connectionStateText', {
  none: 'Not connected',
  entered: {
    emailjs: 'Entered, not tested',
    relay: 'Entered, not tested',
    'test-inbox': 'Ready',
    practice: 'Ready',
  },
  tried: (at: string): string => `Test sent ${at}. No answer known yet`,
  accepted: (at: string): string => `Accepted ${at}. Did it arrive?`,
  arrived: (at: string): string => `Arrived ${at}`,
  missing: (at: string): string => `Accepted ${at}. It did not arrive`,
  unclear: (at: string): string => `Perhaps accepted ${at}`,
  refused: (at: string, reason: string): string => `Refused ${at}: ${reason}`,
  /** The provider failed while it worked on the message. */
  failed: (at: string, reason: string): string => `Perhaps accepted ${at}: ${reason}`,
  unanswered: (at: string): string => `No answer ${at}`,
  notFound: (what: string): string => `the ${what} was not found`,
  invalid: (what: string): string => `the ${what} is not valid`,
  refusedId: {
    'public-key-unknown': 'public key',
    'service-unknown': 'service ID',
    'template-unknown': 'template ID',
    'account-not-found': 'account',
  } satisfies Readonly<Record<string, string>>,
})

/** The words of the test send. */
export const testSendText = localized('testSendText', {
  title: 'Send me a test',
  lead: 'Takes the same way as a visitor’s message, with made-up answers, and a small file where the form asks for one.',
  send: 'Send a test',
  choosing: 'Saving the ids first…',
  again: 'Send again',
  idle: 'Not sent',
  connectFirst: 'Connect first, then send yourself a test.',
  saved: 'Saved on this device',
  savedText: (reference: string, size: string): string =>
    `Reference ${reference}, ${size}. Noted here before anything leaves.`,
  before: (when: string, outcome: string): string => `Before: ${when}, ${outcome}`,
  outcome: {
    accepted: 'accepted',
    arrived: 'arrived',
    missing: 'did not arrive',
    unclear: 'perhaps accepted',
    refused: 'not accepted',
    unanswered: 'no answer',
    unknown: 'no answer known',
  },
  now: 'now',
  interrupted: 'No answer known',
  interruptedText: 'This page was left before an answer came, or another tab still waits for it. It may have arrived.',
  going: 'Going out',
  goingTo: (host: string): string => `To ${host}, first try.`,
  goingHere: 'Within this page.',
  accepted: (by: string): string => `Accepted by ${by}`,
  answered: (status: number, text: string): string => `It answered ${status} ${text}.`,
  acceptedNote: 'Accepted does not mean delivered.',
  arrived: 'Arrived',
  arrivedText: (subject: string): string => `“${subject}” came into Messages.`,
  read: 'Read it',
  waiting: 'On the way to the inbox',
  waitingText: 'Looking into the inbox until it is there.',
  late: 'Not seen in the inbox',
  lateText: 'Messages shows whether it has come since, and what the mail server says.',
  unseen: 'Accepted, out of sight',
  unseenText: 'The inbox did not answer, so whether the mail is there could not be seen.',
  yourTurnShort: 'Your turn',
  yourTurn: 'Is it in your mailbox?',
  yourTurnText: 'Only you can see that. Look also among spam.',
  itArrived: 'It arrived',
  itDidNot: 'It did not',
  arrivedByYou: 'You found it in your mailbox',
  missingByYou: 'It is not in your mailbox',
  missingShort: 'Did not arrive',
  arrivedAfterAll: 'It arrived after all',
  arrivedHere: 'It came into Messages.',
  openMessages: 'Open Messages',
  missingHelp: {
    emailjs: 'EmailJS accepted it, so look there: Email History names what your mail service answered.',
    relay: 'Your relay accepted it, so look there: its log names what the mail server answered.',
  },
  refused: 'Not accepted',
  unanswered: 'No answer',
  unclear: 'Perhaps accepted',
  unclearText:
    'The answer is not one the provider gives. Something between this page and it may have answered instead.',
  saidNothing: 'It said nothing.',
  inboxSilent: 'The test inbox does not answer. Is Letterslot still running on this computer?',
  nothingSent: 'Nothing has arrived.',
  /** A test is tried once: what an explanation says of the next try of a message is not said of it. */
  step: {
    'public-key-unknown': 'Copy the public key, not the private one, from Account, General and enter it in Connect.',
    network:
      'If this device is online and other pages open here, look whether you restrict the sites that may send: this one must be among them.',
    timeout: 'Email History shows whether it arrived.',
    'rate-limited': 'Wait a moment, then send it again.',
    'relay-no-room': 'Wait a moment, then send it again.',
    'provider-busy': 'Wait a moment, then send it again.',
    'provider-failed': 'Wait a moment, then send it again.',
    'account-not-found':
      'See whether you can sign in, and whether the public key there is this one. If so, the provider has an outage: send it again later.',
    quota: 'Wait for the next period, or choose a larger plan in your account.',
  } satisfies Readonly<Record<string, string>>,
  stepAtRelay: {
    network:
      'If this device is online, see that the relay runs, that its address is right, and that its key allows this site.',
    timeout: 'The log of the relay shows whether it arrived.',
    'rate-limited': 'Wait a moment, then send it again. If it lasts, give the relay another rate by LETTERSLOT_RATE.',
    'relay-no-room': 'Wait a moment, then send it again.',
    'provider-busy': 'Wait a moment, then send it again.',
    'provider-failed': 'Read the relay’s log, then send it again.',
  } satisfies Readonly<Record<string, string>>,
  maybeSent: 'It may have arrived all the same.',
})

/** The words of the place Connections. */
export const connectionsText = localized('connectionsText', {
  title: 'Connections',
  lead: 'The ways your forms can send, kept in this browser.',
  empty: 'No connection yet. EmailJS takes two minutes; the test inbox none.',
  emptyPractice: 'No connection yet. EmailJS takes two minutes; practice none.',
  addEmailJs: 'Add EmailJS',
  useInbox: 'Use the test inbox',
  usePractice: 'Use practice',
  usedBy: (titles: readonly string[]): string =>
    titles.length === 0 ? 'Used by no form' : `Used by ${titles.join(', ')}`,
  remove: (name: string): string => `Delete the connection ${name}`,
  removed: (name: string, titles: readonly string[], isPublished: boolean): string => {
    const [only] = titles
    const forms =
      only === undefined
        ? ''
        : titles.length === 1
          ? ` “${only}” is not connected now.`
          : ` ${titles.length} forms are not connected now.`
    return `${name} deleted.${forms}${isPublished ? ' Published pages still send by it.' : ''}`
  },
  undo: 'Undo',
  edit: (name: string): string => `Edit the connection ${name}`,
  name: 'Name',
  nameHelp: 'For you alone. Empty: it is called by its service.',
  save: 'Save',
  taken: 'Another connection here has these very ids.',
  editNote: (titles: readonly string[]): string =>
    titles.length === 0
      ? 'Other ids are not tested yet: send yourself a test then.'
      : `${titles.join(', ')} ${titles.length === 1 ? 'sends' : 'send'} by other ids at once; what is published already does not. Other ids are not tested yet.`,
  notTaken: (titles: readonly string[]): string =>
    `Not saved in ${titles.map((title) => `“${title}”`).join(', ')}: the ids there are the old ones still.`,
  lastAnswer: 'Last answer:',
})

/** The words about the private key of the relay that serves the studio. */
export const relayKeyText = localized('relayKeyText', {
  label: 'Private key of this relay',
  help: 'Made by “letterslot keys create” on the server. It stays in this browser; no form, page or backup holds it.',
  problem: 'A private key of a relay begins with lsk_.',
  keep: 'Keep it in this browser',
})
