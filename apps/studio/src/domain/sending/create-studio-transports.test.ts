import { createServer } from 'node:http'
import { SendError } from '@letterslot/client'
import { createSubmissionId, referenceOf } from '@letterslot/core'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { brandConnectionId, practiceConnection, type StoredConnection } from '../../model/connection.ts'
import type { PracticeMail } from '../../model/practice-mail.ts'
import { documentFromStart } from '../starts/document-from-start.ts'
import { contactStart } from '../starts/start.ts'
import { createMemoryRecordStore } from '../storage/memory-record-store.ts'
import { createTestInboxPairing } from './create-sending.ts'
import { createStudioTransports } from './create-studio-transports.ts'
import { type RealRelay, startRealRelay } from './real-relay.test.fixture.ts'

vi.setConfig({ testTimeout: 60_000 })

const { email } = documentFromStart(contactStart, { to: 'me@example.org', id: 'contact' })
const signal = new AbortController().signal
let relay: RealRelay

function params() {
  const id = createSubmissionId()
  return { full_name: 'Ada', letterslot_id: id, letterslot_reference: referenceOf(id) }
}

function transports() {
  const { createClient } = relay
  const connections = createMemoryRecordStore<StoredConnection>()
  const onTrouble = vi.fn()
  const storage = { practiceMails: createMemoryRecordStore<PracticeMail>() }
  const pairTestInbox = createTestInboxPairing({ connections, createClient })
  return {
    onTrouble,
    ...createStudioTransports({ storage, pairTestInbox, pageOrigin: relay.url, onTrouble, createClient }),
  }
}

async function rejectionOf(sending: Promise<unknown>): Promise<object> {
  const error: unknown = await sending.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof SendError)) throw new Error(`It was not rejected by a SendError: ${error}`)
  const { code, status, text, sent } = error
  return { code, status, text, sent }
}

beforeEach(async () => {
  relay = await startRealRelay()
  vi.stubGlobal('fetch', relay.fetch)
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await relay.stop()
})

it('[T306] a message to the test inbox is the mail on screen, and is found there by its submission', async () => {
  const { testInbox, onTrouble } = transports()
  const sent = params()
  const transport = testInbox.sendFor({ ...email, subject: 'As it is now: {{full_name}}' })
  expect(await transport(sent, { signal })).toEqual({ status: 200, text: 'OK' })
  expect(await testInbox.arrival?.(sent.letterslot_id, signal)).toMatchObject({
    view: 'test-inbox',
    subject: 'As it is now: Ada',
    to: ['me@example.org'],
    text: expect.stringContaining('Ada'),
    html: expect.stringContaining('Ada'),
  })
  expect(onTrouble).not.toHaveBeenCalled()
})

it('[T306] the mail is this tab’s, also after another tab put its own template under the same id', async () => {
  const [here, there] = [transports(), transports()]
  const transport = here.testInbox.sendFor({ ...email, subject: 'Here' })
  await transport(params(), { signal })
  await there.testInbox.sendFor({ ...email, subject: 'There' })(params(), { signal })
  const sent = params()
  await transport(sent, { signal })
  expect(await here.testInbox.arrival?.(sent.letterslot_id, signal)).toMatchObject({ subject: 'Here' })
})

it('[T312] a mail without recipient gets one in the test inbox', async () => {
  const { testInbox } = transports()
  const sent = params()
  await testInbox.sendFor({ ...email, to: [] })(sent, { signal })
  expect(await testInbox.arrival?.(sent.letterslot_id, signal)).toMatchObject({ to: ['you@localhost'] })
})

it('[T566] files go along, and stand at the mail with their names and sizes', async () => {
  const { testInbox } = transports()
  const sent = params()
  const files = [{ name: 'photo', file: new File(['12345'], 'cat.jpg', { type: 'image/jpeg' }) }]
  expect(await testInbox.sendFor(email)(sent, { signal, files })).toEqual({ status: 200, text: 'OK' })
  expect(await testInbox.arrival?.(sent.letterslot_id, signal)).toMatchObject({
    attachments: [{ name: 'cat.jpg', bytes: 5 }],
  })
})

it('[T307] a test inbox that does not answer rejects as an unreachable provider, and nothing went out', async () => {
  const { testInbox, onTrouble } = transports()
  await relay.stop()
  expect(await rejectionOf(testInbox.sendFor(email)(params(), { signal }))).toEqual({
    code: 'network',
    status: 0,
    text: 'Network Error',
    sent: 'no',
  })
  expect(onTrouble).toHaveBeenCalledOnce()
})

it('[T307] a template that the relay refuses rejects with its words, and nothing went out', async () => {
  const { testInbox } = transports()
  const wrong = { ...email, id: '' }
  expect(await rejectionOf(testInbox.sendFor(wrong)(params(), { signal }))).toEqual({
    code: 'provider-refused',
    status: 404,
    text: expect.stringMatching(/\.$/),
    sent: 'no',
  })
})

it('[T313] an account’s message goes to its origin with its ids; the studio cannot see the mailbox', async () => {
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    bodies.push(body)
    response.writeHead(200, { 'Content-Type': 'text/plain' }).end('OK')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const ids = { publicKey: 'pk_1', serviceId: 'service_1', templateId: 'template_1' }
  const transport = transports().of({ kind: 'relay', id: brandConnectionId('r'), name: 'Own', origin, ...ids })
  expect(transport.arrival).toBeUndefined()
  expect(await transport.sendFor(email)({ full_name: 'Ada' }, { signal })).toMatchObject({ status: 200, text: 'OK' })
  server.close()
  expect(bodies.map((body) => JSON.parse(body))).toEqual([
    {
      lib_version: expect.any(String),
      user_id: 'pk_1',
      service_id: 'service_1',
      template_id: 'template_1',
      template_params: { full_name: 'Ada' },
    },
  ])
})

it('[T313] practice and the test inbox have a transport each', () => {
  const { of, practice, testInbox } = transports()
  const inbox = {
    kind: 'test-inbox',
    id: brandConnectionId('test-inbox'),
    name: '',
    publicKey: '',
    serviceId: '',
  } as const
  expect([of(practiceConnection), of({ ...inbox, privateKey: '' })]).toEqual([practice, testInbox])
})
