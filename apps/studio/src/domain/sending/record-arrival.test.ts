import { expect, it } from 'vitest'
import { brandConnectionId, practiceConnection, type StoredConnection } from '../../model/connection.ts'
import { createMemoryRecordStore } from '../storage/memory-record-store.ts'
import { connectedBy, contactDocument, emailJs } from './entry.test.fixture.ts'
import { recordArrival } from './record-arrival.ts'

const publishedAt = '2026-11-21T12:00:00Z'
const at = '2026-11-21T12:05:00Z'
const document = connectedBy(contactDocument, emailJs)
const proven = { status: 'proven', arrivedAt: at } as const

async function statesAfter(published: object | undefined, ...kept: readonly StoredConnection[]) {
  const connections = createMemoryRecordStore<StoredConnection>()
  for (const connection of kept) await connections.put(connection)
  await recordArrival(connections, { publishedAt, ...(published && { document: { ...document, ...published } }) }, at)
  return (await connections.list()).map(({ state }) => state)
}

it('[T1076] a message of a published form that arrived proves the account whose very ids it was sent by', async () => {
  expect(await statesAfter({}, emailJs)).toEqual([proven])
})

it.each([
  ['publicKey', 'pk_2'],
  ['serviceId', 'service_2'],
  ['templateId', 'template_2'],
])('[T1076] it says nothing of an account with another %s by now', async (part, value) => {
  expect(await statesAfter({}, { ...emailJs, [part]: value })).toEqual([undefined])
})

it('[T1076] it says nothing of another account, of a relay of the same ids, nor of practice', async () => {
  const relay = { ...emailJs, kind: 'relay', id: brandConnectionId('relay'), origin: 'https://relay.example' } as const
  expect(await statesAfter({}, relay, practiceConnection)).toEqual([undefined, undefined])
})

it('[T1076] where no copy of the publishing was kept, nobody knows what it was sent by', async () => {
  expect(await statesAfter(undefined, emailJs)).toEqual([undefined])
})

it('[T1076] a test after the publishing that was refused stays what is known last', async () => {
  const refused = {
    status: 'refused',
    at,
    reference: '7F3K-Q2',
    answer: { httpStatus: 400, text: 'No' },
    code: 'rejected',
    maybeSent: false,
  } as const
  expect(await statesAfter({}, { ...emailJs, state: refused })).toEqual([refused])
  const older = { ...refused, at: '2026-11-21T11:00:00Z' }
  expect(await statesAfter({}, { ...emailJs, state: older })).toEqual([proven])
})
