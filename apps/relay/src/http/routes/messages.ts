import { Hono } from 'hono'
import type { MessageState, StoredMessage } from '../../store/port.ts'
import type { AppDeps, RelayEnv } from '../app-deps.ts'
import { notFound, problem, readPageQuery } from '../management/read-request.ts'
import { requirePrivateKey } from '../middleware/guards.ts'

const messageStates: readonly MessageState[] = ['accepted', 'delivering', 'delivered', 'deferred', 'failed']

/** Messages and what became of them. What visitors wrote is not shown here: it is in the mail. */
export function messageRoutes({ store, onAccepted, onExpedited, pauses, nowMs = Date.now }: AppDeps): Hono<RelayEnv> {
  const { messages } = store
  const app = new Hono<RelayEnv>().basePath('/api/v1/messages')
  app.use(requirePrivateKey(store.settings))
  app.get('/', (c) => {
    const page = readPageQuery(c.req)
    if (page instanceof Response) return page
    const asked = c.req.query('state')
    const state = messageStates.find((name) => name === asked)
    if (asked !== undefined && state === undefined) {
      return problem({
        status: 400,
        code: 'query-invalid',
        detail: `state must be one of ${messageStates.join(', ')}.`,
      })
    }
    const { items, next } = messages.list({ ...page, ...(state === undefined ? {} : { state }) })
    return c.json({ items: items.map(messageJson), ...(next === undefined ? {} : { next }) })
  })
  app.get('/summary', (c) => {
    const counts = messages.counts()
    const last = messages.lastAttempt()
    return c.json({
      counts,
      waiting: counts.accepted + counts.delivering + counts.deferred,
      failed: counts.failed,
      paused: [...pauses()].map(([serviceId, { alarm, sinceMs }]) => ({ serviceId, alarm, since: isoTime(sinceMs) })),
      ...(last === undefined ? {} : { lastAnswer: last.answer, lastAnswerAt: isoTime(last.atMs) }),
    })
  })
  app.get('/:id', (c) => {
    const message = messages.get(c.req.param('id'))
    if (message === undefined) return notFound('message with this id')
    const { attempts, isRepeatedId: repeatedId, serviceId, templateRevision } = message
    const history = attempts.map(({ atMs, ...attempt }) => ({ ...attempt, at: isoTime(atMs) }))
    return c.json({ ...messageJson(message), serviceId, templateRevision, repeatedId, history })
  })
  app.post('/retry', (c) => {
    const retried = messages.retryDeferred(nowMs())
    onExpedited()
    return c.json({ retried })
  })
  app.post('/:id/retry', (c) => {
    const id = c.req.param('id')
    if (!messages.retry(id, nowMs())) {
      if (messages.get(id) === undefined) return notFound('message with this id')
      const detail = 'Only a message that failed or waits can be tried again.'
      return problem({ status: 409, code: 'not-retryable', detail })
    }
    onAccepted()
    const message = messages.get(id)
    return message === undefined ? notFound('message with this id') : c.json(messageJson(message))
  })
  return app
}

function messageJson({ id, submissionId, templateId, state, attempts, ...message }: StoredMessage) {
  return {
    id,
    submissionId,
    templateId,
    state,
    attempts: attempts.length,
    acceptedAt: isoTime(message.acceptedAtMs),
    ...(message.retryAtMs === undefined ? {} : { retryAt: isoTime(message.retryAtMs) }),
    ...(message.reason === undefined ? {} : { reason: message.reason }),
  }
}

function isoTime(ms: number): string {
  return new Date(ms).toISOString()
}
