import { generalTemplate } from '@letterslot/email'
import { addressGroup, builtInsOf, clientAddress, digestOfAddress } from '../../apps/relay/src/http/client.ts'
import {
  createRateLimiter,
  isOnThisComputer,
  readEarlyKey,
  refuseOrigin,
} from '../../apps/relay/src/http/wire/admission.ts'
import { plainFileName, plainMediaType } from '../../apps/relay/src/http/wire/files.ts'
import { readJsonSubmission, readMultipartSubmission } from '../../apps/relay/src/http/wire/read-submission.ts'
import { createBudget } from '../../apps/relay/src/http/wire/receive-body.ts'
import {
  collectParams,
  dataUrlFileName,
  listItemsOf,
  readDataUrl,
  toLineFeeds,
  writeList,
} from '../../apps/relay/src/http/wire/submission.ts'
import {
  contentDigest,
  createRecipientLimiter,
  visitorRecipientsOf,
  withoutRepeatMark,
} from '../../apps/relay/src/http/wire/submit.ts'
import { wantedTags } from '../../apps/relay/src/http/wire/visitor-language.ts'
import { backLink, visitorPage } from '../../apps/relay/src/http/wire/visitor-page.ts'
import { parseProxyList } from '../../apps/relay/src/settings/setting-values.ts'
import type { Prepared } from './measure.ts'
import type { Reading } from './reading.ts'

const proxies = parseProxyList('10.0.0.0/8, fd00::/8')
const isProxy = proxies.ok ? proxies.value : () => false
const general = generalTemplate({ id: 'general', to: 'ada@example.org' })
const toVisitor = { ...general, to: ['{{email}}'] }

/** Reads the bytes of a body with a text in it: making them is not measured. */
const withBytes = (bodyOf: (text: string) => string, read: (bytes: Uint8Array) => unknown): Prepared => ({
  places: 8,
  prepare: (text) => {
    const bytes = Buffer.from(bodyOf(text))
    return () => read(bytes)
  },
})
const json = (bodyOf: (text: string) => object) => withBytes((text) => JSON.stringify(bodyOf(text)), readJsonSubmission)
const multipart = (bodyOf: (text: string) => string) =>
  withBytes(bodyOf, (bytes) => readMultipartSubmission(bytes, 'multipart/form-data; boundary=b'))
