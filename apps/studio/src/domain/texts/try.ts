import type { FaultName } from '@letterslot/client/faults'
import { localized } from './localized.ts'

const attemptOrdinals = [
  'First',
  'Second',
  'Third',
  'Fourth',
  'Fifth',
  'Sixth',
  'Seventh',
  'Eighth',
  'Ninth',
  'Tenth',
] as const

/** The words of Try it. */
export const tryText = localized('tryText', {
  title: 'Try it',
  goesTo: 'Goes to:',
  /** The destination within a sentence. */
  way: {
    practice: 'practice',
    'test-inbox': 'the test inbox',
  },
  nowhere: 'Not connected',
  real: 'This sends for real. Your visitors see exactly this.',
  realInbox: 'This sends to the test inbox on this computer. Your visitors see exactly this.',
  realPractice: 'This sends within this page. Your visitors see exactly this.',
  /** While What if… keeps messages from their provider. */
  pretended: 'Your visitors see exactly this.',
  connectFirst: 'Connect first; until then visitors read that the form is not connected.',
  visitor: 'What the visitor sees',
  maker: 'What you get',
  fillIn: 'Fill in',
  madeUp: (missing: readonly string[]): string =>
    missing.length === 0
      ? 'These answers are made up.'
      : `These answers are made up. For ${missing.map((label) => `“${label}”`).join(', ')} none was found.`,
  goesOn: (host: string): string => `Here visitors go on to ${host}. Try it stays.`,
  /** Also where something was sent on an earlier visit: its receipt does not tell that it came from here. */
  nothing: 'Nothing was sent since you came here.',
  nothingMore: 'Fill the form in and send it. What comes of it stands here.',
  preview: 'What arrives then, with made-up answers',
  previewOfThis: 'What arrives then',
  willSay: (said: string): string => `Then it says: “${said}”`,
  says: (said: string): string => `It says: “${said}”`,
  sending: 'Going out',
  sendingTo: (name: string): string => (name === '' ? '' : `On its way to ${name}.`),
  waits: (count: number): string =>
    `Nothing has arrived yet. ${count === 1 ? 'One message waits' : `${count} messages wait`}.`,
  mayHaveArrived: (count: number): string =>
    `Perhaps it has arrived. ${count === 1 ? 'One message waits' : `${count} messages wait`} for a clear answer.`,
  cutOff: 'Not sent yet: its try may have ended with its page',
  cutOffText: 'It may have arrived all the same. It goes out again by itself, as a possible repeat.',
  arrivedUnheard: 'It has arrived, but the visitor cannot know that yet',
  needsYou: 'Nothing has arrived. This needs you.',
  perhapsNeedsYou: 'An earlier try may have arrived. This needs you.',
  notConnected: 'Nothing has arrived: the form is not connected.',
  perhapsNotConnected: 'An earlier try may have arrived; now the form is not connected.',
  connect: 'Connect the form',
  accepted: (name: string): string => `Accepted by ${name}`,
  acceptedText: 'Accepted does not mean delivered. Look into your mailbox, also among spam.',
  acceptedTwice: 'An earlier try may have arrived as well: this one says that it is a possible repeat.',
  arriving: 'Accepted, on its way to the inbox',
  late: 'Accepted, but not seen in the inbox',
  lateText: 'Messages shows whether it has come since, and what the mail server says.',
  arrived: 'It has arrived',
  read: 'Open it in Messages',
  unseen: 'Accepted, but the inbox did not answer',
  unseenText: 'Whether the mail is there could not be seen.',
  parameters: 'The parameters that were sent',
  parameter: 'Parameter',
  value: 'Value',
  pills: {
    sending: 'Going out',
    wait: 'Not sent yet',
    unheard: 'No answer yet',
    parked: 'Not delivered yet',
    perhaps: 'Perhaps delivered',
    sent: 'Sent',
  },
  life: 'What has become of it',
  kept: {
    strict: 'Saved on the visitor’s device',
    relaxed: 'Kept on the visitor’s device',
    memory: 'Not saved: kept in the open page alone',
  },
  keptMore: {
    strict: '',
    relaxed: 'A power cut at once could lose it.',
    memory: 'The visitor was asked to keep it open.',
  },
  /** Of the lines that stand under it. */
  folded: (count: number): string => (count === 1 ? 'One earlier line' : `${count} earlier lines`),
  earlier: (count: number): string => (count === 1 ? 'One earlier try' : `${count} earlier tries`),
  tried: (count: number, sent: 'no' | 'maybe'): string =>
    `${tryNumber(count)}: ${sent === 'no' ? 'not sent.' : 'perhaps sent.'}`,
  trying: (count: number): string => `${tryNumber(count)} under way`,
  begun: (count: number): string => `${tryNumber(count)} begun by a page that may be gone; it may have arrived`,
  nextOnline: (count: number): string => `${tryNumber(count)} at once when it is back online`,
  next: (count: number): string => `${tryNumber(count)} by itself, while the page is open`,
  probe: 'Tried again from time to time, while the page is open',
  stays: 'It stays there until something has changed',
  acceptedAt: (count: number): string => `${tryNumber(count)}: accepted`,
  left: 'What was written is gone from the visitor’s device',
  waiting: 'waiting',
  adviceTitle: 'What you would do',
  adviceEmailJs: 'What you would do, with EmailJS',
  words: 'The provider’s words',
  wordsHere: 'What was refused here',
  wordsSimulated: 'What was simulated',
  notSeen: 'On a visitor’s own device you do not see this: you hear of a message once it is sent.',
  fallback: 'Visitors are shown your other way to be reached.',
  noFallback: 'Visitors have no other way to reach you.',
  addFallback: 'Add one in Publish',
})

