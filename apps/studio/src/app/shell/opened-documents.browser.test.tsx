import type { Form } from '@letterslot/core'
import { languagesOf } from '@letterslot/core/language'
import { starterEmail } from '@letterslot/email'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import fc from 'fast-check'
import { Component, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { type DocumentSession, openSession } from '../../domain/document/session.ts'
import { DocumentContext } from '../../domain/document/use-document.ts'
import { createSending } from '../../domain/sending/create-sending.ts'
import { SendingContext } from '../../domain/sending/sending-context.ts'
import { StudioOutboxContext } from '../../domain/sending/use-studio-outbox.ts'
import { createBackup } from '../../domain/storage/backup.ts'
import { createFormRepository } from '../../domain/storage/form-repository.ts'
import { createMemoryRecordStore } from '../../domain/storage/memory-record-store.ts'
import { openDocument } from '../../domain/storage/open-file.ts'
import { StorageContext, type StudioStorage } from '../../domain/storage/studio-storage.ts'
import { BuildStep } from '../../features/builder/BuildStep.tsx'
import { BuilderContext, createBuilderStore } from '../../features/builder/builder-state.ts'
import { FieldTab } from '../../features/builder/FieldTab.tsx'
import { FieldFaultsContext, fieldFaults } from '../../features/builder/field-faults.ts'
import { LogicTab } from '../../features/builder/LogicTab.tsx'
import { RulesTab } from '../../features/builder/RulesTab.tsx'
import { ConnectStep } from '../../features/connect/ConnectStep.tsx'
import { EmailStep } from '../../features/email/EmailStep.tsx'
import { LanguagesPage } from '../../features/languages/LanguagesPage.tsx'
import { SentencesView } from '../../features/languages/sentences/SentencesView.tsx'
import { FormCard } from '../../features/library/FormCard.tsx'
import { PublishStep } from '../../features/publish/PublishStep.tsx'
import { TryStep } from '../../features/try/TryStep.tsx'
import { brandConnectionId, practiceConnection, type StoredConnection } from '../../model/connection.ts'
import type { StoredForm } from '../../model/stored-form.ts'
import { Announcer } from '../../ui/Announcer.tsx'
import { Toasts } from '../../ui/Toasts.tsx'
import { newOutbox } from '../open-studio.test.fixture.tsx'
import { everyKindForm } from './every-kind-form.test.fixture.ts'
import { FormHeader } from './FormHeader.tsx'

const at = '2026-11-22T10:00:00.000Z'
const emailJs: StoredConnection = {
  kind: 'emailjs',
  id: brandConnectionId('connection_1'),
  name: 'EmailJS',
  publicKey: 'pk_1',
  serviceId: 'service_1',
  templateId: 'template_1',
}
const form: Form = everyKindForm()
const stored: StoredForm = {
  id: form.id,
  document: { form, email: starterEmail(form, { id: 'tmpl', to: 'me@example.org' }), connectionId: undefined },
  revision: 1,
  createdAt: at,
  updatedAt: at,
}
const backup: unknown = JSON.parse(
  JSON.stringify(
    createBackup({ revisions: [], forms: [stored], connections: [], settings: undefined, exportedAt: at }),
  ),
)

type Path = readonly (string | number)[]

/** Every place of a document, its own included. */
function placesOf(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const inner = Array.isArray(value) ? value.map((item, index) => [index, item] as const) : Object.entries(value)
  return [path, ...inner.flatMap(([key, item]) => placesOf(item, [...path, key]))]
}

/** The value at a place. */
function valueAt(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return value
  return typeof value === 'object' && value !== null ? valueAt(Reflect.get(value, key), rest) : undefined
}

/** The document with another value at a place; undefined takes the place away. */
function withValue(value: unknown, [key, ...rest]: Path, next: unknown): unknown {
  if (key === undefined) return next
  if (Array.isArray(value)) {
    return value.flatMap((item, index) =>
      index === key ? (rest.length === 0 && next === undefined ? [] : [withValue(item, rest, next)]) : [item],
    )
  }
  const object = typeof value === 'object' && value !== null ? value : {}
  return { ...object, [key]: withValue(Reflect.get(object, key), rest, next) }
}

const places = placesOf(backup).filter(([top]) => top === 'forms')
const keys = [...new Set(places.flatMap((path) => path.filter((key) => typeof key === 'string')))]
const oddValues: readonly unknown[] = [
  undefined,
  null,
  true,
  7,
  -1,
  1e300,
  '',
  ' ',
  'x',
  'en-',
  'toString',
  'javascript:alert(1)',
  '(',
  '{{',
  '{{#a}}',
  [],
  [null],
  [[]],
  [''],
  {},
  { kind: 'x' },
  { field: 'f1', is: 'equal', to: null },
  'x'.repeat(5000),
]
/** Something strange, or something right at a place where it is not. */
const anyValue = fc.oneof(
  fc.constantFrom(...oddValues),
  fc.constantFrom(...places).map((path) => valueAt(backup, path)),
)
const broken = fc
  .record({ path: fc.constantFrom(...places), key: fc.option(fc.constantFrom(...keys)), value: anyValue })
  .map(({ path, key, value }) => {
    const isObject = !Array.isArray(valueAt(backup, path)) && typeof valueAt(backup, path) === 'object'
    const place = key !== null && isObject ? [...path, key] : path
    return { document: withValue(backup, place, value), fieldIndex: Number(place[6] ?? 0) }
  })

interface Scene {
  readonly stored: StoredForm
  readonly session: DocumentSession
  readonly storage: StudioStorage
  readonly number: number
  /** The field that was broken, or the first. */
  readonly fieldIndex: number
}

class Boundary extends Component<{ readonly children: ReactNode; readonly onError: (error: unknown) => void }> {
  override readonly state = { hasFailed: false }
  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true }
  }
  override componentDidCatch(error: unknown): void {
    this.props.onError(error)
  }
  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children
  }
}

