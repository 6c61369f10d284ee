import { mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it } from 'vitest'
import { describeStoreContract, exampleMessage } from './contract-suite.ts'
import { openDatabase, openSqliteSettings, openSqliteStore } from './sqlite.ts'
import { createSqliteMessages } from './sqlite-messages.ts'

const newFolder = () => mkdtempSync(join(tmpdir(), 'letterslot-store-'))
const caught = (work: () => unknown): unknown => {
  try {
    work()
  } catch (error) {
    return error
  }
  return undefined
}

describeStoreContract('SQLite', newFolder, openSqliteStore)

describe('the data folder', () => {
  it('[S12] is readable by its owner only', () => {
    const folder = join(newFolder(), 'data')
    mkdirSync(folder, { mode: 0o755 })
    openSqliteStore(folder).close()
    expect(statSync(folder).mode & 0o777).toBe(0o700)
  })

  it('[S13] is refused while the process that holds it lives', () => {
    const folder = newFolder()
    writeFileSync(join(folder, 'letterslot.lock'), `${process.ppid} \n`)
    expect(caught(() => openSqliteStore(folder))).toMatchObject({ code: 'data-folder-in-use', pid: process.ppid })
  })

  it.each([
    ['a process that is gone', `${2 ** 22 + 1} \n`],
    ['a pid that was given to another process since', `${process.ppid} 1\n`],
    ['a torn write', ''],
  ])('[S13] is taken over at once from %s', (_, lock) => {
    const folder = newFolder()
    writeFileSync(join(folder, 'letterslot.lock'), lock)
    const store = openSqliteStore(folder)
    expect(readFileSync(join(folder, 'letterslot.lock'), 'utf8')).toMatch(new RegExp(`^${process.pid} `))
    store.close()
    expect(caught(() => statSync(join(folder, 'letterslot.lock')))).toMatchObject({ code: 'ENOENT' })
  })

  it('[S13] lets keys be changed beside the relay that holds it', () => {
    const folder = newFolder()
    const store = openSqliteStore(folder)
    const beside = openSqliteSettings(folder)
    const key = { id: 'k1', name: 'x', kind: 'private', value: 'digest', origins: [], createdAtMs: 1 } as const
    beside.settings.addKey(key)
    expect(store.settings.keys()).toEqual([key])
    beside.close()
    store.close()
  })

  it('[S14] is left alone when a newer version wrote it', () => {
    const folder = newFolder()
    openSqliteStore(folder).close()
    const db = new DatabaseSync(join(folder, 'letterslot.db'))
    db.exec('PRAGMA user_version = 99')
    db.close()
    expect(caught(() => openSqliteStore(folder))).toMatchObject({ code: 'newer-data', found: 99 })
    expect(caught(() => openSqliteStore(folder))).toMatchObject({ code: 'newer-data', found: 99 })
  })
})

describe('a commit', () => {
  it('[S15] is synced before anything is answered', () => {
    const db = openDatabase(join(newFolder(), 'letterslot.db'))
    expect([db.prepare('PRAGMA journal_mode').get(), db.prepare('PRAGMA synchronous').get()]).toEqual([
      { journal_mode: 'wal' },
      { synchronous: 2 },
    ])
    db.close()
  })

  it('[S18] waits for the disk but for a claim, and again after a claim that failed', async () => {
    const db = openDatabase(join(newFolder(), 'letterslot.db'))
    const messages = createSqliteMessages(db)
    const exec = db.exec.bind(db)
    const synced: unknown[] = []
    db.exec = (sql) => {
      if (sql === 'COMMIT') synced.push(db.prepare('PRAGMA synchronous').get()?.['synchronous'])
      exec(sql)
    }
    await messages.accept(exampleMessage('m1'))
    const claim = messages.claim(1000, 100)
    if (claim === undefined) throw new Error('the claim exists')
    messages.record(claim, { kind: 'released' })
    db.exec('ALTER TABLE messages RENAME TO elsewhere')
    expect(caught(() => messages.claim(1000, 100))).toMatchObject({ code: 'ERR_SQLITE_ERROR' })
    db.exec('ALTER TABLE elsewhere RENAME TO messages')
    await messages.accept(exampleMessage('m2'))
    const [normal, full] = [1, 2]
    expect(synced).toEqual([full, normal, full, full])
    db.close()
  })

  it('[S15] is shared by all that arrived while the last one was in flight', async () => {
    const db = openDatabase(join(newFolder(), 'letterslot.db'))
    const messages = createSqliteMessages(db)
    const commits: string[] = []
    const exec = db.exec.bind(db)
    db.exec = (sql) => {
      if (sql === 'COMMIT') commits.push(sql)
      exec(sql)
    }
    await Promise.all(Array.from({ length: 50 }, (_, index) => messages.accept(exampleMessage(`m${index}`))))
    expect(messages.counts().accepted).toBe(50)
    expect(commits).toEqual(['COMMIT'])
    db.close()
  })

  it('[S16] [F60] that finds the disk full accepts nothing, and works again when there is room', async () => {
    const db = openDatabase(join(newFolder(), 'letterslot.db'))
    const messages = createSqliteMessages(db)
    const pages = Number(db.prepare('PRAGMA page_count').get()?.['page_count'])
    db.exec(`PRAGMA max_page_count = ${pages}`)
    const large = exampleMessage('m1', { params: { message: 'x'.repeat(100_000) } })
    const outcomes = await Promise.allSettled([messages.accept(large), messages.accept(exampleMessage('m2'))])
    expect(outcomes).toMatchObject([
      { status: 'rejected', reason: { code: 'store-unavailable' } },
      { status: 'rejected', reason: { code: 'store-unavailable' } },
    ])
    db.exec('PRAGMA max_page_count = 1000000')
    expect(await messages.accept(large)).toEqual({ kind: 'stored', id: 'm1' })
    db.close()
  })

  it('[S16] [F60] that finds the file locked by another program accepts nothing', async () => {
    const file = join(newFolder(), 'letterslot.db')
    const db = openDatabase(file)
    db.exec('PRAGMA busy_timeout = 0')
    const other = new DatabaseSync(file)
    const messages = createSqliteMessages(db)
    other.exec('BEGIN IMMEDIATE')
    await expect(messages.accept(exampleMessage('m1'))).rejects.toMatchObject({ code: 'store-unavailable' })
    other.exec('ROLLBACK')
    expect(await messages.accept(exampleMessage('m1'))).toEqual({ kind: 'stored', id: 'm1' })
    other.close()
    db.close()
  })
})
