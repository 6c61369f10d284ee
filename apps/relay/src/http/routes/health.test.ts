import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../relay.test.fixture.ts'
import { openSqliteDatabase } from '../../store/database.ts'
import { createSqliteStore } from '../../store/sqlite.ts'
import { post } from '../wire/wire-calls.test.fixture.ts'

/** A relay on a database that we can keep from writing, with a clock of ours. */
function build() {
  const db = openSqliteDatabase(join(mkdtempSync(join(tmpdir(), 'letterslot-health-')), 'letterslot.db'))
  let nowMs = 0
  const relay = testApp({ store: createSqliteStore(db), nowMs: () => nowMs })
  const ask = async (path: string) => {
    const response = await relay.app.request(path)
    return [response.status, await response.text(), response.headers.get('retry-after')]
  }
  const passMs = (ms: number) => {
    nowMs += ms
  }
  return { ...relay, db, ask, passMs }
}

const ready = [200, 'ready', null]
const notReady = [503, 'The store cannot write', '10']

describe('the open paths', () => {
  it('[S80] [F60] say that the process lives, whether the store can write, and when it can again', async () => {
    const { db, store, log, ask, passMs } = build()
    expect([await ask('/healthz'), await ask('/readyz')]).toEqual([[200, 'ok', null], ready])
    db.exec('PRAGMA query_only = 1')
    passMs(1000)
    expect([await ask('/healthz'), await ask('/readyz')]).toEqual([[200, 'ok', null], notReady])
    passMs(1000)
    expect(await ask('/readyz')).toEqual(notReady)
    db.exec('PRAGMA query_only = 0')
    passMs(1000)
    expect(await ask('/readyz')).toEqual(ready)
    expect(log.lines.map(({ text }) => text)).toEqual(['The store cannot write', 'The store can write again'])
    expect(store.messages.counts().accepted).toBe(0)
  })

  it('[S80] write at most once a second, however often they are asked', async () => {
    const { db, ask, passMs } = build()
    expect(await ask('/readyz')).toEqual(ready)
    db.close()
    passMs(999)
    expect(await ask('/readyz')).toEqual(ready)
    passMs(1)
    expect(await ask('/readyz')).toEqual(notReady)
  })

  it('[S81] show metrics to holders of a private key', async () => {
    const relay = testApp()
    await post(relay)
    expect((await relay.app.request('/metrics')).status).toBe(401)
    const headers = { Authorization: `Bearer ${relay.privateKey}` }
    const text = await (await relay.app.request('/metrics', { headers })).text()
    expect(text).toContain('letterslot_wire_answers_total{code="accepted"} 1')
    expect(text).toContain('letterslot_messages{state="accepted"} 1')
  })
})