function storageWith(connections: readonly StoredConnection[]): StudioStorage {
  const kept = createMemoryRecordStore<StoredConnection>()
  for (const connection of connections) void kept.put(connection)
  return {
    refusal: undefined,
    isOutdated: createStore(() => false),
    forms: createFormRepository({
      records: createMemoryRecordStore(),
      revisions: createMemoryRecordStore(),
      isKept: true,
    }),
    connections: kept,
    settings: createMemoryRecordStore(),
    practiceMails: createMemoryRecordStore(),
    revisions: createMemoryRecordStore(),
  }
}

const anywhere = { entriesFor: () => [], dialogs: null }

/** Every screen that draws a form, the three tabs of the field that was broken among them. */
function Screens({ scene: { stored: record, session, fieldIndex } }: { readonly scene: Scene }) {
  const { form: drawn } = record.document
  const field = drawn.pages.flatMap((page) => page.fields)[fieldIndex]
  return (
    <>
      <FormCard stored={record} actions={anywhere} />
      <FormHeader />
      <BuildStep />
      <BuilderContext value={createBuilderStore()}>
        <FieldFaultsContext value={createStore(() => fieldFaults(drawn))}>
          {field && (
            <>
              <FieldTab field={field} />
              <RulesTab field={field} />
              <LogicTab field={field} />
            </>
          )}
        </FieldFaultsContext>
      </BuilderContext>
      <EmailStep />
      <ConnectStep />
      <PublishStep />
      <TryStep />
      <LanguagesPage />
      <SentencesView tag={languagesOf(drawn).at(-1) ?? drawn.locale} />
      <span data-drawn={session.formId} />
    </>
  )
}

it('[T805] [F76] whatever is opened draws in every screen, however a document was broken', async () => {
  const scene = createStore<{ readonly now: Scene | undefined }>()(() => ({ now: undefined }))
  const errors: unknown[] = []
  const host = document.body.appendChild(document.createElement('div'))
  const react = createRoot(host, { onCaughtError: () => {}, onUncaughtError: (error) => errors.push(error) })
  onTestFinished(() => {
    react.unmount()
    host.remove()
  })
  const stages = [[], [practiceConnection], [emailJs]].map((connections) => storageWith(connections))
  const sendings = stages.map((storage) => createSending(storage))
  const outbox = newOutbox(storageWith([]))
  function Stage() {
    const { now } = useStore(scene)
    if (!now) return null
    const index = stages.indexOf(now.storage)
    return (
      <Boundary key={now.number} onError={(error) => errors.push(error)}>
        <StorageContext value={now.storage}>
          <SendingContext value={sendings[index]}>
            <StudioOutboxContext value={outbox}>
              <DocumentContext value={now.session}>
                <Announcer>
                  <Toasts>
                    <Screens scene={now} />
                  </Toasts>
                </Announcer>
              </DocumentContext>
            </StudioOutboxContext>
          </SendingContext>
        </StorageContext>
      </Boundary>
    )
  }
  const router = createRouter({
    routeTree: createRootRoute({ component: Stage }),
    history: createMemoryHistory({ initialEntries: ['/forms/every/build'] }),
  })
  react.render(<RouterProvider router={router} />)
  let number = 0
  /** Draws what a text is opened as; undefined where it is refused. */
  const draw = async (text: string, fieldIndex = 0): Promise<unknown> => {
    const opened = openDocument(text, at)
    if (!opened.ok) return opened.error.every(({ message }) => message !== '') ? undefined : opened.error
    const [record] = opened.value.forms
    const storage = stages[number % stages.length]
    if (!record || !storage) return undefined
    number += 1
    const connectionId = [undefined, practiceConnection.id, emailJs.id][stages.indexOf(storage)]
    const brought = { ...record, document: { ...record.document, connectionId } }
    const session = openSession(brought, storage.forms)
    scene.setState({ now: { stored: brought, session, storage, number, fieldIndex } })
    await vi.waitFor(() => {
      if (errors.length === 0) expect(host.querySelector('[data-drawn]')).not.toBeNull()
    })
    await new Promise(requestAnimationFrame)
    return errors.splice(0).at(0)
  }
  expect(await draw(JSON.stringify(backup))).toBeUndefined()
  expect(number).toBe(1)
  await fc.assert(
    fc.asyncProperty(broken, async ({ document, fieldIndex }) => {
      const error = await draw(JSON.stringify(document), fieldIndex)
      if (error !== undefined) throw error
    }),
    { numRuns: 25 },
  )
  // Most are refused; some must have been drawn, or nothing was shown.
  expect(number).toBeGreaterThan(5)
})
