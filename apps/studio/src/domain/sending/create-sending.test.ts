import { afterEach, expect, it, vi } from 'vitest'
import type { StoredConnection } from '../../model/connection.ts'
import { createMemoryRecordStore } from '../storage/memory-record-store.ts'
import { createTestInboxPairing } from './create-sending.ts'
import type { ManagementClientOptions } from './management-client.ts'
import { type RealRelay, startRealRelay } from './real-relay.test.fixture.ts'

vi.setConfig({ testTimeout: 60_000 })

const running: RealRelay[] = []
afterEach(async () => {
  await Promise.all(running.splice(0).map((relay) => relay.stop()))
})
async function start(options?: Parameters<typeof startRealRelay>[0]): Promise<RealRelay> {
  const relay = await startRealRelay(options)
  running.push(relay)
  return relay
}

/** A browser with a pairing, and how often it asked for a new key. */
function browserAt(relay: RealRelay, connections = createMemoryRecordStore<StoredConnection>()) {
  let pairings = 0
  const createClient = (options: ManagementClientOptions) => {
    const client = relay.createClient(options)
    return {
      ...client,
      pair: (name: string) => {
        pairings += 1
        return client.pair(name)
      },
    }
  }
  return { connections, pairTestInbox: createTestInboxPairing({ connections, createClient }), pairings: () => pairings }
}

/** Revokes every private key that this one may revoke. */
async function revokeAll(relay: RealRelay, privateKey: string): Promise<void> {
  const headers = { Authorization: `Bearer ${privateKey}`, 'Content-Type': 'application/json' }
  const { items } = await (await relay.fetch('/api/v1/keys', { headers })).json()
  for (const { id, kind } of items) {
    if (kind === 'private') await relay.fetch(`/api/v1/keys/${id}`, { method: 'DELETE', headers })
  }
}

it('[T302] pairs once, keeps the connection, and uses it as long as it holds', async () => {
  const relay = await start()
  const { connections, pairTestInbox, pairings } = browserAt(relay)
  const connection = await pairTestInbox()
  expect(connection).toEqual({
    kind: 'test-inbox',
    id: 'test-inbox',
    name: 'Test inbox',
    publicKey: relay.publicKey,
    serviceId: 'default',
    privateKey: expect.stringMatching(/^\S{20,}$/),
  })
  expect(await connections.list()).toEqual([connection])
  expect(await pairTestInbox()).toEqual(connection)
  expect(pairings()).toBe(1)
})

it('[T303] pairs anew when the key was revoked', async () => {
  const relay = await start()
  const { connections, pairTestInbox } = browserAt(relay)
  const before = await pairTestInbox()
  await revokeAll(relay, before.privateKey)
  const after = await pairTestInbox()
  expect(after.privateKey).not.toBe(before.privateKey)
  expect(await connections.list()).toEqual([after])
  expect(await relay.createClient(after).summary()).toEqual({ waiting: 0, failed: 0, paused: [] })
})

it('[T303] pairs anew when the relay has another data folder', async () => {
  const first = browserAt(await start())
  const before = await first.pairTestInbox()
  const other = await start()
  const second = browserAt(other, first.connections)
  const after = await second.pairTestInbox()
  expect(after).toEqual({ ...before, publicKey: other.publicKey, privateKey: after.privateKey })
  expect(after.privateKey).not.toBe(before.privateKey)
})

it('[T304] shares one pairing between calls at the same time, in two tabs as well', async () => {
  const relay = await start()
  const one = browserAt(relay)
  const other = browserAt(relay, one.connections)
  const paired = await Promise.all([one, one, other, other, one].map((tab) => tab.pairTestInbox()))
  expect(new Set(paired.map(({ privateKey }) => privateKey)).size).toBe(1)
  expect(one.pairings() + other.pairings()).toBe(1)
})

it('[T304] tries again after a pairing that failed', async () => {
  const relay = await start()
  const { connections, pairTestInbox } = browserAt(relay)
  await relay.stop()
  await expect(pairTestInbox()).rejects.toMatchObject({ name: 'RelayAnswerError', status: 0 })
  expect(await connections.list()).toEqual([])
  await start({ port: relay.port })
  expect(await pairTestInbox()).toMatchObject({ kind: 'test-inbox' })
})

it('[T303] keeps its connection while the relay does not answer', async () => {
  const relay = await start()
  const { connections, pairTestInbox } = browserAt(relay)
  const connection = await pairTestInbox()
  await relay.stop()
  await expect(pairTestInbox()).rejects.toMatchObject({ status: 0 })
  expect(await connections.list()).toEqual([connection])
})

it('[T305] does not pair with a relay on a server', async () => {
  const relay = await start({ local: false })
  const { connections, pairTestInbox } = browserAt(relay)
  await expect(pairTestInbox()).rejects.toMatchObject({ problem: 'not-local' })
  expect(await connections.list()).toEqual([])
})
