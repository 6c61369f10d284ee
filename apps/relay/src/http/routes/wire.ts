import type { Readable } from 'node:stream'
import type { Result } from '@letterslot/core'
import { createMailRenderer } from '@letterslot/email'
import { defaultRates } from '../../settings/rates.ts'
import type { SettingsStore, StoredKey } from '../../store/port.ts'
import { isStoreUnavailable } from '../../store/store-errors.ts'
import { createUlids } from '../../system/ulids.ts'
import type { AppDeps } from '../app-deps.ts'
import { addressGroup, builtInsOf, clientAddress, createAddressDigest } from '../client.ts'
import { createSenderRates, isOnThisComputer, readEarlyKey, refuseOrigin } from '../wire/admission.ts'
import { maxAttachedBytes } from '../wire/files.ts'
import { sendPath, type WireCode, type WireRefusal, wireAnswers, wireRefusal } from '../wire/protocol.ts'
import { readJsonSubmission, readMultipartSubmission } from '../wire/read-submission.ts'
import { createBodyReceiver } from '../wire/receive-body.ts'
import type { WireSubmission } from '../wire/submission.ts'
import { acceptSubmission, createRecipientLimiter } from '../wire/submit.ts'
import { visitorLanguage } from '../wire/visitor-language.ts'
import { backLink, visitorPage, visitorPagePolicy } from '../wire/visitor-page.ts'

/** A request to one of the two send paths, from whichever server. */
export interface WireRequest {
  readonly method: string
  readonly path: string
  /** The value of a header, by its name in lower case. */
  header(name: string): string | undefined
  /** The address of the other side of the connection. */
  readonly socketAddress: string
  readonly body: Readable
}

