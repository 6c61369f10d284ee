import type { MiddlewareHandler } from 'hono'
import { digestOfPrivateKey } from '../../settings/secrets.ts'
import type { SettingsStore } from '../../store/port.ts'
import type { RelayEnv } from '../app-deps.ts'
import { problem } from '../management/read-request.ts'
import { wirePaths } from '../wire/protocol.ts'

const readMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Keeps other sites out of the test inbox of this computer. A name that an attacker's DNS points here is not ours
 * (421), a page of another origin may read and write nothing, and forms belong to one origin, so navigations to
 * 127.0.0.1 and [::1] go on to localhost. The wire's two paths have their own rules; `/healthz` holds nothing private.
 * @param port - the one listened on.
 */
export function guardLocal(port: number): MiddlewareHandler {
  const hosts = new Set(['localhost', '127.0.0.1', '[::1]'].map((name) => hostHeader(name, port)))
  const home = hostHeader('localhost', port)
  return async (c, next) => {
    const { path, method } = c.req
    if (path === '/healthz' || wirePaths.has(path)) return next()
    const host = c.req.header('host')?.toLowerCase() ?? ''
    if (!hosts.has(host)) {
      const detail = `This relay answers to http://${home} only.`
      return problem({ status: 421, code: 'foreign-host', detail })
    }
    const mode = c.req.header('sec-fetch-mode')
    if (
      host !== home &&
      method === 'GET' &&
      (mode === 'navigate' || (mode === undefined && wantsPage(c.req.header('accept'))))
    ) {
      const { pathname, search } = new URL(c.req.url)
      return c.redirect(`http://${home}${pathname}${search}`, 307)
    }
    if (!path.startsWith('/api/')) return next()
    const origin = c.req.header('origin')
    const site = c.req.header('sec-fetch-site')
    if ((origin !== undefined && origin !== `http://${host}`) || (site !== undefined && !isOwnSite(site, method))) {
      const detail = 'Only pages of this very address may use this.'
      return problem({ status: 403, code: 'foreign-origin', detail })
    }
    if (!readMethods.has(method) && !/^application\/json\s*(?:;|$)/i.test(c.req.header('content-type') ?? '')) {
      const detail = 'Send Content-Type: application/json.'
      return problem({ status: 415, code: 'content-type-not-json', detail })
    }
    return next()
  }
}

/** `none` is the address bar or a bookmark: fine for reading. */
function isOwnSite(site: string, method: string): boolean {
  return site === 'same-origin' || (site === 'none' && readMethods.has(method))
}

function wantsPage(accept: string | undefined): boolean {
  return accept?.includes('text/html') ?? false
}

/** As a browser writes it: without the port where it is HTTP's own. */
function hostHeader(name: string, port: number): string {
  return port === 80 ? name : `${name}:${port}`
}

/** The policy of answers that are no page: they load and run nothing and are in no frame, also when opened as a document. */
const noPagePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
/** One year, for this host alone: its subdomains may not be reached by TLS. */
const strictTransport = 'max-age=31536000'

/**
 * The headers of every answer that does not bring its own: it keeps its type and has a policy.
 * @param publicUrl - the relay's public address; with `https:` every answer asks for TLS from then on (RFC 6797).
 */
export function answerHeaders(publicUrl: string | undefined): Readonly<Record<string, string>> {
  const isSecure = publicUrl !== undefined && new URL(publicUrl).protocol === 'https:'
  return {
    'X-Content-Type-Options': 'nosniff',
    ...(isSecure ? { 'Strict-Transport-Security': strictTransport } : {}),
    'Content-Security-Policy': noPagePolicy,
  }
}

/** Gives the answers of an app the headers of every answer. Those of the API are stored in no cache. */
export function guardAnswers(publicUrl: string | undefined): MiddlewareHandler {
  const headers = Object.entries(answerHeaders(publicUrl))
  return async (c, next) => {
    await next()
    for (const [name, value] of headers) if (!c.res.headers.has(name)) c.header(name, value)
    if (tellsSomething(c.req) && !c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
  }
}

/** True for answers of the API but preflights, which have a cache of their own (`Access-Control-Max-Age`). */
const tellsSomething = ({ path, method }: { readonly path: string; readonly method: string }): boolean =>
  path.startsWith('/api/') && method !== 'OPTIONS'

/** Lets only holders of a private key through: `Authorization: Bearer …`. */
export function requirePrivateKey(settings: Pick<SettingsStore, 'keys'>): MiddlewareHandler<RelayEnv> {
  return async (c, next) => {
    const token = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
    if (token === undefined) {
      return unauthorized(
        'private-key-required',
        'Send a private key: Authorization: Bearer … (letterslot keys create makes one).',
      )
    }
    const digest = digestOfPrivateKey(token)
    const key = settings.keys().find(({ kind, value }) => kind === 'private' && value === digest)
    if (key === undefined) {
      return unauthorized(
        'private-key-unknown',
        'This private key is not known here. Pair again, or make one with letterslot keys create.',
      )
    }
    c.set('actor', key.id)
    return next()
  }
}

function unauthorized(code: 'private-key-required' | 'private-key-unknown', detail: string): Response {
  return problem({ status: 401, code, detail, headers: { 'WWW-Authenticate': 'Bearer' } })
}
