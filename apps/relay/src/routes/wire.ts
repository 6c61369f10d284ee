import type { Result } from '@letterslot/core'
import { type Context, Hono } from 'hono'
import type { AppDeps, RelayEnv } from '../app.ts'
import { isStoreTrouble } from '../store/is-store-trouble.ts'
import { type WireCode, wireAnswers } from '../wire/answers.ts'
import { builtInsOf } from '../wire/built-ins.ts'
import { clientAddress } from '../wire/client-address.ts'
import { maxFilesBytes } from '../wire/file-limits.ts'
import { refuseOrigin } from '../wire/origin-rule.ts'
import { sendFormPath, sendPath } from '../wire/paths.ts'
import { createRateLimiter } from '../wire/rate-limiter.ts'
import { readBody } from '../wire/read-body.ts'
import { readJson } from '../wire/read-json.ts'
import { readMultipart } from '../wire/read-multipart.ts'
import { type Refusal, refused } from '../wire/refusal.ts'
import type { Submission } from '../wire/submission.ts'
import { submit } from '../wire/submit.ts'
import { backLink, visitorPage, visitorPagePolicy } from '../wire/visitor-page.ts'
import { visitorRecipientRate } from '../wire/visitor-recipients.ts'

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
  const { store, config, local, port, metrics, log, onAccepted } = deps
  const limit = createRateLimiter(config.rate, deps.nowMs)
  const submitDeps = { ...deps, limitVisitorRecipients: createRateLimiter(visitorRecipientRate, deps.nowMs) }
  const ownOrigins = [...(local ? [`http://localhost:${port}`] : []), ...(config.url === undefined ? [] : [config.url])]

  const take = async (c: Context<RelayEnv>): Promise<Outcome> => {
    const read = await readSubmission(c)
    if (!read.ok) return refused(read.error)
    const submission = read.value
    if (submission.publicKey === '') return refused('user-id-missing')
    const key = store.settings.keys().find(({ kind, value }) => kind === 'public' && value === submission.publicKey)
    if (key === undefined) return refused('public-key-unknown')
    const origin = refuseOrigin(c.req.header('origin'), new Set([...key.origins, ...ownOrigins]))
    if (origin !== undefined) return refused(origin)
    const socketAddress = c.env?.incoming?.socket.remoteAddress ?? ''
    const address = clientAddress(socketAddress, c.req.header('x-forwarded-for'), config.isTrustedProxy)
    const wait = limit(`${key.id} ${address}`)
    if (wait !== undefined) return refused('rate-limited', wait.retryAfterSeconds)
    const builtIns = builtInsOf({
      userAgent: c.req.header('user-agent') ?? '',
      referrer: c.req.header('referer') ?? '',
      address,
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

async function readSubmission(c: Context<RelayEnv>): Promise<Result<Submission, WireCode>> {
  const isJson = c.req.path === sendPath
  const body = await readBody(c.req.raw, isJson ? maxBodyBytes : maxBodyBytes + maxFilesBytes)
  if (body.kind === 'too-large') return { ok: false, error: isJson ? 'variables-too-large' : 'files-too-large' }
  if (body.kind === 'broken') return { ok: false, error: 'body-unreadable' }
  return isJson ? readJson(body.bytes) : readMultipart(body.bytes, c.req.header('content-type') ?? '')
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
    // What is left of a body that was too large is not read.
    ...(status === 413 ? { Connection: 'close' } : {}),
  }
  if (c.req.header('sec-fetch-mode') !== 'navigate') {
    return new Response(text, { status, headers: { ...headers, 'Content-Type': 'text/plain; charset=utf-8' } })
  }
  const back = backLink(c.req.header('referer'), c.req.header('origin'))
  return new Response(visitorPage({ sent: outcome.ok, passing: retryAfter !== undefined, back }), {
    status,
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': visitorPagePolicy,
      'Referrer-Policy': 'no-referrer',
    },
  })
}
