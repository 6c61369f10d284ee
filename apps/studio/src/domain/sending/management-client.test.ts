import { createServer, type Server } from 'node:http'
import { generalTemplate } from '@letterslot/email'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createManagementClient, type ManagementClient } from './management-client.ts'
import { fetchOfPage, type RealRelay, startRealRelay } from './real-relay.test.fixture.ts'
import { RelayAnswerError } from './relay-answer-error.ts'

vi.setConfig({ testTimeout: 60_000 })

let relay: RealRelay
let client: ManagementClient
const servers: Server[] = []

beforeAll(async () => {
  relay = await startRealRelay()
  const { privateKey } = await relay.createClient().pair('A test')
  client = relay.createClient({ privateKey })
})
afterAll(() => relay.stop())
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** A relay of another make: answers every request so. */
async function answering(status: number, type: string, body: string): Promise<ManagementClient> {
  const server = createServer((_, response) => {
    response.writeHead(status, { 'Content-Type': type }).end(body)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return createManagementClient({ fetch: fetchOfPage(`http://127.0.0.1:${port}`) })
}

async function refusalOf(call: Promise<unknown>): Promise<object> {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof RelayAnswerError)) throw new Error(`It was not refused by the relay: ${error}`)
  const { code, status, problem, message } = error
  return { code, status, problem, message }
}

it('[T300] reads what the relay answers', async () => {
  const { publicKey } = relay
  expect(await client.hello()).toEqual({
    product: 'letterslot',
    version: '1.2.3',
    local: true,
    publicKey,
    serviceId: 'default',
  })
  const template = { ...generalTemplate({ id: 'tmpl_a', to: 'me@example.org' }), formId: 'a' }
  expect(await client.putTemplate(template)).toEqual({ id: 'tmpl_a', revision: 1 })
  expect(await client.inbox()).toEqual({ items: [], total: 0 })
  expect(await client.messages({ state: 'failed' })).toEqual({ items: [] })
  expect(await client.summary()).toEqual({ waiting: 0, failed: 0, paused: [] })
  expect(await client.retryAll()).toBe(0)
})

it.each<readonly [string, (from: ManagementClient) => Promise<unknown>, number, string]>([
  ['a mail that is not there', (from) => from.inboxMail('no/such'), 404, 'not-found'],
  ['a deleted mail that is not there', (from) => from.removeInboxMail('none'), 404, 'not-found'],
  ['a mail that was never deleted', (from) => from.restoreInboxMail('none'), 404, 'not-found'],
  ['a message that is not there', (from) => from.retry('none'), 404, 'not-found'],
])('[T300] %s is refused with status and code', async (_, call, status, problem) => {
  expect(await refusalOf(call(client))).toEqual({
    code: 'relay-answer',
    status,
    problem,
    message: expect.stringMatching(/\.$/),
  })
})

it('[T300] a missing key and an unknown one are refused', async () => {
  expect(await refusalOf(relay.createClient().summary())).toMatchObject({
    status: 401,
    problem: 'private-key-required',
  })
  expect(await refusalOf(relay.createClient({ privateKey: 'sk_other' }).summary())).toMatchObject({
    status: 401,
    problem: 'private-key-unknown',
  })
})

it('[T301] nobody there is told apart from a refusal', async () => {
  const gone = await startRealRelay()
  const late = gone.createClient()
  await gone.stop()
  expect(await refusalOf(late.hello())).toEqual({
    code: 'relay-answer',
    status: 0,
    problem: 'unreachable',
    message: 'The relay does not answer.',
  })
})

it.each([
  ['another shape', 200, 'application/json', '{"product":1}', 'unexpected-answer'],
  ['no JSON', 200, 'text/html', '<h1>A portal</h1>', 'unexpected-answer'],
  ['a page with a failure status', 502, 'text/html', '<h1>Bad gateway</h1>', ''],
  ['a problem without a code', 500, 'application/problem+json', '{"title":"It broke."}', ''],
])('[T301] %s is no answer that this studio takes', async (_, status, type, body, problem) => {
  const strange = await answering(status, type, body)
  expect(await refusalOf(strange.hello())).toMatchObject({ status, problem })
})

it('[T1171] of a mail’s source the beginning is read, and no more of it fetched', async () => {
  let given = 0
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      given += 1
      controller.enqueue(new TextEncoder().encode('Subject: ä\r\n'))
    },
  })
  const answers = [endless, 'Subject: Hi\r\n\r\nHello']
  const inbox = createManagementClient({ fetch: async () => new Response(answers.shift()) })
  // The last letter that is cut in two is left off.
  expect(await inbox.inboxSource('a', 22)).toEqual({ text: 'Subject: ä\r\nSubject: ', isWhole: false })
  expect(given).toBeLessThan(9)
  expect(await inbox.inboxSource('a', 100)).toEqual({ text: 'Subject: Hi\r\n\r\nHello', isWhole: true })
})

it('[T1171] a source that breaks off is refused, not shown as whole', async () => {
  const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError('cut off')) })
  const inbox = createManagementClient({ fetch: async () => new Response(broken) })
  expect(await refusalOf(inbox.inboxSource('a', 100))).toMatchObject({ status: 0, problem: 'unreachable' })
})

it('[T300] the addresses of a mail stay within the inbox, whatever its id', () => {
  expect([client.inboxHtmlUrl('a/../b'), client.inboxSourceUrl('a b')]).toEqual([
    '/api/v1/inbox/a%2F..%2Fb/html',
    '/api/v1/inbox/a%20b/source',
  ])
})
