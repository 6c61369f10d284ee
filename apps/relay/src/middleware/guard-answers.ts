import type { MiddlewareHandler } from 'hono'

/** For whatever is no page: nothing of it loads, runs or is framed, also when its address is opened by itself. */
const noPagePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Gives every answer its type and a policy; a page brings a policy of its own. */
export const guardAnswers: MiddlewareHandler = async (c, next) => {
  await next()
  c.header('X-Content-Type-Options', 'nosniff')
  if (!c.res.headers.has('Content-Security-Policy')) c.header('Content-Security-Policy', noPagePolicy)
}