/** The words of the row *What if…*. */
export const whatIfText = localized('whatIfText', {
  title: 'What if…',
  back: 'back online',
  faults: {
    offline: 'offline',
    'provider-down': 'provider down',
    'mailbox-disconnected': 'mailbox disconnected',
    'quota-used-up': 'quota used up',
    'wrong-template': 'wrong template id',
    'answer-lost': 'answer lost',
    'slow-line': 'slow line',
    'storage-full': 'storage full',
  } satisfies Record<FaultName, string>,
  none: 'Nothing is simulated in this tab.',
  /** Names the simulated parts: never more than is so. */
  simulated: (fault: FaultName, name: string | undefined): string =>
    name === undefined ? simulations[fault] : `${simulations[fault]} ${realities[fault](name)}`,
})

const simulations: Readonly<Record<FaultName, string>> = {
  offline: 'Simulated: this device is offline.',
  'provider-down': 'Simulated: the provider has an outage.',
  'mailbox-disconnected': 'Simulated: the provider may not use the mailbox any more.',
  'quota-used-up': 'Simulated: the month’s messages are used up.',
  'wrong-template': 'Simulated: the provider knows no such template.',
  'answer-lost': 'Simulated: every answer gets lost.',
  'slow-line': 'Simulated: the answer takes nine seconds longer.',
  'storage-full': 'Simulated: this device has no room left.',
}

const notAsked = (name: string): string => `${name.charAt(0).toUpperCase()}${name.slice(1)} is not asked.`

const realities: Readonly<Record<FaultName, (name: string) => string>> = {
  offline: notAsked,
  'provider-down': notAsked,
  'mailbox-disconnected': notAsked,
  'quota-used-up': notAsked,
  'wrong-template': notAsked,
  'answer-lost': (name) => `Each try really goes to ${name}; only its answer is withheld.`,
  'slow-line': (name) => `The message really goes to ${name}.`,
  'storage-full': (name) => `The message really goes to ${name}; it is just not saved here.`,
}

function tryNumber(count: number): string {
  const ordinal = attemptOrdinals[count - 1]
  return ordinal === undefined ? `Try ${count}` : `${ordinal} try`
}
