import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it, vi } from 'vitest'
import { openSqliteDatabase } from './database.ts'
import { exampleMessage, exampleTemplate } from './example-message.test.fixture.ts'
import { createSqliteStore, openSqliteSettings, openSqliteStore } from './sqlite.ts'
import { describeStoreContract } from './store-contract.test.fixture.ts'
import { toDataFolderError } from './store-errors.ts'

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
  it('[S12] is readable by its owner only, and so is each file in it', async () => {
    const folder = join(newFolder(), 'data')
    mkdirSync(folder, { mode: 0o755 })
    const modes = () => readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mode & 0o777])
    const expected = ['letterslot.db', 'letterslot.db-shm', 'letterslot.db-wal', 'letterslot.lock.db', 'letterslot.pid']
    const first = openSqliteStore(folder)
    expect([statSync(folder).mode & 0o777, modes()]).toEqual([0o700, expected.map((name) => [name, 0o600])])
    for (const name of expected) chmodSync(join(folder, name), 0o644)
    first.close()
    chmodSync(join(folder, 'letterslot.db'), 0o644)
    const second = openSqliteStore(folder)
    await second.messages.accept(exampleMessage('m1'))
    expect(modes()).toEqual(expected.map((name) => [name, 0o600]))
    second.close()
  })

  it('[S343] is refused in a sentence where its database is damaged, and nothing in it is changed', () => {
    const folder = newFolder()
    openSqliteStore(folder).close()
    const file = join(folder, 'letterslot.db')
    const torn = Buffer.alloc(8192, 'no database of ours')
    writeFileSync(file, torn)
    for (const open of [openSqliteStore, openSqliteSettings]) {
      expect(caught(() => open(folder))).toMatchObject({
        code: 'data-folder-unusable',
        message: expect.stringContaining(`The data folder ${folder} holds a damaged database, letterslot.db. `),
      })
    }
    expect(readFileSync(file).equals(torn)).toBe(true)
  })

  it.each([
    ['EROFS', undefined, 'cannot be written'],
    ['EACCES', undefined, 'cannot be written'],
    ['EPERM', undefined, 'cannot be written'],
    ['ENOTDIR', undefined, 'is no folder'],
    ['EEXIST', undefined, 'is no folder'],
    ['ENOSPC', undefined, 'has no room left'],
    ['ELOOP', undefined, 'cannot be used (ELOOP)'],
    ['ERR_SQLITE_ERROR', 8, 'cannot be written'],
    ['ERR_SQLITE_ERROR', 1544, 'cannot be written'],
    ['ERR_SQLITE_ERROR', 14, 'cannot be written'],
    ['ERR_SQLITE_ERROR', 11, 'holds a damaged database'],
    ['ERR_SQLITE_ERROR', 13, 'has no room left'],
    ['ERR_SQLITE_ERROR', 266, 'cannot be read or written'],
  ])('[S342] says in words what %s %s means', (code, errcode, words) => {
    const cause = Object.assign(new Error('as the system says it'), { code, errcode })
    expect(toDataFolderError('/data', cause)).toMatchObject({
      code: 'data-folder-unusable',
      message: expect.stringMatching(
        new RegExp(`^The data folder /data ${words.replace(/[()]/g, '\\$&')}.*LETTERSLOT_DATA_DIR\\.$`),
      ),
    })
  })

  it('[S362] is held until its database is closed, and let go where that cannot be opened', () => {
    const folder = newFolder()
    const store = openSqliteStore(folder)
    const held: boolean[] = []
    const native = DatabaseSync.prototype.close
    const closing = vi.spyOn(DatabaseSync.prototype, 'close').mockImplementation(function (this: DatabaseSync) {
      held.push(existsSync(join(folder, 'letterslot.pid')))
      native.call(this)
    })
    store.close()
    closing.mockRestore()
    expect(held[0]).toBe(true)
    const file = join(folder, 'letterslot.db')
    const sound = readFileSync(file)
    writeFileSync(file, Buffer.alloc(8192, 'no database of ours'))
    expect(caught(() => openSqliteStore(folder))).toMatchObject({ code: 'data-folder-unusable' })
    writeFileSync(file, sound)
    openSqliteStore(folder).close()
  })

  it('[S342] leaves an error of which it knows nothing as it is', () => {
    const cause = new TypeError('a fault of ours')
    expect(toDataFolderError('/data', cause)).toBe(cause)
  })

  it('[S13] [S417] lets keys and templates be changed beside the relay that holds it, which sees each change in its next turn', async () => {
    const folder = newFolder()
    const store = openSqliteStore(folder)
    const beside = openSqliteSettings(folder)
    const key = { id: 'k1', name: 'x', kind: 'public', value: 'lsp_1', origins: [], createdAtMs: 1 } as const
    const seen = () => [store.settings.keys(), store.settings.template(exampleTemplate.id)?.revision]
    const nextTurn = () => new Promise((resolve) => setImmediate(resolve))
    expect(seen()).toEqual([[], undefined])
    beside.settings.addKey(key)
    await nextTurn()
    expect(seen()).toEqual([[key], undefined])
    beside.settings.putTemplate(exampleTemplate)
    beside.settings.setOrigins('k1', ['https://example.org'])
    await nextTurn()
    expect(seen()).toEqual([[{ ...key, origins: ['https://example.org'] }], 1])
    store.settings.putTemplate(exampleTemplate)
    beside.settings.removeKey('k1')
    await nextTurn()
    expect(seen()).toEqual([[], 2])
    store.settings.removeTemplate(exampleTemplate.id)
    expect(seen()).toEqual([[], undefined])
    beside.close()
    store.close()
  })

  it('[S417] reads settings again only where they may have changed', async () => {
    const store = openSqliteStore(newFolder())
    store.settings.putTemplate(exampleTemplate)
    const [keys, template] = [store.settings.keys(), store.settings.template(exampleTemplate.id)]
    await store.messages.accept(exampleMessage('m1'))
    expect(store.settings.keys()).toBe(keys)
    expect(store.settings.template(exampleTemplate.id)).toBe(template)
    store.close()
  })

  it('[S14] is left alone when a newer version wrote it', () => {
    const folder = newFolder()
    openSqliteStore(folder).close()
    const db = new DatabaseSync(join(folder, 'letterslot.db'))
    const next = Number(db.prepare('PRAGMA user_version').get()?.['user_version']) + 1
    db.exec(`PRAGMA user_version = ${next}`)
    db.close()
    expect(caught(() => openSqliteStore(folder))).toMatchObject({ code: 'newer-data', found: next })
    expect(caught(() => openSqliteStore(folder))).toMatchObject({ code: 'newer-data', found: next })
  })
})

