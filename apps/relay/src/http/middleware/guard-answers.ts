import type { MiddlewareHandler } from 'hono'

/** The policy of answers that are no page: they load and run nothing and are in no frame, also when opened as a document. */
const noPagePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
/** One year, for this host alone: its subdomains may not be reached by TLS. */
const strictTransport = 'max-age=31536000'

/**
 * Gives every answer its type and a policy; a page brings a policy of its own. Answers of the API are stored in no cache.
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

/** True for answers of the API but preflights, which have a cache of their own (`Access-Control-Max-Age`). */
const tellsSomething = ({ path, method }: { readonly path: string; readonly method: string }): boolean =>
  path.startsWith('/api/') && method !== 'OPTIONS'
