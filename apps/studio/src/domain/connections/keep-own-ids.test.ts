import { expect, it } from 'vitest'
import type { StoredConnection } from '../../model/connection.ts'
import { connectedBy, contactDocument, emailJs } from '../sending/entry.test.fixture.ts'
import { ownConnectionId } from '../sending/form-destination.ts'
import { recordArrival } from '../sending/record-connection-state.ts'
import { createMemoryRecordStore } from '../storage/memory-record-store.ts'
import { keepOwnIds } from './keep-own-ids.ts'

const publishedAt = '2026-11-21T12:00:00Z'
const at = '2026-11-21T12:05:00Z'
const document = connectedBy(contactDocument, emailJs)
const own = { ...emailJs, id: ownConnectionId }

async function keptAfter(open: StoredConnection, ...kept: readonly StoredConnection[]) {
  const connections = createMemoryRecordStore<StoredConnection>()
  for (const connection of kept) await connections.put(connection)
  await keepOwnIds(connections, open, document)
  await recordArrival(connections, { publishedAt, document }, at)
  return connections.list()
}

it('[T2013] ids that a form brought along are kept with its maker’s word that a message of it arrived', async () => {
  const { id: _, ...ids } = own
  const state = { status: 'proven', arrivedAt: at }
  expect(await keptAfter(own)).toEqual([{ ...ids, id: expect.not.stringMatching(/^own$/), state }])
})

it('[T2013] nothing is kept twice, nor of a form that goes by other ids since, nor of a connection that was deleted', async () => {
  expect(await keptAfter(own, emailJs)).toHaveLength(1)
  expect(await keptAfter({ ...own, serviceId: 'service_2' })).toEqual([])
  expect(await keptAfter(emailJs)).toEqual([])
})
