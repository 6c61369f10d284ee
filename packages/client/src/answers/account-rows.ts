import type { AnswerRows } from './answer-row.ts'
import { dashboard, mailboxDisconnected, quotaUsedUp } from './answer-row.ts'

const reconnect = {
  text: 'Open Email Services, choose the service, disconnect the account and connect it again. Allow it to send mail on your behalf.',
  link: dashboard.services,
} as const
const readWords = { text: 'Ask whoever runs the relay what its words mean.' }
const atRelayMailbox = { text: 'Correct LETTERSLOT_SMTP_URL; “letterslot doctor” shows where each setting comes from.' }
const atRelayOrigin = {
  text: 'Give the key this site: LETTERSLOT_ALLOWED_ORIGINS seeds it, “letterslot keys create --origins …” makes another one.',
}

/** The maker's account is in trouble, or the provider is. */
export const refusedRows: AnswerRows = [
  {
    id: 'not-a-browser',
    match: /^403 .*non-browser/i,
    heard: [{ status: 403, text: 'API calls are disabled for non-browser applications' }],
    evidence: 'sdk',
    title: 'The provider saw no web address',
    happened:
      'The provider saw no site that the message came from: a page opened from a file, say, or a program that is no browser.',
    step: {
      text: 'Open the page at its web address. To send from a program too, allow non-browser applications under Account, Security.',
      link: dashboard.security,
    },
    atRelay: atRelayOrigin,
  },
  {
    id: 'private-key-wanted',
    match: /^403 .*(strict mode|private key)/i,
    heard: [{ status: 403, text: 'API calls in strict mode, but no private key was passed' }],
    evidence: 'public-code',
    title: 'The account wants a private key',
    happened: 'The account takes only messages with a private key. A page must never hold one, so no page can send.',
    step: {
      text: 'Switch the use of the private key off under Account, Security. Or send by a relay of your own.',
      link: dashboard.security,
    },
    atRelay: readWords,
  },
  {
    id: 'site-not-allowed',
    match: /^403 .*(origin|domain)/i,
    heard: [
      { status: 403, text: 'This origin is not among the allowed origins of this public key' },
      {
        status: 403,
        text: 'The origin null (a sandboxed frame, or a page opened from a file) is not allowed for this public key',
      },
    ],
    evidence: 'ours',
    title: 'This site may not send',
    happened: 'The public key takes messages only from the sites on its list, and this page’s is not there.',
    step: { text: 'Add the address of the site under Account, Security.', link: dashboard.security },
    atRelay: atRelayOrigin,
  },
  {
    id: 'forbidden',
    match: /^403/,
    heard: [{ status: 403, text: 'Forbidden' }],
    evidence: 'one-report',
    title: 'The account does not allow this message',
    happened: 'Most often the site is not on the list of those that may send.',
    step: { text: 'Look at the list of sites under Account, Security.', link: dashboard.security },
    atRelay: atRelayOrigin,
  },
  {
    id: 'account-not-found',
    match: /^404/,
    heard: [{ status: 404, text: 'Account not found' }],
    evidence: 'issue',
    title: 'The provider does not know this account',
    happened: 'The account was removed, or the provider has an outage: one answered just so in June 2025.',
    step: {
      text: 'See whether you can sign in, and whether the public key there is this one. If so, wait: it is probed by itself.',
      link: dashboard.publicKey,
    },
    atRelay: { text: 'See whether the address is that of a relay: this path is not known there.' },
  },
  {
    id: 'mailbox-disconnected',
    match: /^\d+ .*(invalid.grant|reconnect)/i,
    heard: [mailboxDisconnected],
    evidence: 'issue',
    title: 'The mailbox is disconnected',
    happened: 'Your mail account took back its leave for the provider: after a new password, say, or by age.',
    step: reconnect,
    atRelay: atRelayMailbox,
  },
  {
    id: 'mailbox-scopes',
    match: /^\d+ .*(insufficient|scope)/i,
    heard: [{ status: 412, text: 'Gmail_API: Request had insufficient authentication scopes' }],
    evidence: 'public-code',
    title: 'The mailbox is connected without leave to send',
    happened: 'When the mail account was connected, sending on your behalf was not allowed.',
    step: reconnect,
    atRelay: atRelayMailbox,
  },
  {
    id: 'mailbox-login',
    match: /^\d+ .*(invalid login|authentication failed|\b535\b)/i,
    heard: [{ status: 412, text: 'Zoho: Invalid login: 535 Authentication Failed' }],
    evidence: 'documented',
    title: 'The mail server refuses the login',
    happened: 'User name or password of the mail service is wrong now. Many services want an app password.',
    step: { text: 'Open Email Services, choose the service and enter the login again.', link: dashboard.services },
    atRelay: atRelayMailbox,
  },
  {
    id: 'mailbox-refused',
    match: /^412/,
    heard: [{ status: 412, text: 'Outlook: the message was refused' }],
    evidence: 'guess',
    title: 'The mail service refuses',
    happened: 'The provider took the message to your mail service, which refused it: its own words say why.',
    step: {
      text: 'Open Email Services and connect the service again, then send yourself a test there.',
      link: dashboard.services,
    },
    atRelay: atRelayMailbox,
  },
  {
    id: 'quota',
    match: /^(402|426)|quota|limit/i,
    heard: [quotaUsedUp, { status: 402, text: '' }, { status: 400, text: 'Monthly quota used up' }],
    evidence: 'one-report',
    title: 'The month’s messages are used up',
    happened: 'The account has sent as many messages as its plan allows. What comes now waits.',
    step: {
      text: 'Wait for the next period, or choose a larger plan in your account. It is probed by itself.',
      link: dashboard.publicKey,
    },
    atRelay: readWords,
  },
  {
    id: 'redirect',
    match: /^(0|3\d\d)/,
    heard: [
      { status: 0, text: '' },
      { status: 302, text: '' },
    ],
    evidence: 'measured',
    title: 'The address leads elsewhere',
    happened:
      'Instead of an answer came a redirect, which is not followed: a network’s sign-in page, or a relay that moved.',
    step: { text: 'Open any other page on this network and sign in if it asks you to.' },
    atRelay: { text: 'See that the address of the relay is its present one, with https.' },
  },
  {
    id: 'provider-refused',
    heard: [],
    evidence: 'guess',
    title: 'The account refuses',
    happened: 'Something is up with the account: the provider’s own words say what.',
    step: { text: 'Look into the account.', link: dashboard.publicKey },
    atRelay: { text: 'Read the relay’s log.' },
  },
]
