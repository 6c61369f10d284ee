import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { openSqliteDatabase } from './database.ts'
import { exampleAttempt, exampleMessage } from './example-message.test.fixture.ts'
import { createGroupCommit } from './group-commit.ts'
import { createLogSync } from './log-sync.ts'
import type { DeliveryOutcome } from './port.ts'
import { createSqliteInbox } from './sqlite-inbox.ts'
import { createSqliteMessages } from './sqlite-messages.ts'

/** A message table whose syncs the test ends, with what was asked of SQLite and of the disk, in order. */
function build() {
  const db = openSqliteDatabase(join(mkdtempSync(join(tmpdir(), 'letterslot-commit-')), 'letterslot.db'))
  const done: string[] = []
  const exec = db.exec.bind(db)
  db.exec = (sql) => {
    if (sql === 'COMMIT') done.push(`commit ${db.prepare('PRAGMA synchronous').get()?.['synchronous']}`)
    exec(sql)
  }
  const prepare = db.prepare.bind(db)
  db.prepare = (sql) => {
    if (sql.startsWith('PRAGMA wal')) done.push('checkpoint')
    return prepare(sql)
  }
  const syncs: PromiseWithResolvers<void>[] = []
  const sync = () => {
    done.push('sync')
    const one = Promise.withResolvers<void>()
    syncs.push(one)
    return one.promise
  }
  const inGroup = createGroupCommit(db, sync)
  return { db, done, syncs, messages: createSqliteMessages(db, inGroup), inbox: createSqliteInbox(db, inGroup) }
}

it('[S15] is answered when it is synced, and shared by all that arrived while the last one was in flight', async () => {
  const { db, done, syncs, messages } = build()
  const answered: string[] = []
  const accept = (id: string) => messages.accept(exampleMessage(id)).then((result) => answered.push(result.id))
  const first = accept('m0')
  await turn()
  const rest = Promise.all(Array.from({ length: 50 }, (_, index) => accept(`m${index + 1}`)))
  await turn()
  expect([done, answered, messages.counts().accepted]).toEqual([['commit 1', 'sync'], [], 1])
  syncs[0]?.resolve()
  await first
  expect(answered).toEqual(['m0'])
  await expect.poll(() => syncs.length).toBe(2)
  expect([answered, messages.counts().accepted]).toEqual([['m0'], 51])
  syncs[1]?.resolve()
  await rest
  expect([done, answered.length]).toEqual([['commit 1', 'sync', 'commit 1', 'sync'], 51])
  db.close()
})

it('[S15] [S260] has mail of the test inbox in it, which is answered when it is synced', async () => {
  const { db, done, syncs, messages, inbox } = build()
  const answered: string[] = []
  const mail = { receivedAtMs: 5, from: 'forms@localhost', to: [], source: Uint8Array.from([65]) }
  const both = Promise.all([
    messages.accept(exampleMessage('m0')).then(() => answered.push('message')),
    inbox.append(mail).then(() => answered.push('mail')),
  ])
  await turn()
  expect([done, answered]).toEqual([['commit 1', 'sync'], []])
  syncs[0]?.resolve()
  await both
  expect(answered).toEqual(['message', 'mail'])
  db.close()
})

it('[S16] that is not synced is answered so, and the next one first moves the log into the database', async () => {
  const { db, done, syncs, messages } = build()
  const first = messages.accept(exampleMessage('m1'))
  const refused = expect(first).rejects.toMatchObject({ code: 'store-unavailable' })
  await turn()
  syncs[0]?.reject(new Error('EIO: i/o error, fdatasync'))
  await refused
  const again = messages.accept(exampleMessage('m1'))
  await expect.poll(() => syncs.length).toBe(2)
  syncs[1]?.resolve()
  // The sender comes again and is told the truth: it is here.
  expect(await again).toEqual({ kind: 'repeat', id: 'm1' })
  expect(done).toEqual(['commit 1', 'sync', 'checkpoint', 'commit 1', 'sync'])
  db.close()
})

it('[S16] of an outcome that is not synced is written again, and the outcome stands once', async () => {
  const { db, syncs, messages } = build()
  const accepted = messages.accept(exampleMessage('m1'))
  await turn()
  syncs[0]?.resolve()
  await accepted
  const [claim] = messages.claimAll(1000, 100, 1)
  if (claim === undefined) throw new Error('the claim exists')
  const outcome: DeliveryOutcome = { kind: 'delivered', attempt: exampleAttempt(1) }
  const first = expect(messages.record(claim, outcome)).rejects.toMatchObject({ code: 'store-unavailable' })
  await expect.poll(() => syncs.length).toBe(2)
  syncs[1]?.reject(new Error('EIO: i/o error, fdatasync'))
  await first
  const again = messages.record(claim, outcome)
  await expect.poll(() => syncs.length).toBe(3)
  syncs[2]?.resolve()
  expect([await again, messages.get('m1')?.attempts]).toEqual([true, [exampleAttempt(1)]])
  db.close()
})

it('[S15] is told as a repeat once it is synced, and not at all while it could not be', async () => {
  const { db, syncs, messages } = build()
  const first = expect(messages.accept(exampleMessage('m1'))).rejects.toMatchObject({ code: 'store-unavailable' })
  await turn()
  const told: unknown[] = []
  const find = () => messages.find('key_1', 'submission-of-m1', 'digest-of-m1')
  const meanwhile = find().catch(({ code }) => code)
  meanwhile.then((answer) => told.push(answer))
  syncs[0]?.reject(new Error('EIO: i/o error, fdatasync'))
  await first
  await expect.poll(() => syncs.length).toBe(2)
  expect(told).toEqual([])
  syncs[1]?.reject(new Error('EIO: i/o error, fdatasync'))
  expect(await meanwhile).toBe('store-unavailable')
  const later = find()
  await expect.poll(() => syncs.length).toBe(3)
  syncs[2]?.resolve()
  expect([await later, await messages.find('key_1', 'submission-of-m1', 'other')]).toEqual(['m1', undefined])
  db.close()
})

it('[S18] of a claim waits for no disk, and again after a claim that failed those of the settings do', async () => {
  const { db, done, syncs, messages } = build()
  const accepted = messages.accept(exampleMessage('m1'))
  await turn()
  syncs[0]?.resolve()
  await accepted
  expect(messages.claim(1000, 100)?.message.id).toBe('m1')
  db.exec('ALTER TABLE messages RENAME TO elsewhere')
  expect(() => messages.claim(2000, 100)).toThrow('no such table')
  db.exec('ALTER TABLE elsewhere RENAME TO messages')
  messages.checkWritable()
  expect(done).toEqual(['commit 1', 'sync', 'commit 1', 'commit 2'])
  db.close()
})

it('[S15] the log of the database itself is synced, after the commit and by one open file', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'letterslot-commit-')), 'letterslot.db')
  const db = openSqliteDatabase(file)
  const calls: string[] = []
  const log = createLogSync(db, async (path) => {
    calls.push(`open ${path.slice(file.length)}`)
    return { datasync: async () => void calls.push('sync'), close: async () => void calls.push('close') }
  })
  const messages = createSqliteMessages(db, createGroupCommit(db, log.sync))
  for (const id of ['m1', 'm2']) await messages.accept(exampleMessage(id))
  log.close()
  expect(calls).toEqual(['open -wal', 'sync', 'sync', 'close'])
  db.close()
})
