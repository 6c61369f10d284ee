import { readAnswer, readRefusal } from '../../packages/client/src/answer.ts'
import { explainAnswer } from '../../packages/client/src/answers/explain-answer.ts'
import { requireUnblocked } from '../../packages/client/src/block-list.ts'
import { seededRandom } from '../../packages/client/src/faults/seeded-random.ts'
import { requireFilesFit, unfitFile } from '../../packages/client/src/file-limits.ts'
import { limitRate } from '../../packages/client/src/limit-rate.ts'
import { oneLine } from '../../packages/client/src/one-line.ts'
import { nameOfTag, syncTag } from '../../packages/client/src/outbox/background-sync.ts'
import { createEntry } from '../../packages/client/src/outbox/create-entry.ts'
import { laneKey } from '../../packages/client/src/outbox/lane.ts'
import { readOutcome, readRejection } from '../../packages/client/src/outbox/outcome.ts'
import { outgoingOf } from '../../packages/client/src/outbox/outgoing.ts'
import { readEntry } from '../../packages/client/src/outbox/read-entry.ts'
import { contentOf, headOf, wholeOf } from '../../packages/client/src/outbox/stored-entry.ts'
import { paramsBody } from '../../packages/client/src/params-body.ts'
import { requireSize } from '../../packages/client/src/params-size.ts'
import { readFiles } from '../../packages/client/src/read-files.ts'
import { refuse } from '../../packages/client/src/refuse.ts'
import { readRetryAfter } from '../../packages/client/src/retry-after.ts'
import { SendError } from '../../packages/client/src/send-error.ts'
import { settingsFor } from '../../packages/client/src/settings.ts'
import { settleByAnswer } from '../../packages/client/src/settle.ts'
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
  'answers/explain-answer.ts': {
    explainAnswer: [
      (text) => explainAnswer({ code: 'provider-refused', status: 403, text }),
      (text) => explainAnswer({ code: 'provider-refused', status: 412, text }),
      (text) => explainAnswer({ code: 'rejected', status: 400, text }),
      (text) => explainAnswer({ code: 'provider-failed', status: 503, text, origin: text }),
      (text) => explainAnswer({ code: 'too-large', status: 413, text: `a: ${text}` }),
      (text) => explainAnswer({ code: 'too-large', status: 413, text: `a is too large: 1${text} of 1` }),
    ],
  },
  'block-list.ts': {
    requireUnblocked: [
      (text) => requireUnblocked({ list: [text, 'a'], watchVariable: text }, () => `${text}a`, refuse),
    ],
  },
  'faults/accident.ts': { accidentOf: 'through seededRandom' },
  'faults/create-faults.ts': { createFaults: ofState },
  'faults/create-random-faults.ts': { createRandomFaults: 'through seededRandom' },
  'faults/fault-name.ts': { reachesProvider: 'no text: one of eight words of ours' },
  'faults/full-storage.ts': { outboxWithFaults: ofState, storeWithFaults: ofState },
  'faults/lose-answer.ts': { loseAnswer: ofState },
  'faults/pause.ts': { afterTimer: 'no text: a number', pause: 'no text: a number' },
  'faults/seeded-random.ts': { seededRandom: [seededRandom] },
  'file-limits.ts': {
    requireFilesFit: [(text) => requireFilesFit(sized(text), text)],
    unfitFile: [(text) => unfitFile(sized(text), text)],
  },
  'file-unreadable-error.ts': { FileUnreadableError: 'no text: it holds what was found' },
  'guards-for.ts': { guardsFor: 'through limitRate' },
  'guards.ts': { createGuards: 'through limitRate' },
  'headless.ts': { requireHead: ofPlatform },
  'identifiers.ts': { requireIdentifiers: 'no text: it looks at kinds of values' },
  'limit-rate.ts': {
    limitRate: [
      (text) =>
        limitRate(
          { ...settingsFor({ limitRate: { throttle: 1000, id: text }, storageProvider: storage(text) }, 1) },
          async () => text,
          refuse,
        ),
    ],
  },
  'one-line.ts': { oneLine: [oneLine, (text) => oneLine(`<${text}`)] },
  'outbox/attempt.ts': { attempt: 'through readOutcome' },
  'outbox/background-sync.ts': { nameOfTag: [nameOfTag], registerSync: ofPlatform, syncTag: [syncTag] },
  'outbox/claim-locks.ts': { createClaimLocks: ofPlatform },
  'outbox/claim.ts': {
    abandon: ofState,
    claim: ofState,
    holdsLease: ofState,
    record: ofState,
    release: ofState,
    retry: ofState,
    timeoutOf: ofState,
  },
  'outbox/create-entry.ts': { createEntry: 'through headOf' },
  'outbox/create-outbox.ts': { createOutbox: 'through headOf' },
  'outbox/database.ts': { ask: ofPlatform, createDatabase: ofPlatform },
  'outbox/deliver.ts': { deliver: 'through outgoingOf' },
  'outbox/device-store.ts': { openDeviceStore: 'through wholeOf' },
  'outbox/indexeddb-store.ts': { openIndexedDbStore: 'through wholeOf' },
  'outbox/lane.ts': {
    createLane: ofState,
    freeLane: ofState,
    laneKey: [(text) => laneKey({ origin: text, publicKey: text, serviceId: text, templateId: text })],
    laneOrigin: 'through laneKey',
    laneWaitMs: ofState,
    occupyLane: ofState,
    pauseMs: ofState,
    resumeLane: ofState,
    resumedLane: ofState,
    settleLane: ofState,
  },
  'outbox/memory-store.ts': { createMemoryStore: ofState },
  'outbox/open-database.ts': { openDatabase: ofPlatform },
  'outbox/outcome.ts': {
    readOutcome: [(text) => readOutcome({ status: 503, text })],
    readRejection: [
      (text) => readRejection(text),
      (text) => readRejection(new SendError({ code: 'network', status: 0, text, sent: 'no' })),
    ],
  },
  'outbox/outgoing.ts': { outgoingOf: [(text) => outgoingOf(entryOf(text), 1)] },
  'outbox/policy.ts': { backoffMs: 'no text: a number' },
  'outbox/read-entry.ts': {
    isReadable: 'no text: a number',
    isRecord: 'no text: the kind of a value',
    readEntry: [
      (text) => readEntry({ format: 1, order: text, id: text, params: { [text]: text }, form: { title: text } }),
      (text) => readEntry({ format: text }),
    ],
  },
  'outbox/remaining.ts': { futureMs: 'no text: a number', remainingMs: 'no text: a number' },
  'outbox/scheduler.ts': { createScheduler: ofState },
  'outbox/serve-outbox.ts': { serveOutbox: 'through nameOfTag' },
  'outbox/shelves.ts': { createShelves: ofState, isDevices: 'no text: a number' },
  'outbox/spares.ts': { openSpares: 'through readEntry' },
  'outbox/stored-entry.ts': {
    contentOf: [(text) => contentOf(entryOf(text))],
    headOf: [(text) => headOf(entryOf(text))],
    isRewritten: 'no text: it compares objects by what they are',
    orderOf: 'through readEntry',
    wholeOf: [(text) => wholeOf({ ...headOf(entryOf(text)) }, { params: { [text]: text } })],
  },
  'outbox/tab-channel.ts': { openTabChannel: ofPlatform },
  'outbox/transition.ts': { dueOf: ofState, transition: ofState },
  'outbox/turn-lock.ts': { createTurnLock: ofPlatform },
  'outbox/wire-send.ts': { wireSend: 'through paramsBody' },
  'outbox/with-lock.ts': { withLock: ofPlatform },
  'outbox/with-spares.ts': { withSpares: 'through readEntry' },
  'params-body.ts': {
    paramsBody: [{ places: 8, prepare: (text) => () => paramsBody(text, text, text, { [text]: text }) }],
  },
  'params-size.ts': {
    requireSize: [
      (text) => requireSize([[text, text]]),
      (text) => requireSize([['a', { [text]: [text] }]]),
      (text) => requireSize([['a', `data:${text}`]]),
      (text) => requireSize([['a', `data:image/png;base64,${text}`]]),
    ],
  },
  'post.ts': { post: 'through settleByAnswer' },
  'read-files.ts': { readFiles: [(text) => readFiles([{ name: text, file: new File([text], text) }])] },
  'refuse.ts': { refuse: 'through requireFilesFit', requireKind: 'through requireUnblocked' },
  'request-form.ts': { requestForm: 'through requireSize' },
  'request.ts': {
    FileUnreadableError: 'no text: it holds what was found',
    readFiles: 'through readFiles',
    request: 'through paramsBody',
    requestForm: 'through requireSize',
    unfitFile: 'through unfitFile',
  },
  'response-status.ts': { EmailJSResponseStatus: 'no text: it holds what was found' },
  'retry-after.ts': {
    readRetryAfter: [(text) => readRetryAfter(text, 1), (text) => readRetryAfter(`Tue, ${text}`, 1)],
  },
  'send-error.ts': { SendError: 'through readRejection' },
  'send-form.ts': { sendForm: 'through requireSize' },
  'send.ts': { send: 'through paramsBody' },
  'settings.ts': { init: ofState, settingsFor: [(text) => settingsFor(text, 1)] },
  'settle.ts': {
    settleByAnswer: [(text) => settleByAnswer(503, text, 'maybe', text), (text) => settleByAnswer(400, text, 'no')],
    settleUnreached: 'no text: it tells what was not heard',
  },
}
