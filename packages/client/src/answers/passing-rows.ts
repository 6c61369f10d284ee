import type { AnswerRows } from './answer-row.ts'
import { dashboard, serviceUnavailable } from './answer-row.ts'

/** The provider could not be reached, or its answer not be read. */
export const networkRows: AnswerRows = [
  {
    id: 'network',
    heard: [{ status: 0, text: 'Network Error' }],
    evidence: 'measured',
    title: 'Nobody answered',
    happened:
      'The provider could not be reached: no network, a network that blocks it, or an answer that this page may not read.',
    step: {
      text: 'Nothing, if this device is offline. If other pages open here, look whether you restrict the sites that may send: this one must be among them.',
      link: dashboard.security,
    },
    atRelay: {
      text: 'Nothing, if this device is offline. Otherwise see that the relay runs, that its address is right, and that its key allows this site.',
    },
  },
]

/** Perhaps it arrived. */
export const timeoutRows: AnswerRows = [
  {
    id: 'timeout',
    heard: [{ status: 0, text: 'Timeout' }],
    evidence: 'measured',
    title: 'No answer in time',
    happened: 'The message went out and no answer came in time. It may have been accepted all the same.',
    step: {
      text: 'Nothing. The next attempt goes out under the same reference, marked as a possible repeat; Email History shows what arrived.',
      link: dashboard.history,
    },
    atRelay: { text: 'Nothing. The relay makes one mail of all attempts.' },
  },
]

/** Too fast. */
export const rateRows: AnswerRows = [
  {
    id: 'rate-limited',
    heard: [
      { status: 429, text: 'Too Many Requests' },
      { status: 429, text: '' },
    ],
    evidence: 'sdk',
    title: 'Too fast',
    happened: 'The provider takes one message a second, or this page limits itself. Nothing was accepted.',
    step: { text: 'Nothing. The next attempt waits as long as the provider asks.' },
    atRelay: {
      text: 'Nothing. If it lasts, give the relay another rate by LETTERSLOT_RATE; no setting changes that mail to addresses that visitors typed is 3 a day to one and 50 to all.',
    },
  },
]

/** The provider is in trouble, not the message. */
export const failedRows: AnswerRows = [
  {
    id: 'relay-store',
    match: /^503 The relay cannot store/,
    heard: [{ status: 503, text: 'The relay cannot store messages at the moment. Nothing was accepted' }],
    evidence: 'ours',
    title: 'The relay cannot store messages',
    happened: 'The disk of the relay is full, read-only or locked. It took nothing, so nothing is half done.',
    step: { text: 'Make room on the relay’s computer. It works again by itself.' },
  },
  {
    id: 'relay-no-room',
    match: /^503 The relay has too much in hand/,
    heard: [{ status: 503, text: 'The relay has too much in hand at the moment. Nothing was accepted' }],
    evidence: 'ours',
    title: 'The relay has too much in hand',
    happened: 'So much was on its way to the relay at once that it took no more. It took nothing of this message.',
    step: { text: 'Nothing. It is tried again by itself.' },
  },
  {
    id: 'practice-store',
    match: /^503 This browser did not keep/,
    heard: [{ status: 503, text: 'This browser did not keep the mail. Nothing was accepted' }],
    evidence: 'ours',
    title: 'This browser could not keep the mail',
    happened: 'Practice keeps its mail in this browser, and the browser refused. Nothing was accepted.',
    step: { text: 'Make room in this browser, then try again.' },
  },
  {
    id: 'provider-busy',
    match: /^(408|409|425)/,
    heard: [
      { status: 408, text: '' },
      { status: 409, text: '' },
      { status: 425, text: '' },
    ],
    evidence: 'guess',
    title: 'The provider could not take it just now',
    happened: 'The provider, or something before it, asked for another attempt.',
    step: { text: 'Nothing. It is tried again by itself.' },
  },
  {
    id: 'provider-failed',
    heard: [
      { status: 500, text: 'Internal Server Error' },
      serviceUnavailable,
      { status: 500, text: 'The relay failed. Nothing was accepted' },
    ],
    evidence: 'issue',
    title: 'The provider has a fault',
    happened: 'The provider failed while it worked on the message. Such outages pass.',
    step: { text: 'Nothing. It is tried again by itself, under the same reference.' },
    atRelay: {
      text: 'Read the relay’s log. It is tried again by itself, and the relay makes one mail of all attempts.',
    },
  },
]

/** The page died in the middle of an attempt. */
export const interruptedRows: AnswerRows = [
  {
    id: 'interrupted',
    heard: [],
    evidence: 'ours',
    title: 'The page was closed meanwhile',
    happened: 'The page went away while an attempt was under way. It may have been accepted all the same.',
    step: { text: 'Nothing. The next attempt goes out under the same reference.' },
  },
]

/** Outcomes that are none of the client's rejections. */
export const unknownRows: AnswerRows = [
  {
    id: 'unknown',
    heard: [],
    evidence: 'ours',
    title: 'Something failed on the way',
    happened: 'What sends this form failed in a way of its own. It may have been accepted all the same.',
    step: { text: 'Its own words say what. Try again once that is mended.' },
  },
]

/** Given up by the caller. */
export const abortedRows: AnswerRows = [
  {
    id: 'aborted',
    heard: [{ status: 0, text: 'Aborted' }],
    evidence: 'ours',
    title: 'Given up',
    happened: 'The attempt was ended before an answer came.',
    step: { text: 'Try again.' },
  },
]
