import { generalTemplate } from '@letterslot/email'
import { describe, expect, it } from 'vitest'
import { siteOrigin, testApp } from '../../relay.test.fixture.ts'

type Relay = ReturnType<typeof testApp>
const call = ({ app, privateKey }: Relay, method: string, path: string, body?: unknown) =>
  app.request(`/api/v1${path}`, {
    method,
    headers: { Authorization: `Bearer ${privateKey}`, Origin: siteOrigin },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
const answerOf = async (response: Response) => ({ status: response.status, body: await response.json() })

describe('the management API', () => {
  const paths = [
    '/templates',
    '/templates/x',
    '/services',
    '/services/x',
    '/messages',
    '/messages/summary',
    '/messages/x',
    '/keys',
  ]

  it.each(paths)('[S70] wants a private key for %s and tells other origins nothing', async (path) => {
    const relay = testApp()
    const read = (headers: Record<string, string>) => relay.app.request(`/api/v1${path}`, { headers })
    const without = await read({ Origin: siteOrigin })
    expect(await answerOf(without)).toMatchObject({ status: 401, body: { status: 401, code: 'private-key-required' } })
    expect(without.headers.get('content-type')).toBe('application/problem+json')
    const wrong = await read({ Authorization: `Bearer ${relay.publicKey}` })
    expect(await answerOf(wrong)).toMatchObject({ status: 401, body: { code: 'private-key-unknown' } })
    const right = await call(relay, 'GET', path)
    expect(right.status).not.toBe(401)
    for (const response of [without, wrong, right]) {
      expect([...response.headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([])
    }
  })

  it('[S71] answers 404 with a problem for what it does not know', async () => {
    const relay = testApp()
    for (const path of ['/nothing', '/templates/x', '/services/x', '/messages/x', '/keys/x/y']) {
      expect(await answerOf(await call(relay, 'GET', path))).toMatchObject({ status: 404, body: { code: 'not-found' } })
    }
    for (const path of ['/templates/x', '/services/x', '/keys/x']) {
      expect((await call(relay, 'DELETE', path)).status).toBe(404)
    }
  })

  it.each([
    ['no JSON', '{', 400, 'body-not-json'],
    ['another shape', { format: 'letterslot.email/1' }, 422, 'body-invalid'],
    ['another id', generalTemplate({ id: 'other', to: 'a@b.example' }), 422, 'id-mismatch'],
    ['a body without end', ' '.repeat(1_100_000), 413, 'body-too-large'],
  ])('[S72] refuses a template that is %s', async (_, body, status, code) => {
    expect(await answerOf(await call(testApp(), 'PUT', '/templates/mine', body))).toMatchObject({
      status,
      body: { code },
    })
  })

  it('[S72] names each fault of a template by its place', async () => {
    const body = { ...generalTemplate({ id: 'mine', to: 'a@b.example' }), blocks: [{ id: 'b1', kind: 'nonsense' }] }
    const answer = await answerOf(await call(testApp(), 'PUT', '/templates/mine', body))
    expect(answer.body.faults).toEqual([expect.objectContaining({ pointer: '/blocks/0/kind', code: 'unknown-kind' })])
  })

  it('[S73] writes, lists, reads and removes templates, counting revisions', async () => {
    const relay = testApp()
    const template = generalTemplate({ id: 'mine', to: 'a@b.example' })
    expect(await answerOf(await call(relay, 'PUT', '/templates/mine', template))).toEqual({
      status: 200,
      body: { id: 'mine', revision: 1 },
    })
    await call(relay, 'PUT', '/templates/mine', { ...template, subject: 'Changed' })
    const stored = { template: { ...template, subject: 'Changed' }, revision: 2 }
    expect((await answerOf(await call(relay, 'GET', '/templates/mine'))).body).toEqual(stored)
    expect((await answerOf(await call(relay, 'GET', '/templates'))).body.items).toContainEqual(stored)
    expect((await call(relay, 'DELETE', '/templates/mine')).status).toBe(204)
    expect((await call(relay, 'GET', '/templates/mine')).status).toBe(404)
  })

  it('[S74] writes, lists, reads and removes services', async () => {
    const relay = testApp()
    const service = { name: 'Shop', from: { name: 'The shop', address: 'shop@example.org' }, smtp: 'environment' }
    expect(await answerOf(await call(relay, 'PUT', '/services/shop', service))).toEqual({
      status: 200,
      body: { id: 'shop', revision: 1 },
    })
    const stored = { id: 'shop', ...service, revision: 1 }
    expect((await answerOf(await call(relay, 'GET', '/services/shop'))).body).toEqual(stored)
    expect((await answerOf(await call(relay, 'GET', '/services'))).body.items).toContainEqual(stored)
    expect((await call(relay, 'DELETE', '/services/shop')).status).toBe(204)
  })

  it.each([
    ['two addresses', { name: 'x', address: 'a@b.example, c@d.example' }],
    ['a name of two lines', { name: 'x\r\nBcc: c@d.example', address: 'a@b.example' }],
  ])('[S74] [F56] refuses a sender with %s', async (_, from) => {
    const answer = await answerOf(await call(testApp(), 'PUT', '/services/shop', { name: 'x', from, smtp: 'inbox' }))
    expect(answer).toMatchObject({ status: 422, body: { code: 'body-invalid' } })
  })

  it('[S75] makes public keys for origins and changes their origins', async () => {
    const relay = testApp()
    const made = await answerOf(
      await call(relay, 'POST', '/keys', { name: 'Shop', origins: ['https://shop.example/'] }),
    )
    expect(made).toEqual({
      status: 201,
      body: {
        id: expect.stringMatching(/^key_/),
        name: 'Shop',
        kind: 'public',
        origins: ['https://shop.example'],
        createdAt: expect.stringMatching(/Z$/),
        publicKey: expect.stringMatching(/^lsp_/),
      },
    })
    const { id } = made.body
    const origins = ['https://shop.example', 'null']
    expect((await answerOf(await call(relay, 'POST', '/keys', { id, origins }))).body).toEqual({
      ...made.body,
      origins,
    })
    expect((await call(relay, 'POST', '/keys', { id: 'gone', origins })).status).toBe(404)
    expect((await call(relay, 'POST', '/keys', { name: 'x', origins: ['shop.example'] })).status).toBe(422)
    expect((await call(relay, 'DELETE', `/keys/${id}`)).status).toBe(204)
  })

  it('[S76] lists messages newest first with what became of them, and never what visitors wrote', async () => {
    const relay = testApp()
    for (const message of ['a secret', 'another secret']) await send(relay, { message })
    const [newest, oldest] = relay.store.messages.list({ limit: 2 }).items
    const claim = relay.store.messages.claim(Date.UTC(2026, 10, 21), 1000)
    if (claim === undefined) throw new Error('the claim exists')
    await relay.store.messages.record(claim, {
      kind: 'deferred',
      attempt: { attempt: 1, atMs: 5000, answer: '451 later', doubtful: false, delivered: [], refused: [] },
      retryAtMs: 65_000,
      reason: '451 later',
    })
    const shown = {
      id: oldest?.id,
      submissionId: oldest?.submissionId,
      templateId: 'contact',
      state: 'deferred',
      attempts: 1,
      acceptedAt: new Date(oldest?.acceptedAtMs ?? 0).toISOString(),
      retryAt: '1970-01-01T00:01:05.000Z',
      reason: '451 later',
    }
    const list = await answerOf(await call(relay, 'GET', '/messages?limit=1'))
    expect(list.body).toMatchObject({ items: [{ id: newest?.id, state: 'accepted', attempts: 0 }], next: newest?.id })
    const second = await answerOf(await call(relay, 'GET', `/messages?limit=1&after=${newest?.id}`))
    expect(second.body).toEqual({ items: [shown] })
    expect((await answerOf(await call(relay, 'GET', '/messages?state=deferred'))).body).toEqual({ items: [shown] })
    expect((await call(relay, 'GET', '/messages?state=lost')).status).toBe(400)
    const one = await call(relay, 'GET', `/messages/${oldest?.id}`)
    const text = await one.text()
    expect(text).not.toContain('secret')
    expect(JSON.parse(text)).toEqual({
      ...shown,
      serviceId: 'default',
      templateRevision: 1,
      repeatedId: false,
      history: [
        {
          attempt: 1,
          at: '1970-01-01T00:00:05.000Z',
          answer: '451 later',
          doubtful: false,
          delivered: [],
          refused: [],
        },
      ],
    })
  })

  it("[S77] sums up what waits and what failed, with the mail server's last words", async () => {
    const alarm = 'The password was refused'
    const pause = { cause: 'login', alarm, sinceMs: 1000, untilMs: 2000, blocks: 1, isProbing: false } as const
    const relay = testApp({ pauses: () => new Map([['default', pause]]) })
    const nothing = await answerOf(await call(relay, 'GET', '/messages/summary'))
    expect(nothing.body).toMatchObject({ waiting: 0, failed: 0 })
    expect(nothing.body.lastAnswer).toBeUndefined()
    for (const message of ['a', 'b']) await send(relay, { message })
    const claim = relay.store.messages.claim(Date.UTC(2026, 10, 21), 1000)
    if (claim === undefined) throw new Error('the claim exists')
    const attempt = { attempt: 1, atMs: 5000, answer: '550 no', doubtful: false, delivered: [], refused: [] }
    await relay.store.messages.record(claim, { kind: 'failed', attempt, reason: '550 no' })
    expect((await answerOf(await call(relay, 'GET', '/messages/summary'))).body).toEqual({
      counts: { accepted: 1, delivering: 0, delivered: 0, deferred: 0, failed: 1 },
      waiting: 1,
      failed: 1,
      paused: [{ serviceId: 'default', alarm, since: '1970-01-01T00:00:01.000Z' }],
      lastAnswer: '550 no',
      lastAnswerAt: '1970-01-01T00:00:05.000Z',
    })
  })

  it('[S78] tries a failed message again when asked, and no delivered one', async () => {
    const relay = testApp()
    await send(relay, { message: 'a' })
    const claim = relay.store.messages.claim(Date.UTC(2026, 10, 21), 1000)
    if (claim === undefined) throw new Error('the claim exists')
    const { id } = claim.message
    expect(await answerOf(await call(relay, 'POST', `/messages/${id}/retry`))).toMatchObject({
      status: 409,
      body: { code: 'not-retryable' },
    })
    const attempt = { attempt: 1, atMs: 5000, answer: '550 no', doubtful: false, delivered: [], refused: [] }
    await relay.store.messages.record(claim, { kind: 'failed', attempt, reason: '550 no' })
    expect(await answerOf(await call(relay, 'POST', `/messages/${id}/retry`))).toMatchObject({
      status: 200,
      body: { id, state: 'deferred', attempts: 1 },
    })
    expect(relay.accepted).toEqual(['woken', 'woken'])
    expect((await call(relay, 'POST', '/messages/gone/retry')).status).toBe(404)
  })

  it('[S346] sends all that waits now when asked, and leaves failed messages alone', async () => {
    const relay = testApp()
    const nowMs = Date.UTC(2026, 10, 21)
    const outcomes = [
      { kind: 'postponed', retryAtMs: nowMs + 3_600_000, reason: 'out' },
      {
        kind: 'failed',
        attempt: { attempt: 1, atMs: 5, answer: 'no', doubtful: false, delivered: [], refused: [] },
        reason: 'no',
      },
    ] as const
    for (const outcome of outcomes) {
      await send(relay, { message: outcome.kind })
      const claim = relay.store.messages.claim(nowMs, 1000)
      if (claim === undefined) throw new Error('the claim exists')
      await relay.store.messages.record(claim, outcome)
    }
    expect(await answerOf(await call(relay, 'POST', '/messages/retry'))).toEqual({ status: 200, body: { retried: 1 } })
    expect(relay.accepted.at(-1)).toBe('expedited')
    expect(relay.store.messages.counts()).toMatchObject({ deferred: 1, failed: 1 })
    expect(relay.store.messages.nextDueMs()).toBe(nowMs)
    expect(relay.store.messages.claim(nowMs, 1000)?.message.params['message']).toBe('postponed')
  })

  it('[S79] [F60] answers 503 when it cannot write, and changes nothing', async () => {
    const relay = testApp()
    relay.store.settings.putTemplate = () => {
      throw Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR' })
    }
    const response = await call(relay, 'PUT', '/templates/mine', generalTemplate({ id: 'mine', to: 'a@b.example' }))
    expect(response.headers.get('retry-after')).toBe('30')
    expect(await answerOf(response)).toMatchObject({ status: 503, body: { code: 'store-unavailable' } })
  })
})

function send({ app, publicKey }: Relay, template_params: Readonly<Record<string, string>>) {
  const body = { user_id: publicKey, service_id: 'default', template_id: 'contact', template_params }
  const headers = { Origin: siteOrigin }
  return app.request('/api/v1.0/email/send', { method: 'POST', headers, body: JSON.stringify(body) })
}
