import { describe, expect, it } from 'vitest'
import type { StoredConnection } from '../../model/connection.ts'
import { historyOf, mergeHistories } from '../../model/form-history.ts'
import type { StudioSettings } from '../../model/settings.ts'
import type { StoredForm, StoredRevision } from '../../model/stored-form.ts'
import { importOpened } from '../open-file/import-opened.ts'
import { documentFromStart } from '../starts/document-from-start.ts'
import { contactStart } from '../starts/start.ts'
import { createBackup } from './backup.ts'
import { createFormRepository } from './form-repository.ts'
import { createMemoryRecordStore } from './memory-record-store.ts'
import { openDocument } from './open-file.ts'
import { migratePublishings } from './schema.ts'

const document = documentFromStart(contactStart, { to: 'me@example.org', id: 'contact' })
const titled = (title: string) => ({ ...document, form: { ...document.form, title } })
const { id } = document.form
const stored: StoredForm = { id, document, revision: 40, createdAt: 'then', updatedAt: 'then' }
/** A record as version 1 kept it, numbered by the saves before it. */
const frozen = (saves: number, title: string): StoredRevision => ({
  id: `${id}@${saves}`,
  formId: id,
  revision: saves,
  document: titled(title),
  publishedAt: `at save ${saves}`,
  as: 'page',
})

function browser() {
  let minutes = 0
  const now = (): string => {
    minutes += 1
    return `2026-05-04T14:${String(minutes).padStart(2, '0')}:00.000Z`
  }
  const revisions = createMemoryRecordStore<StoredRevision>()
  const forms = createFormRepository({
    records: createMemoryRecordStore<StoredForm>(),
    revisions,
    isKept: true,
    now,
  })
  const connections = createMemoryRecordStore<StoredConnection>()
  const settings = createMemoryRecordStore<StudioSettings>()
  const history = async () => {
    const form = await forms.get(id)
    if (!form) throw new Error('The form is not there.')
    return historyOf(form, await revisions.list()).map(({ revision, document: of, seenAt }) => [
      revision,
      of?.form.title,
      seenAt !== undefined,
    ])
  }
  return { forms, revisions, connections, settings, history }
}

async function backupOf({ forms, connections, revisions }: ReturnType<typeof browser>) {
  const backup = createBackup({
    forms: await forms.list(),
    connections: await connections.list(),
    revisions: await revisions.list(),
    settings: undefined,
    exportedAt: 'now',
  })
  const opened = openDocument(JSON.stringify(backup), 'now')
  if (!opened.ok) throw new Error('The backup was refused.')
  return opened.value
}

describe('publishings', () => {
  it('[T902] each is kept with its number and its document, however often the form is saved between', async () => {
    const one = browser()
    await one.forms.create(document)
    await one.forms.take(id, titled('One'), 'page')
    await one.forms.see(id, 1)
    for (let save = 1; save < 20; save += 1) await one.forms.save(id, titled(`Save ${save}`), save)
    await one.forms.take(id, titled('Two'), 'page')
    await one.forms.take(id, titled('Three'), 'link')
    expect(await one.history()).toEqual([
      [3, 'Three', false],
      [2, 'Two', false],
      [1, 'One', true],
    ])
  })

  it('[T902] two tabs that publish at once make two revisions, and none is lost', async () => {
    const one = browser()
    await one.forms.create(document)
    await one.forms.take(id, titled('One'), 'page')
    await Promise.all([one.forms.take(id, titled('Left'), 'page'), one.forms.take(id, titled('Right'), 'page')])
    expect((await one.history()).map(([revision]) => revision)).toEqual([3, 2, 1])
    expect((await one.history()).map(([, title]) => title)).toEqual(expect.arrayContaining(['One', 'Left', 'Right']))
  })

  it('[T902] a form that is gone takes none, and says so', async () => {
    expect(await browser().forms.take(id, document, 'page')).toEqual({ ok: false, error: { kind: 'gone' } })
  })

  it('[T902] deleted for good, a form leaves no revision behind', async () => {
    const one = browser()
    await one.forms.create(document)
    await one.forms.take(id, titled('One'), 'page')
    await one.forms.take(id, titled('Two'), 'page')
    await one.forms.destroy(id)
    expect(await one.revisions.list()).toEqual([])
  })
})

