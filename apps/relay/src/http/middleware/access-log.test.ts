import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generalTemplate } from '@letterslot/email'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../relay.test.fixture.ts'
import { openSqliteStore } from '../../store/sqlite.ts'
import { digestOfAddress } from '../client.ts'
import { post } from '../wire/wire-calls.test.fixture.ts'

type Relay = ReturnType<typeof testApp>
const host = 'localhost:4400'
const local = () => testApp({ isLocal: true, port: 4400 })

function call(relay: Relay, method: string, path: string, body?: unknown, key: string | undefined = relay.privateKey) {
  return relay.app.request(`/api/v1${path}`, {
    method,
    headers: {
      Host: host,
      'Content-Type': 'application/json',
      ...(key === undefined ? {} : { Authorization: `Bearer ${key}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}
const factsOf = ({ log }: Relay) => log.lines.map(({ facts }) => facts)

describe('the log of who came in', () => {
  it('[S349] has pairing, keys made, changed and removed, templates and services written and removed', async () => {
    const relay = local()
    const paired = await (await call(relay, 'POST', '/pair', {}, '')).json()
    const made = await (await call(relay, 'POST', '/keys', { origins: [] })).json()
    await call(relay, 'POST', '/keys', { id: made.id, origins: ['https://a.example'] })
    await call(relay, 'DELETE', `/keys/${made.id}`)
    await call(relay, 'PUT', '/templates/mine', generalTemplate({ id: 'mine', to: 'a@b.example' }))
    await call(relay, 'DELETE', '/templates/mine')
    const service = { name: 'Shop', from: { name: '', address: 'shop@b.example' }, smtp: 'inbox' }
    await call(relay, 'PUT', '/services/shop', service, paired.privateKey)
    await call(relay, 'DELETE', '/services/shop', undefined, paired.privateKey)
    const by = { address: '', by: 'key_private' }
    expect(factsOf(relay)).toEqual([
      { event: 'paired', id: paired.id, address: '' },
      { event: 'key-made', id: made.id, ...by },
      { event: 'key-changed', id: made.id, ...by },
      { event: 'key-removed', id: made.id, ...by },
      { event: 'template-written', id: 'mine', ...by },
      { event: 'template-removed', id: 'mine', ...by },
      { event: 'service-written', id: 'shop', address: '', by: paired.id },
      { event: 'service-removed', id: 'shop', address: '', by: paired.id },
    ])
    expect(JSON.stringify(relay.log.lines)).not.toMatch(/lsk_|a@b\.example|shop@b\.example/)
  })

  it('[S349] says nothing of what was refused as if it were done', async () => {
    const relay = local()
    await call(relay, 'DELETE', '/keys/gone')
    await call(relay, 'DELETE', '/templates/gone')
    await call(relay, 'PUT', '/services/shop', { name: 'x' })
    expect(factsOf(relay)).toEqual([])
  })

  it('[S350] has every 401, 403, 413, 421 and 429, with its reason and without answers or keys', async () => {
    const relay = testApp({ isLocal: true, port: 4400 }, { LETTERSLOT_RATE: '1/h burst 1' })
    await call(relay, 'GET', '/messages?secret=1', undefined, '')
    await call(relay, 'GET', '/messages', undefined, 'lsk_wrong')
    await relay.app.request('/api/v1/inbox', { headers: { Host: host, Origin: 'https://evil.example' } })
    await relay.app.request('/', { headers: { Host: 'evil.example' } })
    await post(relay, { template_params: { message: 'my answer' } }, { Origin: 'https://other.example' })
    await post(relay, { template_params: { message: 'x'.repeat(60_000) } })
    await post(relay, { template_params: { message: 'my answer' } })
    await post(relay, { template_params: { message: 'my answer' } })
    const refusals = relay.log.lines.filter(({ text }) => text === 'Refused a request').map(({ facts }) => facts)
    const page = { event: 'refused', method: 'GET', address: '' }
    const wire = { event: 'refused', method: 'POST', path: '/api/v1.0/email/send', visitor: '' }
    expect(refusals).toEqual([
      { ...page, status: 401, code: 'private-key-required', path: '/api/v1/messages' },
      { ...page, status: 401, code: 'private-key-unknown', path: '/api/v1/messages' },
      { ...page, status: 403, code: 'foreign-origin', path: '/api/v1/inbox', origin: 'https://evil.example' },
      { ...page, status: 421, code: 'foreign-host', path: '/' },
      { ...wire, status: 403, code: 'origin-not-allowed', origin: 'https://other.example' },
      { ...wire, status: 413, code: 'variables-too-large', origin: 'https://site.example' },
      { ...wire, status: 429, code: 'rate-limited', origin: 'https://site.example' },
    ])
    expect(JSON.stringify(relay.log.lines)).not.toMatch(/my answer|lsk_|secret=1|lsp_/)
  })

  it('[S350] has at most 100 refusals of a minute, and then how many more there were', async () => {
    let nowMs = 0
    const relay = testApp({ nowMs: () => nowMs })
    const refuse = () => relay.app.request('/metrics')
    for (let count = 0; count < 130; count += 1) await refuse()
    expect(relay.log.lines).toHaveLength(100)
    nowMs += 60_000
    await refuse()
    expect(factsOf(relay).slice(100)).toEqual([
      { event: 'refused-more', count: 30 },
      expect.objectContaining({ event: 'refused', status: 401 }),
    ])
  })
})

describe('the digest of an address', () => {
  it('[S45] is the same in one data folder, also after a restart, and another in every other one', () => {
    const folder = () => mkdtempSync(join(tmpdir(), 'letterslot-digest-'))
    const secretOf = (path: string) => {
      const store = openSqliteStore(path)
      const secret = store.settings.secret('client-address')
      expect(store.settings.secret('client-address')).toBe(secret)
      store.close()
      return secret
    }
    const [mine, other] = [folder(), folder()]
    const first = digestOfAddress('192.0.2.7', secretOf(mine))
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(digestOfAddress('192.0.2.7', secretOf(mine))).toBe(first)
    expect(digestOfAddress('192.0.2.7', secretOf(other))).not.toBe(first)
    expect(digestOfAddress('192.0.2.8', secretOf(mine))).not.toBe(first)
    expect(digestOfAddress('', secretOf(mine))).toBe('')
  })
})

describe('the ids of services and templates', () => {
  it.each(['..', 'a b', 'ä', 'a'.repeat(65), 'a%0Ab', 'a.b', 'a:b'])('[S351] cannot be %j', async (id) => {
    const relay = testApp()
    for (const kind of ['services', 'templates']) {
      const answer = await relay.app.request(`/api/v1/${kind}/${id === '..' ? '%2e%2e%2f' : encodeURI(id)}`, {
        method: 'PUT',
        headers: { Authorization: `Bearer ${relay.privateKey}`, 'Content-Type': 'application/json' },
        body: '{}',
      })
      expect([answer.status, (await answer.json()).code]).toEqual([422, 'id-invalid'])
    }
  })

  it('[S351] can have 64 letters, digits, - and _', async () => {
    const id = `A-z_9${'x'.repeat(59)}`
    const answer = await call(testApp(), 'PUT', `/templates/${id}`, generalTemplate({ id, to: 'a@b.example' }))
    expect(answer.status).toBe(200)
  })
})
