import { describe, expect, it, vi } from 'vitest'
import { brandConnectionId } from '../../model/connection.ts'
import { exportKept } from './backup.ts'
import { document, lose, name, nameDatabase, titled, watchConnections } from './faults.test.kit.ts'
import { keptVersion, openAsKept } from './open-database.ts'
import { openDocument } from './open-file.ts'
import { openStorage } from './open-storage.ts'
import { type SchemaStep, schema } from './schema.ts'

nameDatabase()

const withRevisionNames: SchemaStep = {
  stores: { notes: [] },
  upgrade: async (transaction) => {
    const forms = transaction.objectStore('forms')
    for (const form of await forms.getAll()) await forms.put({ ...form, upgraded: true })
  },
}
const newer: readonly SchemaStep[] = [...schema, withRevisionNames]

/** All forms as the database has them, whoever may read them. */
async function rawForms(): Promise<readonly unknown[]> {
  const database = await openAsKept(name)
  if (!database) return []
  const request = database.transaction('forms').objectStore('forms').getAll()
  await new Promise((resolve) => {
    request.onsuccess = resolve
  })
  database.close()
  return request.result
}

describe('a newer version', () => {
  it('[T580] [F08] is not held up by an old tab, which lets go, saves nothing more and says why', async () => {
    const old = await openStorage(name)
    await old.forms.create(document)
    const blocked = vi.fn()
    const upgraded = await openStorage(name, { steps: newer, onBlocked: blocked })
    expect(blocked).not.toHaveBeenCalled()
    expect([old.isOutdated.getState(), upgraded.isOutdated.getState()]).toEqual([true, false])
    expect(await old.forms.save(document.form.id, titled('Late'), 1)).toEqual({
      ok: false,
      error: { kind: 'outdated' },
    })
    expect((await upgraded.forms.get('contact'))?.document.form.title).toBe(document.form.title)
    expect(await keptVersion(name)).toBe(newer.length)
  })

  it('[T580] [F08] that came while the connection was lost ends the old tab in the same way', async () => {
    const connections = watchConnections()
    const old = await openStorage(name)
    await old.forms.create(document)
    lose(connections)
    await openStorage(name, { steps: newer })
    expect(await old.forms.save(document.form.id, titled('Late'), 1)).toEqual({
      ok: false,
      error: { kind: 'outdated' },
    })
    expect(old.isOutdated.getState()).toBe(true)
  })

  it('[T581] [F08] tells of a tab that does not let go, and goes on once it is closed', async () => {
    const { forms } = await openStorage(name)
    await forms.create(document)
    const stubborn = await openAsKept(name)
    const blocked = vi.fn()
    const opening = openStorage(name, { steps: newer, onBlocked: blocked })
    await vi.waitFor(() => expect(blocked).toHaveBeenCalledOnce())
    stubborn?.close()
    expect(await (await opening).forms.list()).toHaveLength(1)
  })

  it('[T582] [F09] is refused by an older studio with both numbers, and nothing in it changes', async () => {
    const storage = await openStorage(name, { steps: newer })
    await storage.forms.create(document)
    const before = await rawForms()
    await expect(openStorage(name)).rejects.toMatchObject({
      name: 'NewerDataError',
      code: 'newer-data',
      found: newer.length,
      known: schema.length,
    })
    expect(await rawForms()).toEqual(before)
    expect(await keptVersion(name)).toBe(newer.length)
    expect(await storage.forms.list()).toHaveLength(1)
  })

  it('[T583] [F09] can be taken out whole, without a private key, and opened again', async () => {
    const storage = await openStorage(name, { steps: newer })
    await storage.forms.create(document)
    const testInbox = brandConnectionId('test-inbox')
    await storage.connections.put({
      kind: 'relay',
      id: brandConnectionId('mine'),
      name: 'Mine',
      origin: 'https://relay.example',
      publicKey: 'pk',
      serviceId: 's',
      templateId: 't',
      privateKey: 'lsk_secret',
    })
    await storage.connections.put({
      kind: 'test-inbox',
      id: testInbox,
      name: 'Test inbox',
      publicKey: 'pk',
      serviceId: 's',
      privateKey: 'lsk_secret',
    })
    const text = JSON.stringify(await exportKept(name, '2027-01-01T00:00:00Z'))
    expect(text).not.toContain('lsk_secret')
    const opened = openDocument(text, '2027-01-02T00:00:00Z')
    expect(opened.ok && [opened.value.forms.map(({ id }) => id), opened.value.connections.map(({ id }) => id)]).toEqual(
      [['contact'], ['mine']],
    )
  })
})

describe('an upgrade', () => {
  const manyForms = async (): Promise<void> => {
    const { forms } = await openStorage(name)
    for (let count = 0; count < 20; count += 1) await forms.create(document)
  }

  it.each<readonly [string, SchemaStep]>([
    [
      'that throws half way',
      {
        stores: { notes: [] },
        upgrade: async (transaction) => {
          const forms = transaction.objectStore('forms')
          for (const form of (await forms.getAll()).slice(0, 10)) await forms.put({ ...form, upgraded: true })
          throw new Error('Half way')
        },
      },
    ],
    [
      'whose transaction the browser ends',
      {
        stores: { notes: [] },
        upgrade: async (transaction) => {
          await withRevisionNames.upgrade?.(transaction)
          transaction.abort()
        },
      },
    ],
  ])('[T584] [F10] %s leaves every form as it was, and the next start finishes it', async (_, step) => {
    await manyForms()
    const before = await rawForms()
    await expect(openStorage(name, { steps: [...schema, step] })).rejects.toMatchObject({
      name: 'UpgradeFailedError',
      code: 'upgrade-failed',
      from: schema.length,
      to: newer.length,
    })
    expect(await rawForms()).toEqual(before)
    expect(await keptVersion(name)).toBe(schema.length)
    const storage = await openStorage(name, { steps: newer })
    expect(await storage.forms.list()).toHaveLength(20)
    expect(await rawForms()).toEqual(before.map((form) => expect.objectContaining({ ...Object(form), upgraded: true })))
  })
})
