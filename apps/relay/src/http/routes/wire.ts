import type { Result } from '@letterslot/core'
import { createMailRenderer } from '@letterslot/email'
import { type Context, Hono } from 'hono'
import { defaultRates } from '../../settings/rates.ts'
import type { StoredKey } from '../../store/port.ts'
import { isStoreUnavailable } from '../../store/store-errors.ts'
import type { AppDeps, RelayEnv } from '../app-deps.ts'
import { addressGroup, builtInsOf, type Client, clientOf } from '../client.ts'
import { createSenderRates, isOnThisComputer, readEarlyKey, refuseOrigin } from '../wire/admission.ts'
import { maxAttachedBytes } from '../wire/files.ts'
import { sendFormPath, sendPath, type WireCode, type WireRefusal, wireAnswers, wireRefusal } from '../wire/protocol.ts'
import { readJsonSubmission, readMultipartSubmission } from '../wire/read-submission.ts'
import { createBodyReceiver } from '../wire/receive-body.ts'
import type { WireSubmission } from '../wire/submission.ts'
import { acceptSubmission, createRecipientLimiter } from '../wire/submit.ts'
import { visitorLanguage } from '../wire/visitor-language.ts'
import { backLink, visitorPage, visitorPagePolicy } from '../wire/visitor-page.ts'

/** Enough for 50 kB of parameters in the longest encoding, six bytes for each character, with the headers of parts. */
const maxBodyBytes = 512 * 1024

/** The wait that a sender is told while the store cannot write, in seconds. */
const storeRetryAfterSeconds = 30

type WireOutcome = Result<'accepted', WireRefusal>

/** The two send paths, as the provider's SDKs and pages without scripts use them. */
export function wireRoutes(deps: AppDeps): Hono<RelayEnv> {
  const app = new Hono<RelayEnv>()
  const take = createReceiver(deps)
  for (const path of [sendPath, sendFormPath]) {
    app.options(path, (c) => preflight(c))
    app.post(path, async (c) => respond(c, deps, await take(c)))
    app.all(path, (c) => respond(c, deps, wireRefusal('method-not-allowed')))
  }
  return app
}

function createReceiver(deps: AppDeps): (c: Context<RelayEnv>) => Promise<WireOutcome> {
  const { store, config, isLocal, metrics, log, onAccepted } = deps
  const rates = createSenderRates(config.rate ?? (isLocal ? 'off' : defaultRates), log, deps.nowMs)
  const submitDeps = { ...deps, limitRecipients: createRecipientLimiter(deps.nowMs), mails: createMailRenderer() }
  const ownOrigins = config.url === undefined ? [] : [config.url]

  const receive = createBodyReceiver(config.dataFolder)
  const publicKeys = () => store.settings.keys().filter(({ kind }) => kind === 'public')

  const refuseFrom = (origin: string | undefined, keys: readonly StoredKey[]): WireCode | undefined =>
    isLocal && isOnThisComputer(origin)
      ? undefined
      : refuseOrigin(origin, new Set([...keys.flatMap(({ origins }) => origins), ...ownOrigins]))

  const take = async (c: Context<RelayEnv>): Promise<WireOutcome> => {
    // Before the body is read: an origin that no key lists can be no form of ours.
    const foreign = refuseFrom(c.req.header('origin'), publicKeys())
    if (foreign !== undefined) return wireRefusal(foreign)
    const client = clientOf(c, deps)
    const address = addressGroup(client.address)
    const tooMany = rates.checkAddress(address)
    if (tooMany !== undefined) return { ok: false, error: tooMany }
    const isJson = c.req.path === sendPath
    return receive({
      request: c.req.raw,
      incoming: c.env?.incoming,
      address,
      maxBytes: isJson ? maxBodyBytes : maxBodyBytes + maxAttachedBytes,
      tooLarge: isJson ? 'variables-too-large' : 'files-too-large',
      inspect: (beginning) => {
        const early = isJson ? readEarlyKey(beginning) : undefined
        return early === undefined || publicKeys().some(({ value }) => value === early)
          ? undefined
          : 'public-key-unknown'
      },
      use: async (body) => {
        const read = isJson
          ? readJsonSubmission(body)
          : readMultipartSubmission(body, c.req.header('content-type') ?? '')
        return read.ok ? takeSubmission(c, read.value, client) : wireRefusal(read.error)
      },
    })
  }

  const takeSubmission = async (
    c: Context<RelayEnv>,
    submission: WireSubmission,
    client: Client,
  ): Promise<WireOutcome> => {
    if (submission.publicKey === '') return wireRefusal('user-id-missing')
    const key = publicKeys().find(({ value }) => value === submission.publicKey)
    if (key === undefined) return wireRefusal('public-key-unknown')
    const origin = refuseFrom(c.req.header('origin'), [key])
    if (origin !== undefined) return wireRefusal(origin)
    const tooMany = rates.consume(key, addressGroup(client.address))
    if (tooMany !== undefined) return { ok: false, error: tooMany }
    const builtIns = builtInsOf({
      userAgent: c.req.header('user-agent') ?? '',
      referrer: c.req.header('referer') ?? '',
      client: client.digest,
    })
    const submitted = await acceptSubmission(submission, key, builtIns, submitDeps)
    if (!submitted.ok) return submitted
    if (submitted.value.kind === 'repeat') metrics.countRepeat()
    else onAccepted()
    log.info({ event: submitted.value.kind, message: submitted.value.id }, 'Answered a submission with OK')
    return { ok: true, value: 'accepted' }
  }

  return async (c) => {
    try {
      return await take(c)
    } catch (error) {
      // The boundary of the wire: its callers get an answer they know, with CORS, whatever went wrong.
      log.error({ event: 'submission-failed', err: error }, 'A submission could not be taken')
      return isStoreUnavailable(error)
        ? wireRefusal('store-unavailable', storeRetryAfterSeconds)
        : wireRefusal('relay-failed')
    }
  }
}

