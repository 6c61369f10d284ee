import { composeMail } from '../../apps/relay/src/mail/compose.ts'
import { encodeHeaderText } from '../../apps/relay/src/mail/encoded-words.ts'
import { messageIdFrom, messageIdOf } from '../../apps/relay/src/mail/message-id.ts'
import { describeAccount, parseSmtpUrl } from '../../apps/relay/src/mail/smtp-account.ts'
import { verdictOf } from '../../apps/relay/src/mail/smtp-verdict.ts'
import { answerOf, oneLine } from '../../apps/relay/src/mail/smtp-words.ts'
import { checkId } from '../../apps/relay/src/management/check-id.ts'
import { attachmentOfMail, htmlOfMail, openMail } from '../../apps/relay/src/management/read-mail.ts'
import { digestOfPrivateKey } from '../../apps/relay/src/management/secrets.ts'
import { parseMailbox } from '../../apps/relay/src/settings/mailbox.ts'
import { parseOrigin, parseOriginList } from '../../apps/relay/src/settings/origin-list.ts'
import { parseProxyList } from '../../apps/relay/src/settings/proxy-list.ts'
import { parseRates } from '../../apps/relay/src/settings/rate.ts'
import { findUnknownNames } from '../../apps/relay/src/settings/unknown-names.ts'
import type { Prepared } from './measure.ts'
import type { Reading } from './reading.ts'

/** Less of the text for what costs much for each character. */
const little = (read: (text: string) => unknown): Prepared => ({ places: 64, prepare: (text) => () => read(text) })
const parsed = parseSmtpUrl('smtps://ada:secret@mail.example.org')
const account = parsed.ok ? [parsed.value] : []
const bytes = (text: string) => new Uint8Array(Buffer.from(text))
const mail = (text: string) => ({ id: 'a', receivedAtMs: 1, from: text, to: [text], source: bytes(text) })
const atStore = 'no text: records of the store, and clocks'

/** The relay's mails, management and settings: their functions, and how a text gets into each. */
export const relayTextReading: Reading = {
  'mail/attempt.ts': { attemptDelivery: 'through composeMail' },
  'mail/compose.ts': {
    composeMail: [
      little((text) => compose({ subject: text })),
      little((text) => compose({ text })),
      little((text) => compose({ html: text })),
      little((text) => compose({ fromName: text })),
    ],
    composeMessage: 'through composeMail',
  },
  'mail/deliver.ts': { deliver: 'through answerOf' },
  'mail/encoded-words.ts': { encodeHeaderText: [little(encodeHeaderText)] },
  'mail/message-id.ts': {
    messageIdFrom: [(text) => messageIdFrom([text], text)],
    messageIdOf: [
      (text) =>
        messageIdOf(
          { keyId: text, submissionId: text, contentDigest: text, repeatedId: true },
          'maker',
          'ada@example.org',
        ),
    ],
  },
  'mail/outcome.ts': { outcomeOf: 'through answerOf', recipientsLeft: atStore },
  'mail/pauses.ts': { changePauses: atStore, endPauseWaits: atStore, nextProbeMs: atStore, pausedServices: atStore },
  'mail/send-test.ts': { sendTest: 'through composeMail' },
  'mail/smtp-account.ts': {
    describeAccount: account.map((one) => (text: string) => describeAccount({ ...one, host: text })),
    parseSmtpUrl: [
      parseSmtpUrl,
      (text) => parseSmtpUrl(`smtp://${text}`),
      (text) => parseSmtpUrl(`smtp://a:${text}@b`),
    ],
  },
  'mail/smtp-url-error.ts': { SmtpUrlError: 'through parseSmtpUrl' },
  'mail/smtp-verdict.ts': {
    verdictOf: [
      (text) =>
        verdictOf({ message: text, response: text, responseCode: 550, code: 'EENVELOPE', command: 'MAIL FROM' }),
      (text) => verdictOf({ message: text, response: `552 5.${text}`, responseCode: 552, originalCode: text }),
    ],
  },
  'mail/smtp-words.ts': {
    alarmOf: 'through answerOf',
    answerOf: account.flatMap((one) => [
      (text: string) => answerOf({ message: text, response: text }, one),
      (text: string) => answerOf({ message: text, code: 'EMESSAGE' }, one),
    ]),
    missingAccountAlarm: 'through answerOf',
    oneLine: [oneLine],
    outageAlarm: 'through answerOf',
    stuckAlarm: 'through answerOf',
  },
  'management/check-id.ts': { checkId: [checkId] },
  'management/log-change.ts': { logChange: 'through checkId' },
  'management/page-query.ts': {
    readPageQuery: 'no text: three digits, and a place that is compared',
    readSearchWords: 'no text: at most 200 characters',
  },
  'management/problem.ts': { notFound: 'no text: our own words', problem: 'no text: our own words' },
  'management/read-json-body.ts': {
    readJsonBody: 'no text: JSON of at most one megabyte, by its holder of a private key',
  },
  'management/read-mail.ts': {
    attachmentOfMail: [little((text) => attachmentOfMail(mail(`Content-Type: text/csv; name="${text}"\r\n\r\na`), 0))],
    enterNewMail: 'through openMail',
    htmlOfMail: [little((text) => htmlOfMail(mail(`Content-Type: text/html\r\n\r\n${text}`)))],
    openMail: [
      little((text) => openMail(mail(text))),
      little((text) => openMail(mail(`Subject: ${text}\r\n\r\n${text}`))),
      little((text) => openMail(mail(`To: ${text}\r\nFrom: ${text}\r\n\r\n`))),
      little((text) => openMail(mail(`Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n${text}`))),
    ],
  },
  'management/secrets.ts': {
    createId: 'no text: chance',
    createPrivateKey: 'no text: chance',
    createPublicKey: 'no text: chance',
    digestOfPrivateKey: [digestOfPrivateKey],
  },
  'settings/config-error.ts': { ConfigError: 'through findUnknownNames' },
  'settings/mailbox.ts': { parseMailbox: [parseMailbox, (text) => parseMailbox(`Ada <${text}`)] },
  'settings/origin-list.ts': {
    parseOrigin: [parseOrigin, (text) => parseOrigin(`https://${text}`)],
    parseOriginList: [parseOriginList, (text) => parseOriginList(`https://a.org,${text}`)],
  },
  'settings/proxy-list.ts': { parseProxyList: [parseProxyList, (text) => parseProxyList(`10.0.0.0/8,${text}`)] },
  'settings/rate.ts': { parseRates: [parseRates, (text) => parseRates(`10/m${text}`)] },
  'settings/unknown-names.ts': {
    findUnknownNames: [little(({ length }) => findUnknownNames(names(length), ['LETTERSLOT_PORT', 'LETTERSLOT_HOST']))],
  },
}

function compose(changes: { subject?: string; text?: string; html?: string; fromName?: string }): unknown {
  const email = { to: ['a@b.org'], cc: [], bcc: [], replyTo: '', fromName: '', subject: '', text: '', html: '' }
  const sender = { name: 'Ada', address: 'ada@example.org' }
  return composeMail({ ...email, ...changes }, { sender, messageId: '<a@b>', dateMs: 1 })
}

/** An environment of many names; how long each may be, the system says. */
function names(length: number): Readonly<Record<string, string>> {
  return Object.fromEntries(Array.from({ length: length / 64 }, (_, number) => [`LETTERSLOT_NAME_${number}`, 'a']))
}