describe('a backup', () => {
  it('[T903] brings state and history into another browser as they were', async () => {
    const one = browser()
    await one.forms.create(document)
    await one.forms.take(id, titled('One'), 'page')
    await one.forms.take(id, titled('Two'), 'page')
    await one.forms.see(id, 2)
    const other = browser()
    await importOpened(other, await backupOf(one), 'keep-both')
    expect((await other.forms.get(id))?.state).toEqual((await one.forms.get(id))?.state)
    expect(await other.history()).toEqual(await one.history())
  })

  it('[T903] over a form that was published here since, forgets no publishing', async () => {
    const one = browser()
    await one.forms.create(document)
    await one.forms.take(id, titled('One'), 'page')
    const early = await backupOf(one)
    await one.forms.take(id, titled('Two'), 'page')
    await importOpened(one, early, 'replace')
    expect(await one.history()).toEqual([
      [2, 'Two', false],
      [1, 'One', false],
    ])
  })

  it('[T903] a form from a file of its own takes away nothing of what was published under its id', async () => {
    const one = browser()
    await one.forms.create(document)
    await one.forms.take(id, titled('One'), 'page')
    const opened = openDocument(JSON.stringify(titled('From a file').form), 'now')
    if (opened.ok) await importOpened(one, opened.value, 'replace')
    expect((await one.forms.get(id))?.document.form.title).toBe('From a file')
    expect(await one.history()).toEqual([[1, 'One', false]])
  })

  it('[T903] a form that is replaced is newer than both, so that a tab that has the old one open is refused', async () => {
    const one = browser()
    await one.forms.create(document)
    const revisions: (number | undefined)[] = []
    for (const revision of [40, 2]) {
      await one.forms.overwrite({ ...stored, revision })
      revisions.push((await one.forms.get(id))?.revision)
    }
    expect(revisions).toEqual([41, 42])
  })

  it('[T903] where both sides published a revision of the same number, all are numbered anew by time', () => {
    const at = (revision: number, publishedAt: string) => ({ revision, publishedAt })
    expect(mergeHistories([at(1, 'a'), at(2, 'c')], [at(1, 'a'), at(2, 'b')])).toEqual([
      at(1, 'a'),
      at(2, 'b'),
      at(3, 'c'),
    ])
  })

  it('[T903] a publishing that both know keeps the moment when a message of it arrived, whichever side knows that', () => {
    const here = { revision: 1, publishedAt: 'a' }
    const seen = { ...here, seenAt: 'b' }
    expect([mergeHistories([here], [seen]), mergeHistories([seen], [here])]).toEqual([[seen], [seen]])
  })

  it('[T903][T28] one whose frozen form holds a private key is refused with its place', async () => {
    const one = browser()
    await one.forms.create(document)
    await one.forms.take(id, titled('One'), 'page')
    const [form] = await one.forms.list()
    const delivery = {
      origin: 'https://relay.example',
      publicKey: 'p',
      serviceId: 's',
      templateId: 't',
      privateKey: 'x',
    }
    const state = {
      ...form?.state,
      newest: { ...form?.state?.newest, document: { ...document, form: { ...document.form, delivery } } },
    }
    const backup = {
      format: 'letterslot.backup/1',
      version: 1,
      exportedAt: 'now',
      forms: [{ ...form, state }],
      connections: [],
    }
    const opened = openDocument(JSON.stringify(backup), 'now')
    expect(opened.ok || opened.error.map(({ pointer }) => pointer)).toEqual([
      expect.stringMatching(/^\/forms\/0\/state\/newest\/document\/form\/delivery/),
    ])
  })
})

describe('records of an older studio', () => {
  it('[T904] the saves of that time become the publishings that they were', () => {
    const old = { ...stored, published: { revision: 31, at: 'at save 31', as: 'page' } }
    const { form, earlier } = migratePublishings(old, [frozen(31, 'Second'), frozen(7, 'First')])
    expect(form).toEqual({
      ...stored,
      state: {
        status: 'taken',
        newest: { revision: 2, document: titled('Second'), publishedAt: 'at save 31', as: 'page' },
      },
    })
    expect(earlier).toEqual([{ ...frozen(7, 'First'), id: `${id}@1`, revision: 1 }])
  })

  it('[T904] a publishing without its document, out of an old backup, is said to have none', () => {
    const old = { ...stored, published: { revision: 31, at: 'then', as: 'link' } }
    expect(migratePublishings(old, []).form.state).toEqual({
      status: 'taken',
      newest: { revision: 1, publishedAt: 'then', as: 'link' },
    })
  })

  it('[T904] unless nothing was saved since: then it is the form as it is', () => {
    const old = { ...stored, published: { revision: 40, at: 'then', as: 'page' } }
    expect(migratePublishings(old, []).form.state?.newest.document).toEqual(document)
  })

  it('[T904] a draft stays one, and a record of today stays to the letter', () => {
    expect(migratePublishings(stored, [])).toEqual({ form: stored, earlier: [] })
    const { form } = migratePublishings(stored, [frozen(7, 'First')])
    expect(migratePublishings(form, [frozen(7, 'First')])).toEqual({ form, earlier: [] })
  })
})
