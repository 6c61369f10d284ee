import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { openSqliteStore } from '../store/sqlite.ts'
import { startRelayProcess } from './relay-process.ts'
import { submitOnce } from './tally.ts'

const target = { publicKey: 'full-disk-public-key', origin: 'http://full-disk.example' }
const env = {
  LETTERSLOT_PUBLIC_KEY: target.publicKey,
  LETTERSLOT_ALLOWED_ORIGINS: target.origin,
  LETTERSLOT_RATE: 'off',
  LETTERSLOT_SMTP_URL: '',
}
const read = async (url: string) => {
  const response = await fetch(url)
  return [response.status, await response.text()]
}

it('[S16] [S80] [F60] answers 200 for nothing that a full disk did not take, and lives on', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'letterslot-full-')), 'data')
  const relay = startRelayProcess({ folder, env, maxFileBlocks: 1000 })
  onTestFinished(() => relay.kill('SIGKILL'))
  const port = await relay.ready
  if (port === undefined) throw new Error('the relay started')
  const accepted: string[] = []
  let ready: unknown
  // Where one message has no room, a smaller write may have: until nothing has.
  for (let number = 0; !isDeepStrictEqual(ready, [503, 'The store cannot write']); number += 1) {
    const id = `full-disk-submission-${number}`
    if (await submitOnce(port, id, target)) accepted.push(id)
    else ready = await read(`http://127.0.0.1:${port}/readyz`)
  }
  expect(await read(`http://127.0.0.1:${port}/healthz`)).toEqual([200, 'ok'])
  relay.kill('SIGKILL')
  await relay.ended
  const store = openSqliteStore(folder)
  const kept = store.messages.list({ limit: 10_000 }).items.map(({ submissionId }) => submissionId)
  store.close()
  expect(kept.toReversed()).toEqual(accepted)
  expect(accepted.length).toBeGreaterThan(0)
}, 30_000)
