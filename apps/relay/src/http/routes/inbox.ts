import { Hono } from 'hono'
import { attachmentOfMail, htmlOfMail, indexNewMail, openMail } from '../../inbox/inbox.ts'
import type { AppDeps, RelayEnv } from '../app-deps.ts'
import { notFound, readPageQuery, readSearchWords } from '../management/read-request.ts'

/** The policy of a mail's HTML: it may draw itself and nothing more, also when its address is opened as a document. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data: cid:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox"

/**
 * The test inbox, in local mode only. It needs no key, as its pages are opened in frames, which send none; the guard of
 * local mode admits this computer and this origin alone.
 */
export function inboxRoutes({ store: { inbox }, nowMs = Date.now }: AppDeps): Hono<RelayEnv> {
  const app = new Hono<RelayEnv>().basePath('/api/v1/inbox')
  app.use(async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
    c.header('Cross-Origin-Resource-Policy', 'same-origin')
  })
  app.get('/', async (c) => {
    const page = readPageQuery(c.req)
    if (page instanceof Response) return page
    const words = readSearchWords(c.req)
    if (words instanceof Response) return words
    await indexNewMail(inbox)
    return c.json(inbox.find({ ...page, words }))
  })
  app.get('/:id', async (c) => {
    const mail = inbox.get(c.req.param('id'))
    return mail === undefined ? notFound('such mail in the test inbox') : c.json(await openMail(mail))
  })
  app.get('/:id/source', (c) => {
    const mail = inbox.get(c.req.param('id'))
    if (mail === undefined) return notFound('such mail in the test inbox')
    return new Response(Uint8Array.from(mail.source), { headers: { 'Content-Type': 'message/rfc822' } })
  })
  app.get('/:id/html', async (c) => {
    const mail = inbox.get(c.req.param('id'))
    const html = mail === undefined ? undefined : await htmlOfMail(mail)
    if (html === undefined) return notFound('such mail in the test inbox')
    return new Response(html, {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': mailPolicy,
        'Referrer-Policy': 'no-referrer',
      },
    })
  })
  app.get('/:id/attachments/:index', async (c) => {
    const mail = inbox.get(c.req.param('id'))
    const attachment = mail && (await attachmentOfMail(mail, Number(c.req.param('index'))))
    if (attachment === undefined) return notFound('such attachment in the test inbox')
    // Saved, never opened here: whatever it is, it came from a visitor.
    return new Response(attachment.content, {
      headers: {
        'Content-Type': 'application/octet-stream',
        'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(attachment.name)}`,
        'Content-Security-Policy': "default-src 'none'; sandbox",
      },
    })
  })
  app.delete('/:id', (c) =>
    inbox.remove(c.req.param('id'), nowMs()) ? c.body(null, 204) : notFound('such mail in the test inbox'),
  )
  app.post('/:id/restore', (c) =>
    inbox.restore(c.req.param('id')) ? c.body(null, 204) : notFound('such deleted mail'),
  )
  return app
}
