import { expect, it } from 'vitest'
import {
  brandConnectionId,
  type EmailJsConnection,
  practiceConnection,
  type StoredConnection,
} from '../storage/connection.ts'
import type { ConnectionEvent } from '../storage/connection-state.ts'
import { createMemoryRecordStore } from '../storage/memory-record-store.ts'
import { hasSameIds, recordTest, withKeptState } from './record-test.ts'

const account: EmailJsConnection = {
  kind: 'emailjs',
  id: brandConnectionId('c1'),
  name: 'EmailJS',
  publicKey: 'pk',
  serviceId: 'service_1',
  templateId: 'template_1',
}
const accepted: ConnectionEvent = {
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

it('[T864] connections of two kinds are never the same', () => {
  expect(hasSameIds(account, practiceConnection)).toBe(false)
  expect(hasSameIds(practiceConnection, practiceConnection)).toBe(true)
})
