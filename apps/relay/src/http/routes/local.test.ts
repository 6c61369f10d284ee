import { describe, expect, it } from 'vitest'
import { testApp } from '../../relay.test.fixture.ts'
import { host, local, own, type Relay } from './local.test.fixture.ts'

/** `undefined` takes a header away. */
function pair(
  { app }: Pick<Relay, 'app'>,
  headers: Readonly<Record<string, string | undefined>> = {},
  body = '{"name":"This browser"}',
) {
  const sent = new Headers()
  for (const [name, value] of Object.entries({ ...own, ...headers })) if (value !== undefined) sent.set(name, value)
  return app.request('/api/v1/pair', { method: 'POST', headers: sent, body })
}
const privateKeys = ({ store }: Pick<Relay, 'store'>) =>
  store.settings.keys().filter(({ kind, id }) => kind === 'private' && id !== 'key_private')

describe('pairing', () => {
  it('[S90] mints a private key, answers it once and keeps only its digest', async () => {
    const relay = local()
    const response = await pair(relay)
    const { id, privateKey, name } = await response.json()
    expect([response.status, response.headers.get('cache-control'), name]).toEqual([201, 'no-store', 'This browser'])
    expect(privateKey).toMatch(/^lsk_[\w-]{43}$/)
    expect(JSON.stringify(relay.store.settings.keys())).not.toContain(privateKey)
    const authorization = { Authorization: `Bearer ${privateKey}`, Host: host }
    const list = await relay.app.request('/api/v1/keys', { headers: authorization })
    const text = await list.text()
    expect(JSON.parse(text).items).toContainEqual({
      id,
      name,
      kind: 'private',
      origins: [],
      createdAt: expect.any(String),
    })
    expect(text).not.toContain(privateKey)
    const headers = { ...own, ...authorization }
    expect((await relay.app.request(`/api/v1/keys/${id}`, { method: 'DELETE', headers })).status).toBe(204)
    expect((await relay.app.request('/api/v1/keys', { headers: authorization })).status).toBe(401)
  })

  it.each([
    ['a foreign Host', { Host: 'evil.example:4400' }, 421, 'foreign-host'],
    ['a Host without our port', { Host: 'localhost' }, 421, 'foreign-host'],
    ['a Host with another port', { Host: 'localhost:80' }, 421, 'foreign-host'],
    ['no Host', { Host: undefined }, 421, 'foreign-host'],
    ['a foreign Origin', { Origin: 'https://evil.example' }, 403, 'foreign-origin'],
    [
      'another port of this computer',
      { Origin: 'http://localhost:3000', 'Sec-Fetch-Site': 'same-site' },
      403,
      'foreign-origin',
    ],
    ['an Origin of null', { Origin: 'null' }, 403, 'foreign-origin'],
    ['a foreign Sec-Fetch-Site', { 'Sec-Fetch-Site': 'cross-site', Origin: undefined }, 403, 'foreign-origin'],
    ['the address bar', { 'Sec-Fetch-Site': 'none', Origin: undefined }, 403, 'foreign-origin'],
    ['a text/plain body', { 'Content-Type': 'text/plain' }, 415, 'content-type-not-json'],
    ['a form body', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415, 'content-type-not-json'],
    ['no type', { 'Content-Type': undefined }, 415, 'content-type-not-json'],
  ])('[S91] refuses %s, makes no key and tells other sites nothing', async (_, headers, status, code) => {
    const relay = local()
    const response = await pair(relay, headers)
    expect([response.status, response.headers.get('content-type')]).toEqual([status, 'application/problem+json'])
    expect(await response.json()).toMatchObject({ status, code })
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    expect(privateKeys(relay)).toEqual([])
  })

  it('[S92] does not exist at a relay that is run by letterslot serve', async () => {
    const relay = testApp({ isLocal: false, port: 4400 })
    const response = await pair(relay)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'not-found' })
    expect(privateKeys(relay)).toEqual([])
  })

  it('[S90] works from the command line of this computer, which sends no Origin', async () => {
    expect((await pair(local(), { Origin: undefined, 'Sec-Fetch-Site': undefined }, '{}')).status).toBe(201)
  })
})

describe('the guard of local mode', () => {
  it.each(['/', '/messages', '/api/v1/hello', '/api/v1/inbox', '/readyz', '/metrics'])(
    '[S93] answers %s to no foreign name',
    async (path) => {
      const { app } = local()
      expect((await app.request(path, { headers: { Host: 'rebound.example:4400' } })).status).toBe(421)
    },
  )

  it('[S93] lets everybody ask whether it is alive, and any site use the wire by its own rules', async () => {
    const { app } = local()
    expect((await app.request('/healthz', { headers: { Host: 'any.example' } })).status).toBe(200)
    const headers = { Host: 'relay.example', Origin: 'https://any.example' }
    const wire = await app.request('/api/v1.0/email/send', { method: 'POST', headers, body: '{}' })
    expect([wire.status, wire.headers.get('access-control-allow-origin')]).toEqual([403, 'https://any.example'])
  })

  it.each(['127.0.0.1:4400', '[::1]:4400'])('[S94] sends navigations to %s on to localhost', async (name) => {
    const { app } = local()
    const headers = { Host: name, 'Sec-Fetch-Mode': 'navigate' }
    const response = await app.request(`http://${name}/forms/x/build?y=1`, { headers })
    expect([response.status, response.headers.get('location')]).toEqual([
      307,
      'http://localhost:4400/forms/x/build?y=1',
    ])
  })

  it('[S94] answers requests that are no navigation at every name of this computer', async () => {
    const { app } = local()
    const hello = await app.request('/api/v1/hello', { headers: { Host: '127.0.0.1:4400' } })
    expect(hello.status).toBe(200)
  })

  it('[S95] lets no other site read the inbox', async () => {
    const { app } = local()
    const read = (headers: Record<string, string>) =>
      app.request('/api/v1/inbox', { headers: { Host: host, ...headers } })
    expect((await read({ 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403)
    expect((await read({ 'Sec-Fetch-Site': 'same-site' })).status).toBe(403)
    expect((await read({ 'Sec-Fetch-Site': 'same-origin' })).status).toBe(200)
    expect((await read({ 'Sec-Fetch-Site': 'none' })).status).toBe(200)
  })
})

describe('hello', () => {
  it('[S96] names the product, and in local mode the ids to send with', async () => {
    const relay = local()
    const hello = await relay.app.request('/api/v1/hello', { headers: { Host: host } })
    expect(await hello.json()).toEqual({
      product: 'letterslot',
      version: '1.2.3',
      local: true,
      publicKey: relay.publicKey,
      serviceId: 'default',
    })
    const server = await testApp().app.request('/api/v1/hello')
    expect(await server.json()).toEqual({ product: 'letterslot', version: '1.2.3', local: false })
  })
})
