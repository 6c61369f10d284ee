import { readAnswer, readRefusal } from '../../packages/client/src/answer.ts'
import { explainAnswer } from '../../packages/client/src/answers/answer-table.ts'
import { seededRandom } from '../../packages/client/src/faults/create-random-faults.ts'
import { readFiles, requireFilesFit, unfitFile } from '../../packages/client/src/files.ts'
import { limitRate, requireUnblocked } from '../../packages/client/src/guards.ts'
import { outgoingOf } from '../../packages/client/src/outbox/attempt.ts'
import { nameOfTag, syncTag } from '../../packages/client/src/outbox/background-sync.ts'
import { connectionKey } from '../../packages/client/src/outbox/connection-state.ts'
import { createEntry } from '../../packages/client/src/outbox/entry.ts'
import { readOutcome, readRejection } from '../../packages/client/src/outbox/outcome.ts'
import { fromRecords, readEntry, toBody, toHead } from '../../packages/client/src/outbox/stored-entry.ts'
import { paramsBody } from '../../packages/client/src/params.ts'
import { readResponse, readRetryAfter } from '../../packages/client/src/read-response.ts'
import { requireSize } from '../../packages/client/src/require-size.ts'
import { oneLine, SendError } from '../../packages/client/src/send-error.ts'
import { settingsFor } from '../../packages/client/src/settings.ts'
import type { Reading } from './reading.ts'

const connection = { origin: 'https://relay.example', publicKey: 'key', serviceId: 'service', templateId: 'template' }
const entryOf = (text: string) => ({
  ...createEntry({
    id: text,
    writtenAt: '2027-01-01T00:00:00Z',
    form: { id: 'form', title: text },
    connection,
    params: { a: text, [text]: text },
    noteIn: 'a',
    context: text,
  }),
  order: 1,
  keeping: 'strict' as const,
  doubtful: true,
})
const sized = (text: string) => [{ name: text, file: { name: text, size: 6_000_000 } }]
const storage = (text: string) => ({ get: async () => text, set: async () => {}, remove: async () => {} })

const ofState = 'no text: it passes on what it is given'
const ofPlatform = 'no text: a part of the browser'