const part = (header: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; ${header}\r\n\r\n${value}\r\n--b--\r\n`

const mailTo = (text: string) => ({
  to: [text, `${text}@example.org`],
  cc: [],
  bcc: [],
  replyTo: '',
  fromName: '',
  subject: '',
  text: '',
  html: '',
})
const submissionOf = (text: string) => ({
  publicKey: text,
  serviceId: text,
  templateId: text,
  params: { a: text, [text]: text, [`${text}.0`]: text },
  files: [{ parameter: text, name: text, type: text, content: Buffer.from('a') }],
})

/** The relay's wire: its functions, and how a text gets into each. */
export const relayReading: Reading = {
  'http/client.ts': {
    addressGroup: [addressGroup, (text) => addressGroup(`fe80::1%${text}`), (text) => addressGroup(`2001:${text}`)],
    clientAddress: [
      (text) => clientAddress('10.0.0.1', text, isProxy),
      (text) => clientAddress(text, text, isProxy),
      ({ length }) => clientAddress('10.0.0.1', '::ffff:10.0.0.2,'.repeat(length / 16), isProxy),
    ],
    createAddressDigest: 'through digestOfAddress',
    socketAddressOf: 'no text: the kernel gives it',
    digestOfAddress: [(text) => digestOfAddress(text, 'secret')],
    builtInsOf: [(text) => builtInsOf({ userAgent: text, referrer: text, client: text })],
  },
  'http/wire/admission.ts': {
    readEarlyKey: [
      withBytes((text) => text, readEarlyKey),
      withBytes((text) => `{${text}"user_id":"key"`, readEarlyKey),
      withBytes((text) => `{"lib_version":"${text}","user_id":"${text}"`, readEarlyKey),
    ],
    isOnThisComputer: [isOnThisComputer, (text) => isOnThisComputer(`http://localhost:${text}`)],
    refuseOrigin: [(text) => refuseOrigin(text, new Set(['https://example.org']))],
    createRateLimiter: [
      (text) => {
        const limiter = createRateLimiter({ perSecond: 1, burst: 1 }, () => 1)
        limiter.count(text)
        return limiter.check(text)
      },
    ],
    createWindowLimiter: 'through createRecipientLimiter',
    createSenderRates: 'through createRateLimiter',
  },
  'http/wire/submission.ts': {
    dataUrlFileName: [(text) => dataUrlFileName(text, text), (text) => dataUrlFileName('a', `image/${text}`)],
    readDataUrl: [
      readDataUrl,
      (text) => readDataUrl(`data:${text}`),
      (text) => readDataUrl(`data:image/png;a=${text};base64,`),
      (text) => readDataUrl(`data:image/png;base64,${text}`),
    ],
    collectParams: [
      (text) => {
        const collector = collectParams()
        collector.count(text, 1)
        // As its callers do: what is over a limit is counted, and not read.
        if (!collectParams().count('a', text.length)) return collector.finish()
        collector.set('a', text)
        collector.setList('b', [text])
        return collector.finish()
      },
    ],
    emptyParams: 'no text: it is always the same',
    toLineFeeds: [{ places: 64, prepare: (text) => () => toLineFeeds(text) }],
    listItemsOf: [
      (text) => listItemsOf({ [text]: text, [`${text}.0`]: text, [`${text}.0.0`]: text }),
      ({ length }) => listItemsOf(Object.fromEntries(Array.from({ length: length / 64 }, (_, n) => [`a.${n}`, 'a']))),
    ],
    writeList: [(text) => writeList({}, text, [text, text])],
  },
  'http/wire/files.ts': {
    plainFileName: [plainFileName, (text) => plainFileName(`a.${text}`), (text) => plainFileName(`/${text}`)],
    plainMediaType: [plainMediaType, (text) => plainMediaType(`image/${text}`)],
    filesFit: 'no text: a number',
  },
  'http/wire/protocol.ts': {
    wireRefusal: 'no text: one of our words',
  },
  'http/wire/read-submission.ts': {
    readJsonSubmission: [
      withBytes((text) => text, readJsonSubmission),
      withBytes((text) => `{"template_params":{"a":"${text}`, readJsonSubmission),
      withBytes((text) => `{"template_params":${'{"a":'.repeat(text.length / 5)}`, readJsonSubmission),
      withBytes((text) => `{"template_params":{"a":[${'0,'.repeat(text.length / 2)}0]}}`, readJsonSubmission),
      json((text) => ({ user_id: text, service_id: text, template_id: text, template_params: { a: text } })),
      json((text) => ({ template_params: { [text]: { [text]: text, b: {} } } })),
      json((text) => ({ template_params: { a: [text, text] } })),
      json((text) => ({ template_params: { a: [...text.slice(0, 2000)], b: `data:${text}` } })),
      json((text) => ({ template_params: { a: `data:image/png;base64,${text}` } })),
    ],
    parseJsonBytes: 'through readJsonSubmission',
    readMultipartSubmission: [
      (text) => readMultipartSubmission(Buffer.from(''), `multipart/form-data;${text}`),
      (text) => readMultipartSubmission(Buffer.from(''), `multipart/form-data; boundary=${text}`),
      (text) => readMultipartSubmission(Buffer.from(''), `multipart/form-data${text}`),
      multipart((text) => text),
      multipart((text) => `--b${text}`),
      multipart((text) => `--b\r\n${text}`),
      multipart((text) => part('name="a"', text)),
      multipart((text) => part(`name="${text.slice(0, 6000)}"`, text)),
      multipart((text) => part(`name="a"; filename="${text.slice(0, 6000)}"`, text)),
      multipart((text) => part(`name="a"; filename*=UTF-8''${text.slice(0, 6000)}`, text)),
      multipart((text) => `--b\r\nContent-Disposition: ${text.slice(0, 6000)}\r\n\r\na\r\n--b--\r\n`),
      multipart(({ length }) => '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\na\r\n'.repeat(length / 54)),
      multipart(({ length }) => part('name="a"', '\r\n--'.repeat(length / 4))),
    ],
  },
  'http/wire/receive-body.ts': {
    createBodyReceiver: 'no text: bytes that it passes on',
    createBudget: [(text) => createBudget({ all: 9, eachAddress: 9 }).reserve(text, 1)],
  },
  'http/wire/spool.ts': {
    clearSpool: 'no text: a folder',
    openSpoolFile: 'no text: bytes that it passes on',
  },
  'http/wire/submit.ts': {
    acceptSubmission: 'through contentDigest',
    contentDigest: [(text) => contentDigest(submissionOf(text))],
    withoutRepeatMark: [
      (text) =>
        withoutRepeatMark(
          { letterslot_repeat: 'yes', letterslot_written_at: text, [text]: text },
          { createdAtMs: 0 },
          0,
        ),
    ],
    createRecipientLimiter: [(text) => createRecipientLimiter(() => 1)([text, `${text}@example.org`])],
    visitorRecipientsOf: [(text) => visitorRecipientsOf({ ...toVisitor, cc: [text] }, mailTo(text))],
  },
  'http/wire/visitor-language.ts': {
    visitorLanguage: 'through wantedTags',
    wantedTags: [wantedTags, (text) => wantedTags(`de;q=${text}`)],
  },
  'http/wire/visitor-page.ts': {
    backLink: [
      (text) => backLink(text, 'https://example.org'),
      (text) => backLink(`https://example.org/${text}`, 'https://example.org'),
      (text) => backLink('https://example.org/', `https://${text}`),
    ],
    visitorPage: [(text) => visitorPage({ isSent: true, retryAfterSeconds: undefined, back: text })],
  },
}