describe('a commit', () => {
  it('[S15] [S18] syncs by itself, but for those that say otherwise', () => {
    const db = openSqliteDatabase(join(newFolder(), 'letterslot.db'))
    expect([db.prepare('PRAGMA journal_mode').get(), db.prepare('PRAGMA synchronous').get()]).toEqual([
      { journal_mode: 'wal' },
      { synchronous: 2 },
    ])
    db.close()
  })

  it('[S16] [F60] that finds the disk full accepts nothing, and works again when there is room', async () => {
    const db = openSqliteDatabase(join(newFolder(), 'letterslot.db'))
    const { messages, close } = createSqliteStore(db)
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
    close()
  })

  it('[S16] [F60] that finds the file locked by another program accepts nothing', async () => {
    const file = join(newFolder(), 'letterslot.db')
    const db = openSqliteDatabase(file)
    db.exec('PRAGMA busy_timeout = 0')
    const other = new DatabaseSync(file)
    const { messages, close } = createSqliteStore(db)
    other.exec('BEGIN IMMEDIATE')
    await expect(messages.accept(exampleMessage('m1'))).rejects.toMatchObject({ code: 'store-unavailable' })
    other.exec('ROLLBACK')
    expect(await messages.accept(exampleMessage('m1'))).toEqual({ kind: 'stored', id: 'm1' })
    other.close()
    close()
  })
})
