import type { Result } from '@letterslot/core'
import { type Context, Hono } from 'hono'
import type { AppDeps, RelayEnv } from '../app.ts'
import { defaultRates } from '../settings/rate.ts'
import { isStoreTrouble } from '../store/is-store-trouble.ts'
import type { StoredKey } from '../store/port.ts'
import { addressGroup } from '../wire/address-group.ts'
import { type WireCode, wireAnswers } from '../wire/answers.ts'
import { builtInsOf } from '../wire/built-ins.ts'
import { type Client, clientOf } from '../wire/client-of.ts'
import { readEarlyKey } from '../wire/early-key.ts'
import { maxFilesBytes } from '../wire/file-limits.ts'
import { isOnThisComputer, refuseOrigin } from '../wire/origin-rule.ts'
import { sendFormPath, sendPath } from '../wire/paths.ts'
import { readJson } from '../wire/read-json.ts'
import { readMultipart } from '../wire/read-multipart.ts'
import { createBodyReceiver } from '../wire/receive-body.ts'
import { type Refusal, refused } from '../wire/refusal.ts'
import { createSenderRates } from '../wire/sender-rates.ts'
import type { Submission } from '../wire/submission.ts'
import { submit } from '../wire/submit.ts'
import { backLink, visitorPage, visitorPagePolicy } from '../wire/visitor-page.ts'
import { createRecipientLimiter } from '../wire/visitor-recipients.ts'

/** Room for 50 kB of parameters in the clumsiest encoding: six characters for each one, and the frames of parts. */
const maxBodyBytes = 512 * 1024

/** How long to wait, in seconds, when the store cannot write. */
const storeRetryAfterSeconds = 30

type Outcome = Result<'accepted', Refusal>

/** The two send paths, as the provider's SDKs and pages without scripts use them. */
export function wireRoutes(deps: AppDeps): Hono<RelayEnv> {
  const app = new Hono<RelayEnv>()
  const take = createTaker(deps)
  for (const path of [sendPath, sendFormPath]) {
    app.options(path, (c) => preflight(c))
    app.post(path, async (c) => answer(c, deps, await take(c)))
    app.all(path, (c) => answer(c, deps, refused('method-not-allowed')))
  }
  return app
}

function createTaker(deps: AppDeps): (c: Context<RelayEnv>) => Promise<Outcome> {
  const { store, config, local, metrics, log, onAccepted } = deps
  const rates = createSenderRates(config.rate ?? (local ? 'off' : defaultRates), log, deps.nowMs)
  const submitDeps = { ...deps, limitRecipients: createRecipientLimiter(deps.nowMs) }
  const ownOrigins = config.url === undefined ? [] : [config.url]

  const receive = createBodyReceiver(config.dataFolder)
  const publicKeys = () => store.settings.keys().filter(({ kind }) => kind === 'public')

  const refuseFrom = (origin: string | undefined, keys: readonly StoredKey[]): WireCode | undefined =>
    local && isOnThisComputer(origin)
      ? undefined
      : refuseOrigin(origin, new Set([...keys.flatMap(({ origins }) => origins), ...ownOrigins]))

  const take = async (c: Context<RelayEnv>): Promise<Outcome> => {
    // Before the body is read: an origin that no key lists can be no form of ours.
    const foreign = refuseFrom(c.req.header('origin'), publicKeys())
    if (foreign !== undefined) return refused(foreign)
    const client = clientOf(c, deps)
    const tooMany = rates.askAddress(addressGroup(client.address))
    if (tooMany !== undefined) return { ok: false, error: tooMany }
    const isJson = c.req.path === sendPath
    return receive({
      request: c.req.raw,
      address: addressGroup(client.address),
      maxBytes: isJson ? maxBodyBytes : maxBodyBytes + maxFilesBytes,
      tooLarge: isJson ? 'variables-too-large' : 'files-too-large',
      inspect: (beginning) => {
        const early = isJson ? readEarlyKey(beginning) : undefined
        return early === undefined || publicKeys().some(({ value }) => value === early)
          ? undefined
          : 'public-key-unknown'
      },
      use: async (body) => {
        const read = isJson ? readJson(body) : readMultipart(body, c.req.header('content-type') ?? '')
        return read.ok ? takeSubmission(c, read.value, client) : refused(read.error)
      },
    })
  }

  const takeSubmission = async (c: Context<RelayEnv>, submission: Submission, client: Client): Promise<Outcome> => {
    if (submission.publicKey === '') return refused('user-id-missing')
    const key = publicKeys().find(({ value }) => value === submission.publicKey)
    if (key === undefined) return refused('public-key-unknown')
    const origin = refuseFrom(c.req.header('origin'), [key])
    if (origin !== undefined) return refused(origin)
    const tooMany = rates.take(key, addressGroup(client.address))
    if (tooMany !== undefined) return { ok: false, error: tooMany }
    const builtIns = builtInsOf({
      userAgent: c.req.header('user-agent') ?? '',
      referrer: c.req.header('referer') ?? '',
      client: client.digest,
    })
    const submitted = await submit(submission, key, builtIns, submitDeps)
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
      return isStoreTrouble(error) ? refused('store-unavailable', storeRetryAfterSeconds) : refused('relay-failed')
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

/** A short rest is read all the same, so that every browser hears the answer before the connection is closed. */
function isLongBody(c: Context<RelayEnv>): boolean {
  const announced = c.req.header('content-length')
  return announced === undefined ? c.req.method === 'POST' : Number(announced) > maxBodyBytes
}

function answer(c: Context<RelayEnv>, { metrics }: AppDeps, outcome: Outcome): Response {
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
  return new Response(visitorPage({ sent: outcome.ok, retryAfterSeconds: retryAfter, back }), {
    status,
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': visitorPagePolicy,
      'Referrer-Policy': 'no-referrer',
    },
  })
}
