import type { MiddlewareHandler } from 'hono'
import { problem } from '../management/problem.ts'
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
