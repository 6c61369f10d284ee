import type { Entry, Outbox } from '@letterslot/client/outbox'
import type { Form } from '@letterslot/core'
import { referenceOf } from '@letterslot/core'
import type { AnswerFact, Facts, OutboxFacts, WaitingFact } from './facts.ts'

declare global {
  var letterslotOutbox: Outbox | undefined
}

/** Looks at the page, the browser and the provider; changes nothing and sends no message. */
export async function gatherFacts(form: Form | undefined): Promise<Facts> {
  const { protocol, pathname } = location
  const { storage, locks, onLine } = navigator
  const [asked, isPersisted, estimate, worker] = await Promise.all([
    askProvider(form?.delivery?.origin),
    orUndefined(storage?.persisted?.()),
    orUndefined(storage?.estimate?.()),
    workerHere(),
  ])
  // The form opens its outbox a moment after it is drawn: so it is asked for last.
  const outbox = globalThis.letterslotOutbox
  return {
    nowMs: Date.now(),
    address: protocol === 'file:' ? 'A file on this device' : globalThis.origin + pathname,
    protocol,
    origin: globalThis.origin,
    isSecure: isSecureContext,
    isOnline: onLine,
    hasForm: form !== undefined,
    delivery: form?.delivery,
    ...asked,
    isPersisted,
    room:
      estimate?.usage !== undefined && estimate.quota !== undefined
        ? { usage: estimate.usage, quota: estimate.quota }
        : undefined,
    hasLocks: locks !== undefined,
    worker,
    outbox: outbox && (await readOutbox(outbox)),
  }
}

async function workerHere(): Promise<Facts['worker']> {
  const registration = await orUndefined(navigator.serviceWorker?.getRegistration())
  if (!registration?.active) return 'none'
  return 'sync' in registration ? 'with-sync' : 'without-sync'
}

/** Resolves to undefined where a browser refuses to tell. */
async function orUndefined<Value>(asked: Promise<Value> | undefined): Promise<Value | undefined> {
  try {
    return await asked
  } catch {
    return undefined
  }
}

/** Number of the last answers to list. */
const last = { answers: 5 } as const

/** Reads an outbox for the doctor: of what was written nothing is handed on. */
async function readOutbox(outbox: Outbox): Promise<OutboxFacts> {
  const health = await outbox.ready
  const entries = await outbox.list()
  return {
    health: { ...health, ...outbox.health() },
    waiting: entries.flatMap(waitingOf),
    answers: entries
      .flatMap(answerFacts)
      .sort((a, b) => b.atMs - a.atMs)
      .slice(0, last.answers),
  }
}

function waitingOf({ id, state, keeping }: Entry): WaitingFact[] {
  if (state.status === 'sent') return []
  return [{ reference: referenceOf(id), status: state.status, isInMemory: keeping === 'memory' }]
}

function answerFacts({ id, log, params, files = [], state }: Entry): AnswerFact[] {
  const written = [...Object.values(params), ...files.map(({ file }) => file.name)]
  // What was written is gone once it was sent, and can be kept out of words no longer.
  const isKnown = state.status !== 'sent'
  return log.flatMap(({ startedMs, endedMs = startedMs, code, status, text }) => ({
    reference: referenceOf(id),
    atMs: endedMs,
    code,
    status,
    text: isKnown || text === 'OK' ? withoutAnswers(text, written) : '',
  }))
}

/** The placeholder for a visitor's words. */
const wordsPlaceholder = '…'

/** The most that is shown of a provider's words, in characters. */
const shown = { characters: 200 } as const

/**
 * A provider's words, which may repeat what it was sent, without what a visitor wrote: addresses, whole answers, and each
 * longer word of them.
 */
export function withoutAnswers(text: string, answers: readonly string[]): string {
  const words = answers.flatMap((answer) => answer.split(/[^\p{L}\p{N}]+/u).filter(({ length }) => length > 2))
  const written = [...answers.map((answer) => answer.trim()).filter(Boolean), ...words]
  const escaped = written
    .sort((a, b) => b.length - a.length)
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`))
  const address = String.raw`[^\s<>"'(),;:]+@[^\s<>"'(),;:]+`
  const rest = text.replace(new RegExp([address, ...escaped].join('|'), 'giu'), wordsPlaceholder)
  return rest.length > shown.characters ? `${rest.slice(0, shown.characters)}${wordsPlaceholder}` : rest
}

/** Time limit of a provider's answer, in ms. */
const answerTimeout = { ms: 10_000 } as const

/** The facts learnt by asking. */
type AskedFacts = Pick<Facts, 'reach' | 'isBlocked' | 'clock'>

/**
 * Asks where messages are sent to, without one: a GET, which no provider takes for a message. First so that its answer can
 * be read, which asks for permission as a message does (CORS, by the content type); then so that any answer will do.
 */
async function askProvider(origin: string | undefined, now: () => number = Date.now): Promise<AskedFacts> {
  const base = URL.parse(origin ?? '')
  if (!base || !/^https?:$/.test(base.protocol)) return { reach: undefined, isBlocked: false, clock: undefined }
  const url = new URL('/api/v1.0/email/send', base)
  const blocked = watchPolicy(url)
  const ask = (more: RequestInit): Promise<Response | undefined> =>
    fetch(url, {
      ...more,
      cache: 'no-store',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(answerTimeout.ms),
    }).catch(() => undefined)

  const read = await ask({ headers: { 'content-type': 'application/json' } })
  const theirsMs = Date.parse(read?.headers.get('date') ?? '')
  const clock = Number.isNaN(theirsMs) ? undefined : { theirsMs, oursMs: now() }
  const answer = read ?? (await ask({ mode: 'no-cors' }))
  return { reach: read ? 'readable' : answer ? 'answered' : 'silent', isBlocked: await blocked(), clock }
}

/** Listens for a policy that keeps a question from going out. */
function watchPolicy({ origin }: URL): () => Promise<boolean> {
  const controller = new AbortController()
  let isBlocked = false
  document.addEventListener(
    'securitypolicyviolation',
    ({ blockedURI, disposition, effectiveDirective }) => {
      if (disposition !== 'enforce' || effectiveDirective !== 'connect-src') return
      if (URL.parse(blockedURI)?.origin === origin) isBlocked = true
    },
    { signal: controller.signal },
  )
  return async () => {
    // The event comes in a task of its own, which may be after the refusal.
    await new Promise((resolve) => setTimeout(resolve))
    controller.abort()
    return isBlocked
  }
}
