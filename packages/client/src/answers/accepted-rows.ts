import type { AnswerRows } from './answer-row.ts'
import { dashboard } from './dashboard.ts'

/** The agreed 2xx. */
export const acceptedRows: AnswerRows = [
  {
    id: 'accepted',
    heard: [{ status: 200, text: 'OK' }],
    evidence: 'documented',
    title: 'Accepted',
    happened: 'The provider took the message. That is acceptance, not delivery.',
    step: {
      text: 'If the mail is not in your mailbox, look among spam, then into Email History. A mail that says “variables are corrupted” wants its template mended.',
      link: dashboard.history,
    },
    atRelay: {
      text: 'If the mail is not in your mailbox, look among spam, then into the log of the relay: it names what the mail server answered.',
    },
  },
]

/** A 2xx that is not the provider's. */
export const unclearRows: AnswerRows = [
  {
    id: 'unclear-answer',
    heard: [
      { status: 200, text: '<!DOCTYPE html><title>Sign in to the Wi-Fi</title>' },
      { status: 200, text: '' },
      { status: 204, text: '' },
    ],
    evidence: 'ours',
    title: 'Perhaps accepted',
    happened:
      'Something answered that all is well, but not in the provider’s words: the sign-in page of a hotel’s network, say. Whether the provider has the message is not known.',
    step: {
      text: 'Open any other page on this network and sign in if it asks you to. The next attempt goes out under the same reference, marked as a possible repeat.',
      link: dashboard.history,
    },
    atRelay: {
      text: 'Open any other page on this network and sign in if it asks you to. The relay makes one mail of all attempts.',
    },
  },
]
