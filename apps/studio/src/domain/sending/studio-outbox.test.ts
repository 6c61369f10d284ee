import { SendError } from '@letterslot/client'
import { createMemoryStore, createOutbox, type Entry } from '@letterslot/client/outbox'
import { expect, it } from 'vitest'
import { brandConnectionId, practiceConnection, type StoredConnection } from '../../model/connection.ts'
import { createMemoryRecordStore } from '../storage/memory-record-store.ts'
import { contactDocument, emailJs, entry, submission } from './entry.test.fixture.ts'
import { emailJsOrigin } from './form-destination.ts'
import { sendRouteOf, withRoute } from './send-route.ts'
import { placeContextFor, readSendingContext } from './sending-snapshot.ts'
import { createStudioSend } from './studio-outbox.ts'
import type { StudioTransport } from './studio-transport.ts'

interface Sent {
  readonly by: StoredConnection | 'place'
  readonly subject: string
  readonly name: string | undefined
}

/** The studio's way to send, over transports that only take note. */
async function noted(kept: readonly StoredConnection[], place: 'test-inbox' | 'practice' = 'practice') {
  const sent: Sent[] = []
  const connections = createMemoryRecordStore<StoredConnection>()
  for (const connection of kept) await connections.put(connection)
  const transport = (by: Sent['by']): StudioTransport => ({
    sendFor: (email) => async (params) => {
      sent.push({ by, subject: email.subject, name: params['full_name'] })
      return { status: 200, text: 'OK' }
    },
  })
  const send = createStudioSend({
    connections,
    sending: { transportOf: transport, place, placeTransport: transport('place') },
  })
  const deliver = ({ connection, params }: Entry, of: Entry) =>
    send({ connection, params, files: [], entry: of }, { signal: new AbortController().signal })
  return { sent, connections, deliver: (of: Entry) => deliver(of, of) }
}

const pageOrigin = 'https://studio.example.org'
const { email } = contactDocument
const { id: _, ...account } = emailJs

it('[T520] [F43] sends by the ids and the mail of the snapshot, whatever is kept under that name by then', async () => {
  const { sent, deliver } = await noted([{ ...emailJs, serviceId: 'service_2', publicKey: 'pk_2' }])
  expect(await deliver(entry())).toEqual({ status: 200, text: 'OK' })
  expect(sent).toEqual([{ by: { ...emailJs, name: '' }, subject: email.subject, name: 'Ada Lovelace' }])
})

it('[T520] sends by a relay at the address of the snapshot', async () => {
  const relay = { ...account, kind: 'relay', id: brandConnectionId('r'), origin: 'https://relay.example.org' } as const
  const { sent, deliver } = await noted([relay])
  await deliver(entry(sendRouteOf(contactDocument, relay, pageOrigin)))
  expect(sent.map(({ by }) => by)).toEqual([{ ...relay, name: '' }])
})

it('[T521] [F43] refuses a message whose connection was deleted as not connected, and sends it by nothing else', async () => {
  const { sent, deliver } = await noted([practiceConnection])
  const refused = await deliver(entry()).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(SendError)
  expect(refused).toMatchObject({ code: 'missing-service-id', status: 0, sent: 'no' })
  expect(sent).toEqual([])
})

it('[T520] sends what goes the studio’s own way, kept or not, and refuses it where there is no such way', async () => {
  const inbox = entry({ context: placeContextFor(email, 'test-inbox') })
  const practice = entry({ context: placeContextFor(email, 'practice') })
  const here = await noted([], 'test-inbox')
  await here.deliver(inbox)
  await here.deliver(practice)
  expect(here.sent.map(({ by }) => by)).toEqual(['place', practiceConnection])
  const elsewhere = await noted([], 'practice')
  await expect(elsewhere.deliver(inbox)).rejects.toMatchObject({ code: 'missing-service-id' })
})

it('[T520] a form’s own ids, which are kept nowhere, cannot be deleted', async () => {
  const own = { ...emailJs, id: brandConnectionId('own') }
  const { sent, deliver } = await noted([])
  await deliver(entry(sendRouteOf(contactDocument, own, pageOrigin)))
  expect(sent.map(({ by }) => by)).toEqual([{ ...own, name: '' }])
})

it('[T522] no entry holds a private key', () => {
  const privateKey = 'lsk_secret'
  const inbox = { ...account, kind: 'test-inbox', id: brandConnectionId('t'), privateKey } as const
  const relay = { ...account, kind: 'relay', id: brandConnectionId('r'), origin: emailJsOrigin, privateKey } as const
  const routes = [inbox, relay].map((connection) => sendRouteOf(contactDocument, connection, pageOrigin))
  expect(JSON.stringify(routes)).not.toContain('secret')
})

it('[T523] an outbox that goes one way gives it to what it takes in, and leaves what else is noted', async () => {
  const outbox = createOutbox({ store: createMemoryStore(), send: () => new Promise(() => undefined) })
  const route = sendRouteOf(contactDocument, practiceConnection, pageOrigin)
  const going = withRoute(outbox, route)
  const taken = await going.enqueue({ ...submission, context: { isNoted: true } })
  expect(taken).toMatchObject({ ...route, context: { ...route.context, isNoted: true } })
  const other = sendRouteOf(contactDocument, emailJs, pageOrigin)
  const again = await withRoute(outbox, other).retry(taken.id, { connection: submission.connection })
  expect(again).toMatchObject({ ...other, context: { ...other.context, isNoted: true } })
  expect(await withRoute(outbox, route).retry(taken.id)).toMatchObject(other)
  await outbox.close()
})

it('[T520] reads only a context that the studio wrote', () => {
  const written = sendRouteOf(contactDocument, emailJs, pageOrigin).context
  expect([written, undefined, 'x', {}, { ...written, kind: 'pigeon' }].map(readSendingContext)).toEqual([
    written,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
