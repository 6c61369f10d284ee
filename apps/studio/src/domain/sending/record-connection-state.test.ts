import { expect, it } from 'vitest'
import {
  brandConnectionId,
  type EmailJsConnection,
  practiceConnection,
  type StoredConnection,
} from '../../model/connection.ts'
import type { VerificationEvent } from '../../model/verification-state.ts'
import { createMemoryRecordStore } from '../storage/memory-record-store.ts'
import { connectedBy, contactDocument, emailJs } from './entry.test.fixture.ts'
import { recordArrival, recordTest, recordTestStart, withKeptState } from './record-connection-state.ts'

const account: EmailJsConnection = {
  kind: 'emailjs',
  id: brandConnectionId('c1'),
  name: 'EmailJS',
  publicKey: 'pk',
  serviceId: 'service_1',
  templateId: 'template_1',
}
const accepted: VerificationEvent = {
  kind: 'accepted',
  at: '2026-05-20T12:02:00Z',
  reference: '7F3K-Q2',
  answer: { httpStatus: 200, text: 'OK' },
}

function storeWith(...kept: readonly StoredConnection[]) {
  const store = createMemoryRecordStore<StoredConnection>()
  return Promise.all(kept.map((connection) => store.put(connection))).then(() => store)
}

it('[T863] a test is kept with its connection', async () => {
  const store = await storeWith(account)
  await recordTest(store, account, accepted)
  const { kind: _, ...test } = accepted
  expect(await store.get('c1')).toEqual({ ...account, state: { status: 'accepted', ...test } })
})

const course = { reference: '7F3K-Q2', savedAt: '2026-05-20T12:01:59.700Z', bytes: 1200 }

it('[T1152] a test is kept before it goes out, then with its outcome', async () => {
  const store = await storeWith(account)
  expect(await recordTestStart(store, account, course)).toBe(true)
  expect(await store.get('c1')).toEqual({ ...account, tests: [course] })
  await recordTest(store, account, accepted, '2026-05-20T12:01:59.703Z')
  expect(await store.get('c1')).toMatchObject({
    tests: [{ ...course, sentAt: '2026-05-20T12:01:59.703Z', endedAt: accepted.at, outcome: 'accepted' }],
  })
})

it('[T1152] of a connection that has other ids by now, or is gone, no test is kept', async () => {
  const changed = { ...account, serviceId: 'service_2' }
  const store = await storeWith(changed)
  expect(await recordTestStart(store, account, course)).toBe(false)
  expect(await recordTestStart(await storeWith(), account, course)).toBe(false)
  expect(await store.list()).toEqual([changed])
})

it('[T1152] tests go with the ids that they were of', () => {
  const tested: StoredConnection = { ...account, tests: [course] }
  expect(withKeptState({ ...account, name: 'Shop' }, tested)).toEqual({ ...account, name: 'Shop', tests: [course] })
  expect(withKeptState({ ...tested, serviceId: 'other' }, tested)).not.toHaveProperty('tests')
})

it('[T863] [F80] the answer to a test says nothing about ids that were changed meanwhile', async () => {
  const changed = { ...account, serviceId: 'service_2' }
  const store = await storeWith(changed)
  await recordTest(store, account, accepted)
  expect(await store.get('c1')).toEqual(changed)
})

it('[T863] a connection that was deleted meanwhile stays deleted', async () => {
  const store = await storeWith()
  await recordTest(store, account, accepted)
  expect(await store.list()).toEqual([])
})

it.each(['publicKey', 'serviceId', 'templateId'] as const)(
  '[T864] [F80] another %s begins again at entered',
  (part) => {
    const tested: StoredConnection = { ...account, state: { ...accepted, status: 'accepted' } }
    expect(withKeptState({ ...tested, [part]: 'other' }, tested)).not.toHaveProperty('state')
    expect(withKeptState({ ...account, name: 'Shop' }, tested)).toMatchObject({ name: 'Shop', state: tested.state })
  },
)

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
