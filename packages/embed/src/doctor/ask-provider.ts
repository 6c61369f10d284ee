import type { Facts } from './facts.ts'

/** Time limit of a provider's answer, in ms. */
const patience = { ms: 10_000 } as const

/** The facts learnt by asking. */
export type Asked = Pick<Facts, 'reach' | 'isBlocked' | 'clock'>

/**
 * Asks where messages are sent to, without one: a GET, which no provider takes for a message. First so that its answer can
 * be read, which asks for permission as a message does (CORS, by the content type); then so that any answer will do.
 */
export async function askProvider(origin: string | undefined, now: () => number = Date.now): Promise<Asked> {
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
      signal: AbortSignal.timeout(patience.ms),
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
