import {
  composeMail,
  encodeHeaderText,
  messageIdFrom,
  messageIdOf,
} from '../../apps/relay/src/delivery/mail/compose.ts'
import { encodeQuotedPrintable } from '../../apps/relay/src/delivery/mail/quoted-printable.ts'
import { describeAccount, parseSmtpUrl } from '../../apps/relay/src/delivery/mail/smtp-account.ts'
import { judgeFault, printableLine, replyText } from '../../apps/relay/src/delivery/mail/smtp-verdict.ts'
import { readBody, refuseInvalidId } from '../../apps/relay/src/http/management/read-request.ts'
import { attachmentOfMail, htmlOfMail, openMail } from '../../apps/relay/src/inbox/inbox.ts'
import { findUnknownSettings, parseMailbox } from '../../apps/relay/src/settings/config.ts'
import { parseRates } from '../../apps/relay/src/settings/rates.ts'
import { digestOfPrivateKey } from '../../apps/relay/src/settings/secrets.ts'
import { parseOrigin, parseOriginList, parseProxyList } from '../../apps/relay/src/settings/setting-values.ts'
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
  'delivery/attempt.ts': {
    attemptDelivery: 'through composeMail',
  },
  'delivery/mail/compose.ts': {
    composeMail: [
      little((text) => compose({ subject: text })),
      little((text) => compose({ text })),
      little((text) => compose({ html: text })),
      little((text) => compose({ fromName: text })),
    ],
    buildMail: 'through composeMail',
    composeMessage: 'through composeMail',
    messageIdFrom: [(text) => messageIdFrom([text], text)],
    messageIdOf: [
      (text) =>
        messageIdOf(
          { keyId: text, submissionId: text, contentDigest: text, isRepeatedId: true },
          'maker',
          'ada@example.org',
        ),
    ],
    encodeHeaderText: [little(encodeHeaderText)],
  },
  'delivery/mail/quoted-printable.ts': { encodeQuotedPrintable: [encodeQuotedPrintable] },
  'delivery/mail/text-mail.ts': {
    writeTextMail: 'through composeMail',
  },
  'delivery/mail/send-mail.ts': {
    sendMail: 'through replyText',
  },
  'delivery/mail/smtp-connections.ts': {
    createSmtpConnections: 'no text: it counts connections',
  },
  'delivery/mail/smtp-session.ts': {
    openSmtpSession: 'no text: it hands bytes on',
  },
  'delivery/mail/send-test.ts': {
    sendTestMail: 'through composeMail',
  },
  'delivery/mail/smtp-account.ts': {
    describeAccount: account.map((one) => (text: string) => describeAccount({ ...one, host: text })),
    parseSmtpUrl: [
      parseSmtpUrl,
      (text) => parseSmtpUrl(`smtp://${text}`),
      (text) => parseSmtpUrl(`smtp://a:${text}@b`),
    ],
  },
  'delivery/mail/smtp-verdict.ts': {
    judgeFault: [
      (text) =>
        judgeFault({ message: text, response: text, responseCode: 550, code: 'EENVELOPE', command: 'MAIL FROM' }),
      (text) => judgeFault({ message: text, response: `552 5.${text}`, responseCode: 552, originalCode: text }),
    ],
    blockAlarm: 'through replyText',
    replyText: account.flatMap((one) => [
      (text: string) => replyText({ message: text, response: text }, one),
      (text: string) => replyText({ message: text, code: 'EMESSAGE' }, one),
    ]),
    missingAccountAlarm: 'through replyText',
    printableLine: [printableLine],
    outageAlarm: 'through replyText',
    stuckAlarm: 'through replyText',
  },
  'delivery/pauses.ts': {
    changePauses: atStore,
    endPauseWaits: atStore,
    nextProbeMs: atStore,
    pausedServices: atStore,
  },
  'delivery/schedule.ts': {
    longestWaitMs: atStore,
    nextWaitMs: atStore,
  },
  'delivery/sender.ts': {
    createSender: 'through replyText',
  },
  'http/management/read-request.ts': {
    readPageQuery: 'no text: three digits, and a place that is compared',
    readSearchWords: 'no text: at most 200 characters',
    notFound: 'no text: our own words',
    problem: 'no text: our own words',
    refuseInvalidId: [refuseInvalidId],
    readBody: [(text) => readBody(new Request('https://example.org', { method: 'POST', body: text }), 20_000_000)],
    readJsonBody: 'no text: JSON of at most one megabyte, by its holder of a private key',
  },
  'inbox/inbox.ts': {
    startInbox: 'no text: bytes that it keeps',
    attachmentOfMail: [little((text) => attachmentOfMail(mail(`Content-Type: text/csv; name="${text}"\r\n\r\na`), 0))],
    indexNewMail: 'through openMail',
    htmlOfMail: [little((text) => htmlOfMail(mail(`Content-Type: text/html\r\n\r\n${text}`)))],
    openMail: [
      little((text) => openMail(mail(text))),
      little((text) => openMail(mail(`Subject: ${text}\r\n\r\n${text}`))),
      little((text) => openMail(mail(`To: ${text}\r\nFrom: ${text}\r\n\r\n`))),
      little((text) => openMail(mail(`Content-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n${text}`))),
    ],
  },
  'settings/config.ts': {
    isLoopback: 'no text: one name',
    readConfig: 'through parseRates',
    parseMailbox: [parseMailbox, (text) => parseMailbox(`Ada <${text}`)],
    findUnknownSettings: [
      little(({ length }) => findUnknownSettings(names(length), ['LETTERSLOT_PORT', 'LETTERSLOT_HOST'])),
    ],
    ConfigError: 'through findUnknownSettings',
    checkStudioFolder: 'no text: a folder',
    studioFolderOf: 'no text: a folder',
  },
  'settings/first-keys.ts': {
    firstPublicKey: atStore,
    seedPrivateKey: atStore,
    seedPublicKey: atStore,
  },
  'settings/first-start.ts': {
    seedSettings: atStore,
  },
  'settings/rates.ts': { parseRates: [parseRates, (text) => parseRates(`10/m${text}`)] },
  'settings/setting-values.ts': {
    parseOrigin: [parseOrigin, (text) => parseOrigin(`https://${text}`)],
    parseOriginList: [parseOriginList, (text) => parseOriginList(`https://a.org,${text}`)],
    parseProxyList: [parseProxyList, (text) => parseProxyList(`10.0.0.0/8,${text}`)],
  },
  'settings/secrets.ts': {
    createKeyId: 'no text: chance',
    createKey: 'no text: it keeps a name as it is',
    createPublicKey: 'no text: chance',
    digestOfPrivateKey: [digestOfPrivateKey],
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