function preflight(c: Context<RelayEnv>): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...crossOriginHeaders(c),
      'Access-Control-Allow-Methods': 'POST, OPTIONS',
      'Access-Control-Allow-Headers': 'content-type',
      'Access-Control-Max-Age': '86400',
    },
  })
}

/** On every answer, errors too: without them a page learns nothing but that "the network" failed. */
function crossOriginHeaders(c: Context<RelayEnv>): Record<string, string> {
  const origin = c.req.header('origin')
  return {
    Vary: 'Origin',
    ...(origin === undefined ? {} : { 'Access-Control-Allow-Origin': origin }),
    'Access-Control-Expose-Headers': 'Retry-After, Letterslot-Code',
  }
}

/** False for a short body, whose rest is read, so that every browser gets the answer before the connection is closed. */
function isLongBody(c: Context<RelayEnv>): boolean {
  const announced = c.req.header('content-length')
  return announced === undefined ? c.req.method === 'POST' : Number(announced) > maxBodyBytes
}

async function respond(c: Context<RelayEnv>, { metrics }: AppDeps, outcome: WireOutcome): Promise<Response> {
  const code = outcome.ok ? outcome.value : outcome.error.code
  metrics.countAnswer(code)
  const { status, text } = wireAnswers[code]
  const retryAfter = outcome.ok ? undefined : outcome.error.retryAfterSeconds
  const headers = {
    ...crossOriginHeaders(c),
    'Cache-Control': 'no-store',
    'Letterslot-Code': code,
    ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
    ...(status === 405 ? { Allow: 'POST, OPTIONS' } : {}),
    // What is left of a long body is not read.
    ...(outcome.ok || !isLongBody(c) ? {} : { Connection: 'close' }),
  }
  if (c.req.header('sec-fetch-mode') !== 'navigate') {
    return new Response(text, { status, headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' } })
  }
  const back = backLink(c.req.header('referer'), c.req.header('origin'))
  const language = await visitorLanguage(c.req.header('accept-language'))
  return new Response(visitorPage({ isSent: outcome.ok, retryAfterSeconds: retryAfter, back, language }), {
    status,
    headers: {
      ...headers,
      Vary: 'Origin, Accept-Language',
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': visitorPagePolicy,
      'Referrer-Policy': 'no-referrer',
    },
  })
}