/** The answer, but for the headers that every answer of the relay has. */
export interface WireReply {
  readonly status: number
  readonly code: WireCode
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** Answers requests to the two send paths. Never throws: its callers get an answer they know, whatever went wrong. */
export interface Wire {
  /** Takes a submission. */
  post(request: WireRequest): Promise<WireReply>
  /** Refuses any other method. */
  refuse(request: WireRequest): Promise<WireReply>
}

/** Enough for 50 kB of parameters in the longest encoding, six bytes for each character, with the headers of parts. */
const maxBodyBytes = 512 * 1024

/** The wait that a sender is told while the store cannot write, in seconds. */
const storeRetryAfterSeconds = 30

type WireOutcome = Result<'accepted', WireRefusal>

/** Makes the wire of one relay. */
export function createWire(deps: AppDeps): Wire {
  const take = createReceiver(deps)
  return {
    post: async (request) => reply(request, deps, await take(request)),
    refuse: (request) => reply(request, deps, wireRefusal('method-not-allowed')),
  }
}

function createReceiver(deps: AppDeps): (request: WireRequest) => Promise<WireOutcome> {
  const { store, config, isLocal, metrics, log, onAccepted } = deps
  const rates = createSenderRates(config.rate ?? (isLocal ? 'off' : defaultRates), log, deps.nowMs)
  const submitDeps = {
    ...deps,
    limitRecipients: createRecipientLimiter(deps.nowMs),
    mails: createMailRenderer(),
    createId: createUlids(),
  }
  const digestOf = createAddressDigest(() => store.settings.secret('client-address'))
  const receive = createBodyReceiver(config.dataFolder)
  const senders = createSenderKeys(store.settings, config.url === undefined ? [] : [config.url])

  const refuseFrom = (origin: string | undefined, allowed: ReadonlySet<string>): WireCode | undefined =>
    isLocal && isOnThisComputer(origin) ? undefined : refuseOrigin(origin, allowed)

  const take = async (request: WireRequest): Promise<WireOutcome> => {
    // Before the body is read: an origin that no key lists can be no form of ours.
    const foreign = refuseFrom(request.header('origin'), senders().origins)
    if (foreign !== undefined) return wireRefusal(foreign)
    const client = clientAddress(request.socketAddress, request.header('x-forwarded-for'), config.isTrustedProxy)
    const address = addressGroup(client)
    const tooMany = rates.checkAddress(address)
    if (tooMany !== undefined) return { ok: false, error: tooMany }
    const isJson = request.path === sendPath
    return receive({
      body: request.body,
      announced: request.header('content-length'),
      address,
      maxBytes: isJson ? maxBodyBytes : maxBodyBytes + maxAttachedBytes,
      tooLarge: isJson ? 'variables-too-large' : 'files-too-large',
      inspect: (beginning) => {
        const early = isJson ? readEarlyKey(beginning) : undefined
        return early === undefined || senders().keys.has(early) ? undefined : 'public-key-unknown'
      },
      use: async (body) => {
        const read = isJson
          ? readJsonSubmission(body)
          : readMultipartSubmission(body, request.header('content-type') ?? '')
        return read.ok ? takeSubmission(request, read.value, client) : wireRefusal(read.error)
      },
    })
  }

  const takeSubmission = async (
    request: WireRequest,
    submission: WireSubmission,
    client: string,
  ): Promise<WireOutcome> => {
    if (submission.publicKey === '') return wireRefusal('user-id-missing')
    const sender = senders().keys.get(submission.publicKey)
    if (sender === undefined) return wireRefusal('public-key-unknown')
    const origin = refuseFrom(request.header('origin'), sender.origins)
    if (origin !== undefined) return wireRefusal(origin)
    const tooMany = rates.consume(sender.key, addressGroup(client))
    if (tooMany !== undefined) return { ok: false, error: tooMany }
    const builtIns = builtInsOf({
      userAgent: request.header('user-agent') ?? '',
      referrer: request.header('referer') ?? '',
      client: digestOf(client),
    })
    const submitted = await acceptSubmission(submission, sender.key, builtIns, submitDeps)
    if (!submitted.ok) return submitted
    if (submitted.value.kind === 'repeat') metrics.countRepeat()
    else onAccepted()
    log.info({ event: submitted.value.kind, message: submitted.value.id }, 'Answered a submission with OK')
    return { ok: true, value: 'accepted' }
  }

  return async (request) => {
    try {
      return await take(request)
    } catch (error) {
      // The boundary of the wire: its callers get an answer they know, with CORS, whatever went wrong.
      log.error({ event: 'submission-failed', err: error }, 'A submission could not be taken')
      return isStoreUnavailable(error)
        ? wireRefusal('store-unavailable', storeRetryAfterSeconds)
        : wireRefusal('relay-failed')
    }
  }
}

/** The public keys by their values, each with the origins it sends from, and the origins of all. */
interface SenderKeys {
  readonly keys: ReadonlyMap<string, { readonly key: StoredKey; readonly origins: ReadonlySet<string> }>
  readonly origins: ReadonlySet<string>
}

/** Makes a reader of public keys; `ownOrigins` send with any. */
function createSenderKeys(settings: Pick<SettingsStore, 'keys'>, ownOrigins: readonly string[]): () => SenderKeys {
  let last: { readonly stored: readonly StoredKey[]; readonly senders: SenderKeys } | undefined
  return () => {
    const stored = settings.keys()
    // The store hands out the same list until it may have changed.
    if (last?.stored !== stored) last = { stored, senders: senderKeysOf(stored, ownOrigins) }
    return last.senders
  }
}

function senderKeysOf(stored: readonly StoredKey[], ownOrigins: readonly string[]): SenderKeys {
  const keys = stored.filter(({ kind }) => kind === 'public')
  return {
    keys: new Map(keys.map((key) => [key.value, { key, origins: new Set([...key.origins, ...ownOrigins]) }])),
    origins: new Set([...keys.flatMap(({ origins }) => origins), ...ownOrigins]),
  }
}

/** On every answer, errors too: without them a page learns nothing but that "the network" failed. */
export function crossOriginHeaders(origin: string | undefined): Record<string, string> {
  return {
    Vary: 'Origin',
    ...(origin === undefined ? {} : { 'Access-Control-Allow-Origin': origin }),
    'Access-Control-Expose-Headers': 'Retry-After, Letterslot-Code',
  }
}

/** False for a short body, whose rest is read, so that every browser gets the answer before the connection is closed. */
function isLongBody(request: WireRequest): boolean {
  const announced = request.header('content-length')
  return announced === undefined ? request.method === 'POST' : Number(announced) > maxBodyBytes
}

async function reply(request: WireRequest, { metrics }: AppDeps, outcome: WireOutcome): Promise<WireReply> {
  const code = outcome.ok ? outcome.value : outcome.error.code
  metrics.countAnswer(code)
  const { status, text } = wireAnswers[code]
  const retryAfter = outcome.ok ? undefined : outcome.error.retryAfterSeconds
  const origin = request.header('origin')
  const headers = {
    ...crossOriginHeaders(origin),
    'Cache-Control': 'no-store',
    'Letterslot-Code': code,
    ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
    ...(status === 405 ? { Allow: 'POST, OPTIONS' } : {}),
    // What is left of a long body is not read.
    ...(outcome.ok || !isLongBody(request) ? {} : { Connection: 'close' }),
  }
  if (request.header('sec-fetch-mode') !== 'navigate') {
    return { status, code, headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' }, text }
  }
  const language = await visitorLanguage(request.header('accept-language'))
  return {
    status,
    code,
    headers: {
      ...headers,
      Vary: 'Origin, Accept-Language',
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': visitorPagePolicy,
      'Referrer-Policy': 'no-referrer',
    },
    text: visitorPage({
      isSent: outcome.ok,
      retryAfterSeconds: retryAfter,
      back: backLink(request.header('referer'), origin),
      language,
    }),
  }
}
