import { request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { siteOrigin, testApp } from '../../relay.test.fixture.ts'
import { type Listener, listen } from '../listen.ts'
import { sendFormPath, sendPath } from '../wire/protocol.ts'
import { createRequestListener } from './request-listener.ts'

const open: Listener[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((listener) => listener.close(0)))
})

interface Sent {
  readonly method?: string
  readonly path?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

const { publicKey } = testApp()
const ids = { user_id: publicKey, service_id: 'default', template_id: 'contact' }
const json = (body: unknown): Sent => ({ headers: { Origin: siteOrigin }, body: JSON.stringify(body) })
const navigation = { 'Sec-Fetch-Mode': 'navigate', 'Accept-Language': 'de', Referer: `${siteOrigin}/contact` }
const part = (name: string, value: string) =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const form: Sent = {
  path: sendFormPath,
  headers: { Origin: siteOrigin, 'Content-Type': 'multipart/form-data; boundary=x', ...navigation },
  body: `${Object.entries({ ...ids, full_name: 'Ada' })
    .map(([name, value]) => part(name, value))
    .join('')}--x--\r\n`,
}

const requests: Readonly<Record<string, Sent>> = {
  'is taken': json({ ...ids, template_params: { full_name: 'Ada' } }),
  'came again': json({ ...ids, template_params: { full_name: 'Ada', letterslot_id: '0123456789ABCDEF' } }),
  'is a navigation': form,
  'is a navigation that is refused': { ...form, body: '--x--' },
  'has no origin': { body: '{}' },
  'has a foreign origin': { headers: { Origin: 'https://other.example' }, body: '{}' },
  'begins with a key that nobody has': json({ user_id: 'nobody', template_params: { text: 'x'.repeat(50_000) } }),
  'is no JSON': { headers: { Origin: siteOrigin }, body: '{"user_id":' },
  'is empty': { headers: { Origin: siteOrigin } },
  'has too long values': json({ ...ids, template_params: { text: 'x'.repeat(52_000) } }),
  'is too long': json({ ...ids, template_params: { text: 'x'.repeat(600_000) } }),
  'has a query behind its path': { ...json(ids), path: `${sendPath}?x=1` },
  'is a preflight': { method: 'OPTIONS', headers: { Origin: siteOrigin } },
  'has another method': { method: 'PUT', headers: { Origin: siteOrigin } },
}

/** The headers that Node's server writes by itself, by the connection. */
const ofConnection = new Set(['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'])

const answerOf = (status: number, headers: Iterable<readonly [string, string]>, body: string) => ({
  status,
  headers: Object.fromEntries([...headers].filter(([name]) => !ofConnection.has(name)).sort()),
  body,
})

/** Over a connection, as everybody does. */
async function overNode({ listener }: ReturnType<typeof testApp>, sent: Sent) {
  const server = await listen('127.0.0.1', 0)
  open.push(server)
  server.serve(listener)
  const { method = 'POST', path = sendPath, headers = {}, body = '' } = sent
  const length = method === 'POST' ? { 'Content-Length': Buffer.byteLength(body) } : {}
  const asked = request({ port: server.port, host: '127.0.0.1', path, method, headers: { ...headers, ...length } })
  return new Promise<ReturnType<typeof answerOf>>((resolve, reject) => {
    asked.on('error', reject).on('response', (response) => {
      const given = Object.entries(response.headersDistinct).map(
        ([name, values = []]) => [name, values.join()] as const,
      )
      text(response).then((read) => resolve(answerOf(response.statusCode ?? 0, given, read)), reject)
    })
    asked.end(body)
  })
}

/** By the fetch API, as tests and all other routes do. */
async function overApp({ app }: ReturnType<typeof testApp>, sent: Sent) {
  const { method = 'POST', path = sendPath, headers = {}, body = '' } = sent
  const length = { 'Content-Length': String(Buffer.byteLength(body)) }
  const init = method === 'POST' ? { method, headers: { ...headers, ...length }, body } : { method, headers }
  const response = await app.request(path, init)
  return answerOf(response.status, response.headers, await response.text())
}

describe('a submission over a connection', () => {
  it.each(Object.keys(requests))(
    '[S40] [S41] [S340] [S350] is answered and logged as by the app: one that %s',
    async (name) => {
      const { body, ...rest } = requests[name] ?? {}
      const [direct, routed] = [testApp(), testApp()]
      const sentTo = (relay: typeof direct): Sent =>
        body === undefined ? rest : { ...rest, body: body.replaceAll(publicKey, relay.publicKey) }
      for (const _ of ['first', 'again']) {
        expect(await overNode(direct, sentTo(direct))).toEqual(await overApp(routed, sentTo(routed)))
      }
      const facts = ({ log }: typeof direct) =>
        log.lines.map(({ facts: kept }) => ({ ...Object(kept), message: '', visitor: '' }))
      expect(facts(direct)).toEqual(facts(routed))
      expect(direct.store.messages.counts()).toEqual(routed.store.messages.counts())
    },
  )
})

it.each([
  ['no origin', '', 403],
  ['a length beyond the limit', `Origin: ${siteOrigin}\r\n`, 413],
])('[S49] the answer reaches a client that is still sending: one with %s', async (_, headers, status) => {
  const server = await listen('127.0.0.1', 0)
  open.push(server)
  server.serve(testApp().listener)
  const head = `POST ${sendFormPath} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 50000000\r\n${headers}\r\n`
  const sent = Array.from({ length: 20 }, () => {
    const socket = connect({ port: server.port, host: '127.0.0.1' })
    socket.write(head)
    socket.write(Buffer.alloc(10_000_000))
    let answer = ''
    // The connection may be reset once the answer was read.
    socket
      .on('error', () => {})
      .on('data', (chunk) => {
        answer += chunk
      })
    return new Promise<string>((resolve) => socket.on('close', () => resolve(answer)))
  })
  for (const answer of await Promise.all(sent)) expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
})

it('[S49] a fault of the relay itself is answered and logged, and ends no process', async () => {
  const relay = testApp()
  const post = () => Promise.reject(new Error('broken'))
  const listener = createRequestListener(relay.deps, { ...relay.parts, wire: { ...relay.parts.wire, post } })
  expect(await overNode({ ...relay, listener }, json(ids))).toMatchObject({
    status: 500,
    body: 'The relay failed. Nothing was accepted',
  })
  expect(relay.log.lines.map(({ facts }) => facts)).toEqual([
    { event: 'request-failed', path: sendPath, err: new Error('broken') },
  ])
})
