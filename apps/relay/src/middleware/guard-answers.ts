import type { MiddlewareHandler } from 'hono'

/** For whatever is no page: nothing of it loads, runs or is framed, also when its address is opened by itself. */
const noPagePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
/** One year, this host alone: whether its subdomains are reached by TLS only their operator knows. */
const strictTransport = 'max-age=31536000'

/**
 * Gives every answer its type and a policy; a page brings a policy of its own. What the API tells is kept in no cache.
 * @param publicUrl - the relay's public address; with `https:` every answer asks for TLS from then on (RFC 6797).
 */
export function guardAnswers(publicUrl: string | undefined): MiddlewareHandler {
  const isSecure = publicUrl !== undefined && new URL(publicUrl).protocol === 'https:'
  return async (c, next) => {
    await next()
    c.header('X-Content-Type-Options', 'nosniff')
    if (isSecure) c.header('Strict-Transport-Security', strictTransport)
    if (!c.res.headers.has('Content-Security-Policy')) c.header('Content-Security-Policy', noPagePolicy)
    if (tellsSomething(c.req) && !c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-store')
  }
}

/** A preflight tells nothing; its answer has a cache of its own (`Access-Control-Max-Age`). */
const tellsSomething = ({ path, method }: { readonly path: string; readonly method: string }): boolean =>
  path.startsWith('/api/') && method !== 'OPTIONS'
