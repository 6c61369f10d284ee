import { expect, it } from 'vitest'
import { practiceConnection, type StoredConnection } from '../../model/connection.ts'
import type { StoredForm } from '../../model/stored-form.ts'
import type { StudioDocument } from '../../model/studio-document.ts'
import { createFormRepository } from '../storage/form-repository.ts'
import { createMemoryRecordStore } from '../storage/memory-record-store.ts'
import { connectedBy, contactDocument, emailJs, entry } from './entry.test.fixture.ts'
import { findRouteChange } from './route-change.ts'
import { sendRouteOf } from './send-route.ts'

const origin = 'https://studio.example.org'
const written = entry()

async function storage(kept: readonly StoredConnection[], document?: StudioDocument) {
  const connections = createMemoryRecordStore<StoredConnection>()
  for (const connection of kept) await connections.put(connection)
  const forms = createFormRepository({
    records: createMemoryRecordStore<StoredForm>(),
    revisions: createMemoryRecordStore(),
    isKept: true,
  })
  if (document) await forms.create(document)
  return { forms, connections }
}

it('[T530] asks nothing where the form sends as it did, or is not there, or is not connected', async () => {
  const same = await storage([emailJs], connectedBy(contactDocument, emailJs))
  const noForm = await storage([emailJs])
  const unconnected = await storage([emailJs], contactDocument)
  expect([
    await findRouteChange(written, same, origin),
    await findRouteChange(written, noForm, origin),
    await findRouteChange(written, unconnected, origin),
  ]).toEqual([{ kind: 'same' }, { kind: 'same' }, { kind: 'same' }])
})

it('[T530] [F43] finds other ids of the connection', async () => {
  const changed = { ...emailJs, templateId: 'template_2' }
  const document = connectedBy(contactDocument, changed)
  expect(await findRouteChange(written, await storage([changed], document), origin)).toEqual({
    kind: 'changed',
    differences: ['ids'],
    now: sendRouteOf(document, changed, origin),
  })
})

it('[T530] [F43] finds another connection', async () => {
  const document = connectedBy(contactDocument, practiceConnection)
  expect(await findRouteChange(written, await storage([emailJs, practiceConnection], document), origin)).toEqual({
    kind: 'changed',
    differences: ['connection'],
    now: sendRouteOf(document, practiceConnection, origin),
  })
})

it('[T530] [F43] finds another mail where the studio writes it, not where a provider’s template does', async () => {
  const edited = { ...contactDocument, email: { ...contactDocument.email, subject: 'Another' } }
  const practice = connectedBy(edited, practiceConnection)
  const kept = [emailJs, practiceConnection]
  const before = entry(sendRouteOf(contactDocument, practiceConnection, origin))
  expect(await findRouteChange(before, await storage(kept, practice), origin)).toEqual({
    kind: 'changed',
    differences: ['mail'],
    now: sendRouteOf(practice, practiceConnection, origin),
  })
  expect(await findRouteChange(written, await storage(kept, connectedBy(edited, emailJs)), origin)).toEqual({
    kind: 'same',
  })
})

it('[T531] [F43] tells that the connection was deleted, with the way of the form now where it has one', async () => {
  const document = connectedBy(contactDocument, practiceConnection)
  expect([
    await findRouteChange(written, await storage([practiceConnection], document), origin),
    await findRouteChange(written, await storage([], contactDocument), origin),
    await findRouteChange(written, await storage([]), origin),
  ]).toEqual([
    { kind: 'deleted', hasForm: true, now: sendRouteOf(document, practiceConnection, origin) },
    { kind: 'deleted', hasForm: true },
    { kind: 'deleted', hasForm: false },
  ])
})
