import { brandFormId } from '@letterslot/core'
import { expect, it } from 'vitest'
import { brandConnectionId, type StoredConnection } from '../../model/connection.ts'
import type { StudioSettings } from '../../model/settings.ts'
import type { StoredForm, StoredRevision } from '../../model/stored-form.ts'
import { applyCommand } from '../document/apply.ts'
import { chooseConnection } from '../document/commands/choose-connection.ts'
import { documentFromStart } from '../starts/document-from-start.ts'
import { contactStart } from '../starts/start.ts'
import { createFormRepository } from '../storage/form-repository.ts'
import { createMemoryRecordStore } from '../storage/memory-record-store.ts'
import type { OpenedFile } from '../storage/open-file.ts'
import { importOpened, takenForms } from './import-opened.ts'

const here = documentFromStart(contactStart, { to: '', id: 'contact' })
const there = { ...here, form: { ...here.form, title: 'From the file' } }
const opened: OpenedFile = {
  forms: [{ id: there.form.id, document: there, revision: 7, createdAt: 'then', updatedAt: 'then' }],
  connections: [],
  revisions: [],
  settings: undefined,
}

async function browserWithAForm() {
  const storage = {
    forms: createFormRepository({
      records: createMemoryRecordStore<StoredForm>(),
      revisions: createMemoryRecordStore<StoredRevision>(),
      isKept: true,
      now: () => 'now',
    }),
    connections: createMemoryRecordStore<StoredConnection>(),
    settings: createMemoryRecordStore<StudioSettings>(),
  }
  await storage.forms.create(here)
  return storage
}

it('[T26][F13] a form whose id is here already is named before anything is written', async () => {
  const { forms } = await browserWithAForm()
  expect(takenForms(opened, await forms.list())).toEqual(opened.forms)
  expect(takenForms(opened, [])).toEqual([])
})

it('[T26][F13] keep both: the one here stays, the other comes under a new id with its mail', async () => {
  const storage = await browserWithAForm()
  await importOpened(storage, opened, 'keep-both')
  const [first, second] = await storage.forms.list()
  expect(first?.document).toEqual(here)
  expect(second?.document.form.title).toBe('From the file')
  expect(second?.id).not.toBe(first?.id)
  expect(second?.document.email.formId).toBe(second?.id)
})

it('[T26][F13] replace: the one here gives way, and a tab that has it open is refused from then on', async () => {
  const storage = await browserWithAForm()
  await importOpened(storage, opened, 'replace')
  const all = await storage.forms.list()
  expect(all.map(({ document, revision }) => [document.form.title, revision])).toEqual([['From the file', 8]])
  const late = await storage.forms.save(here.form.id, here, 1)
  expect(late).toEqual({ ok: false, error: { kind: 'conflict' } })
})

it('[T27] connections that are here keep their keys; settings that are here win', async () => {
  const storage = await browserWithAForm()
  const relay = {
    kind: 'relay',
    id: brandConnectionId('r'),
    name: 'Mine',
    origin: 'https://r',
    publicKey: 'p',
    serviceId: 's',
    templateId: 't',
  } as const
  await storage.connections.put({ ...relay, privateKey: 'kept' })
  await storage.settings.put({ id: 'studio', makerAddress: 'here@example.org' })
  const settings: StudioSettings = { id: 'studio', makerAddress: 'there@example.org', lastBackupAt: 'then' }
  await importOpened(storage, { forms: [], connections: [relay], revisions: [], settings }, 'keep-both')
  expect(await storage.connections.list()).toEqual([{ ...relay, privateKey: 'kept' }])
  expect(await storage.settings.list()).toEqual([
    { id: 'studio', makerAddress: 'here@example.org', lastBackupAt: 'then' },
  ])
})

it('[T372] a form comes in without a connection that is not here, and keeps ids of its own', async () => {
  const ids = { origin: 'https://api.emailjs.com', publicKey: 'pk_1', serviceId: 's_1', templateId: 't_1' }
  const on = (connectionId: string, destination = ids) => {
    const chosen = chooseConnection({ id: brandConnectionId(connectionId), destination })
    const { document } = applyCommand({ ...there, form: { ...there.form, id: brandFormId(connectionId) } }, chosen)
    return { id: document.form.id, document, revision: 1, createdAt: 'then', updatedAt: 'then' }
  }
  const storage = await browserWithAForm()
  const local = { ...ids, origin: 'http://localhost:4400' }
  const forms = [on('gone'), on('test-inbox', local), on('practice', local)]
  await importOpened(storage, { ...opened, forms }, 'keep-both')
  const stored = await Promise.all(forms.map(({ id }) => storage.forms.get(id)))
  expect(stored.map((form) => [form?.document.connectionId, form?.document.form.delivery?.origin])).toEqual([
    [undefined, ids.origin],
    [undefined, ''],
    [undefined, ''],
  ])
})