/** Packages/client: its functions, and how a text gets into each. */
export const clientReading: Reading = {
  'answer.ts': {
    readAnswer: [(text) => readAnswer(200, text), (text) => readAnswer(413, text)],
    readRefusal: [400, 412].map((status) => (text: string) => readRefusal(status, text)),
  },
  'answers/answer-table.ts': {
    explainAnswer: [
      (text) => explainAnswer({ code: 'provider-refused', status: 403, text }),
      (text) => explainAnswer({ code: 'provider-refused', status: 412, text }),
      (text) => explainAnswer({ code: 'rejected', status: 400, text }),
      (text) => explainAnswer({ code: 'provider-failed', status: 503, text, origin: text }),
      (text) => explainAnswer({ code: 'too-large', status: 413, text: `a: ${text}` }),
      (text) => explainAnswer({ code: 'too-large', status: 413, text: `a is too large: 1${text} of 1` }),
    ],
  },
  'connection.ts': { requireIdentifiers: 'no text: it looks at kinds of values' },
  'faults/create-faults.ts': { createFaults: ofState },
  'faults/create-random-faults.ts': {
    accidentOf: 'through seededRandom',
    createRandomFaults: 'through seededRandom',
    seededRandom: [seededRandom],
  },
  'faults/fault-name.ts': { reachesProvider: 'no text: one of eight words of ours' },
  'faults/spoiled-answers.ts': { loseAnswer: ofState },
  'faults/sleep.ts': { sleep: 'no text: a number' },
  'files.ts': {
    FileUnreadableError: 'no text: it holds what was found',
    readFiles: [(text) => readFiles([{ name: text, file: new File([text], text) }])],
    requireFilesFit: [(text) => requireFilesFit(sized(text), text)],
    unfitFile: [(text) => unfitFile(sized(text), text)],
  },
  'guards.ts': {
    limitRate: [
      (text) =>
        limitRate(
          { ...settingsFor({ limitRate: { throttle: 1000, id: text }, storageProvider: storage(text) }, 1) },
          async () => text,
        ),
    ],
    requireUnblocked: [(text) => requireUnblocked({ list: [text, 'a'], watchVariable: text }, () => `${text}a`)],
  },
  'outbox/attempt.ts': {
    attempt: 'through readOutcome',
    firstAttempt: 'through readOutcome',
    outgoingOf: [(text) => outgoingOf(entryOf(text), 1)],
    recordEvent: ofState,
    wireSend: 'through paramsBody',
  },
  'outbox/background-sync.ts': { nameOfTag: [nameOfTag], registerSync: ofPlatform, syncTag: [syncTag] },
  'outbox/claim.ts': {
    applyEvent: ofState,
    claim: ofState,
    holdsLease: ofState,
    timeoutOf: ofState,
  },
  'outbox/claim-locks.ts': { createClaimLocks: ofPlatform },
  'outbox/clock.ts': { futureMs: 'no text: a number', remainingMs: 'no text: a number' },
  'outbox/connection-state.ts': {
    afterOutcome: ofState,
    connectionKey: [(text) => connectionKey({ origin: text, publicKey: text, serviceId: text, templateId: text })],
    connectionOrigin: 'through connectionKey',
    connectionWaitMs: ofState,
    createConnectionState: ofState,
    endNetworkPause: ofState,
    endedNetworkPause: ofState,
    freeConnection: ofState,
    occupyConnection: ofState,
    pauseLeftMs: ofState,
  },
  'outbox/create-outbox.ts': { createOutbox: 'through toHead' },
  'outbox/database.ts': { createDatabase: ofPlatform, openOutboxDatabase: ofPlatform, promisifyRequest: ofPlatform },
  'outbox/default-policy.ts': { completePolicy: 'no text: numbers' },
  'outbox/device-store.ts': {
    openEntryBackups: 'through readEntry',
    openDeviceStore: 'through fromRecords',
    withEntryBackups: 'through readEntry',
  },
  'outbox/drain.ts': { drain: ofState },
  'outbox/entry.ts': { createEntry: 'through toHead' },
  'outbox/fallback-store.ts': { createFallbackStore: ofState, isDeviceOrder: 'no text: a number' },
  'outbox/indexeddb-store.ts': { openIndexedDbStore: 'through fromRecords' },
  'outbox/memory-store.ts': { createMemoryStore: ofState },
  'outbox/outcome.ts': {
    readOutcome: [(text) => readOutcome({ status: 503, text })],
    readRejection: [
      (text) => readRejection(text),
      (text) => readRejection(new SendError({ code: 'network', status: 0, text, sent: 'no' })),
    ],
  },
  'outbox/policy.ts': { backoffMs: 'no text: a number' },
  'outbox/scheduler.ts': { createScheduler: ofState },
  'outbox/serve-outbox.ts': { serveOutbox: 'through nameOfTag' },
  'outbox/stored-entry.ts': {
    fromRecords: [(text) => fromRecords({ ...toHead(entryOf(text)) }, { params: { [text]: text } })],
    isReadable: 'no text: a number',
    isRewritten: 'no text: it compares objects by what they are',
    orderOfRecord: 'through readEntry',
    readEntry: [
      (text) => readEntry({ format: 1, order: text, id: text, params: { [text]: text }, form: { title: text } }),
      (text) => readEntry({ format: text }),
    ],
    toBody: [(text) => toBody(entryOf(text))],
    toHead: [(text) => toHead(entryOf(text))],
  },
  'outbox/stored-file.ts': { withFiles: 'through fromRecords', writeFiles: ofPlatform },
  'outbox/tab-channel.ts': { openTabChannel: ofPlatform },
  'outbox/transition.ts': { dueOf: ofState, transitionEntry: ofState },
  'params.ts': {
    paramsBody: [{ places: 8, prepare: (text) => () => paramsBody(text, text, text, { [text]: text }) }],
  },
  'post.ts': { post: 'through readResponse' },
  'read-response.ts': {
    readResponse: [(text) => readResponse(503, text, 'maybe', text), (text) => readResponse(400, text, 'no')],
    readRetryAfter: [(text) => readRetryAfter(text, 1), (text) => readRetryAfter(`Tue, ${text}`, 1)],
    throwUnreachable: 'no text: it tells what was not heard',
  },
  'request.ts': {
    FileUnreadableError: 'no text: it holds what was found',
    readFiles: 'through readFiles',
    request: 'through paramsBody',
    requestForm: 'through requireSize',
    unfitFile: 'through unfitFile',
  },
  'require-size.ts': {
    requireSize: [
      (text) => requireSize([[text, text]]),
      (text) => requireSize([['a', { [text]: [text] }]]),
      (text) => requireSize([['a', `data:${text}`]]),
      (text) => requireSize([['a', `data:image/png;base64,${text}`]]),
    ],
  },
  'response-status.ts': { EmailJSResponseStatus: 'no text: it holds what was found' },
  'send-error.ts': {
    SendError: 'through readRejection',
    assertArgument: 'through requireUnblocked',
    oneLine: [oneLine, (text) => oneLine(`<${text}`)],
    throwSendError: 'through requireFilesFit',
  },
  'send.ts': {
    send: 'through paramsBody',
    sendForm: 'through requireSize',
  },
  'settings.ts': { init: ofState, settingsFor: [(text) => settingsFor(text, 1)] },
}
