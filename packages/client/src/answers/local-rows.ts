import type { AnswerRows } from './answer-row.ts'
import { dashboard } from './answer-row.ts'

const atRelay = { text: 'Open Connect and enter the ids of the relay; “letterslot keys list” shows its public keys.' }

/** Refused before sending: no public key. */
export const missingPublicKeyRows: AnswerRows = [
  {
    id: 'missing-public-key',
    heard: [{ status: 0, text: 'The public key is required. Visit https://dashboard.emailjs.com/admin/account' }],
    evidence: 'sdk',
    title: 'Not connected: there is no public key',
    happened: 'Nothing was sent: it is not said whose account the message goes through.',
    step: { text: 'Open Connect and enter the public key of your account.', link: dashboard.publicKey },
    atRelay,
  },
]

/** Refused before sending: no service id. */
export const missingServiceRows: AnswerRows = [
  {
    id: 'missing-service-id',
    heard: [{ status: 0, text: 'The service ID is required. Visit https://dashboard.emailjs.com/admin' }],
    evidence: 'sdk',
    title: 'Not connected: there is no service id',
    happened: 'Nothing was sent: it is not said which mail service sends the message.',
    step: { text: 'Open Connect and enter the id of your service.', link: dashboard.services },
    atRelay,
  },
]

/** Refused before sending: no template id. */
export const missingTemplateRows: AnswerRows = [
  {
    id: 'missing-template-id',
    heard: [{ status: 0, text: 'The template ID is required. Visit https://dashboard.emailjs.com/admin/templates' }],
    evidence: 'sdk',
    title: 'Not connected: there is no template id',
    happened: 'Nothing was sent: it is not said which template writes the mail.',
    step: { text: 'Open Connect and enter the id of your template.', link: dashboard.templates },
    atRelay,
  },
]

/** Refused before sending: the page's own call is wrong. */
export const badArgumentsRows: AnswerRows = [
  {
    id: 'bad-arguments',
    heard: [
      {
        status: 0,
        text: 'The template params have to be the object. Visit https://www.emailjs.com/docs/sdk/send/',
      },
    ],
    evidence: 'sdk',
    title: 'The page calls wrongly',
    happened: 'Nothing was sent: what the page handed over is of another kind than it must be, as its words say.',
    step: { text: 'Correct the call in the page.' },
  },
]

/** Refused before sending: a program drives the browser. */
export const headlessRows: AnswerRows = [
  {
    id: 'headless',
    heard: [{ status: 451, text: 'Unavailable For Headless Browser' }],
    evidence: 'sdk',
    title: 'Kept back: a program drives this browser',
    happened: 'The page sends nothing from browsers that a program drives, and this one says it is.',
    step: { text: 'Switch blockHeadless off, if that was no robot.' },
  },
]

/** Refused before sending: the block list. */
export const blockedRows: AnswerRows = [
  {
    id: 'blocked',
    heard: [{ status: 403, text: 'Forbidden' }],
    evidence: 'sdk',
    title: 'Kept back by the block list',
    happened: 'An answer stands on the block list of the page. Nothing was sent.',
    step: { text: 'Take it off the list, if that was a mistake.' },
  },
]

const smallerFile = {
  text: 'Ask for smaller files: in the form, a rule for their size tells visitors when they choose. If your plan takes more, say so in Connect, under More.',
}
const shorterAnswer = {
  text: 'Shorten the answer that is named. In the form, a rule for its length tells visitors in time.',
}

/** Refused before sending: too large for the connection. */
export const tooLargeRows: AnswerRows = [
  {
    id: 'file-too-large',
    match: /: .* is too large: \d+ of \d+ (files|bytes)/,
    heard: [
      { status: 413, text: 'photos: photo.jpg is too large: 700000 of 500000 bytes' },
      { status: 413, text: 'photos: photo.jpg is too large: 12 of 10 files' },
    ],
    evidence: 'ours',
    title: 'Refused here: the files are too large',
    happened: 'Nothing was sent: the file that is named, or all files together, are over what this connection carries.',
    step: smallerFile,
  },
  {
    id: 'too-large',
    heard: [{ status: 413, text: 'message is too large: 60000 of 51200 bytes' }],
    evidence: 'ours',
    title: 'Refused here: the answers are too large',
    happened: 'Nothing was sent: together the answers are larger than the provider takes, which is 50 kB.',
    step: { ...shorterAnswer, link: dashboard.variables },
    atRelay: shorterAnswer,
  },
]
