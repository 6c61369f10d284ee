import type { Result } from '@letterslot/core'
import { expect, it } from 'vitest'
import type { StoredForm } from '../../model/stored-form.ts'
import type { StudioDocument } from '../../model/studio-document.ts'
import { documentFromStart } from '../starts/document-from-start.ts'
import { contactStart } from '../starts/start.ts'
import { createFormRepository } from '../storage/form-repository.ts'
import { createMemoryRecordStore } from '../storage/memory-record-store.ts'
import type { SaveState } from '../storage/save-state.ts'
import { describeFailure, type SaveFailure, toSaveFailure } from '../storage/save-state.ts'
import { renameForm } from './commands/form.ts'
import { createAutosave, type DocumentSession, openSession } from './session.ts'
import { createDocumentStore } from './store.ts'

const document = documentFromStart(contactStart, { to: '', id: 'contact' })
const stored: StoredForm = { id: document.form.id, document, revision: 4, createdAt: 'then', updatedAt: 'then' }

type Save = (document: StudioDocument, revision: number) => Promise<Result<StoredForm, SaveFailure>>

/** An open form over a store that saves as told; every state that was shown is written down. */
function open(save: Save, isKept = true) {
  const store = createDocumentStore(document)
  const autosave = createAutosave({ store, stored, forms: { isKept, save: (_, next, on) => save(next, on) } })
  const shown: SaveState['status'][] = []
  autosave.state.subscribe(({ status }) => shown.push(status))
  const stop = autosave.start()
  return { store, autosave, shown, stop, type: (title: string) => store.getState().dispatch(renameForm(title)) }
}

const committed = (next: StudioDocument, on: number): Result<StoredForm, SaveFailure> => ({
  ok: true,
  value: { ...stored, document: next, revision: on + 1 },
})

it('[T10] the saved mark comes only after the commit', async () => {
  const { promise, resolve } = Promise.withResolvers<Result<StoredForm, SaveFailure>>()
  const { autosave, shown, type } = open(() => promise)
  type('Hello')
  await Promise.resolve()
  expect(shown).toEqual(['saving'])
  resolve(committed(document, 4))
  await autosave.flush()
  expect(shown.at(-1)).toBe('saved')
})

it('[T10] a commit that never completes never shows the mark, however much is typed', async () => {
  let calls = 0
  const { shown, type } = open(() => {
    calls += 1
    return new Promise(() => {})
  })
  for (const title of ['H', 'He', 'Hel', 'Hell', 'Hello']) {
    type(title)
    await Promise.resolve()
  }
  expect([calls, new Set(shown)]).toEqual([1, new Set(['saving'])])
})

it('[T11][F02] a full disk is told in bytes, the change stays, and the next one tries again', async () => {
  const quota = new DOMException('full', 'QuotaExceededError')
  let isFull = true
  const { store, autosave, type } = open(async (next, on) =>
    isFull
      ? {
          ok: false,
          error: await toSaveFailure(quota, async () => ({ usedBytes: 9_900_000, allowedBytes: 10_000_000 })),
        }
      : committed(next, on),
  )
  type('Hello')
  await autosave.flush()
  const state = autosave.state.getState()
  expect(state.status === 'failed' && describeFailure(state.failure)).toBe(
    'Not saved: this browser has no room left (9.9 MB of 10 MB used). Your change is still here. Make room and change something, or download the form.',
  )
  expect(store.getState().document.form.title).toBe('Hello')
  isFull = false
  type('Hello you')
  await autosave.flush()
  expect(autosave.state.getState()).toEqual({ status: 'saved', revision: 5 })
})

it('[T12] what is typed during a save goes out with the next one, on top of it', async () => {
  const written: (readonly [string, number])[] = []
  const { autosave, type } = open(async (next, on) => {
    written.push([next.form.title, on])
    return committed(next, on)
  })
  type('H')
  type('He')
  type('Hello')
  await autosave.flush()
  await autosave.flush()
  expect(written).toEqual([
    ['H', 4],
    ['Hello', 5],
  ])
  expect(autosave.state.getState()).toEqual({ status: 'saved', revision: 6 })
})

it.each([true, false])(
  '[T1923] a change right behind a run that had nothing left to save, or failed, is saved: %s',
  async (isFirst) => {
    const { promise, resolve } = Promise.withResolvers<StudioDocument>()
    const gone: SaveFailure = { kind: 'gone' }
    let isFailing = !isFirst
    const { store, shown, type } = open(async (next, on) => {
      if (!isFailing) resolve(next)
      else queueMicrotask(() => queueMicrotask(() => type('Hello you')))
      const outcome: Result<StoredForm, SaveFailure> = isFailing ? { ok: false, error: gone } : committed(next, on)
      isFailing = false
      return outcome
    })
    // A selection changes the store too, and looks if there is something to save.
    store.getState().select({ blockId: 'b1' })
    type('Hello')
    expect((await promise).form.title).toBe(isFirst ? 'Hello' : 'Hello you')
    await expect.poll(() => shown.at(-1)).toBe('saved')
  },
)

it('[T1381] while one types the next save rests, *Saving* meanwhile; when the page goes out of sight it rests no longer', async () => {
  const written: string[] = []
  let leave = (): void => undefined
  const store = createDocumentStore(document)
  const autosave = createAutosave({
    store,
    stored,
    forms: {
      isKept: true,
      save: async (_, next, on) => {
        written.push(next.form.title)
        return committed(next, on)
      },
    },
    // Longer than any test waits.
    restMs: 1_000_000,
    onLeaving: (save) => {
      leave = save
      return () => undefined
    },
  })
  autosave.start()
  for (const title of ['H', 'He', 'Hello']) store.getState().dispatch(renameForm(title))
  await expect.poll(() => written).toEqual(['H'])
  expect(autosave.state.getState().status).toBe('saving')
  leave()
  await expect.poll(() => autosave.state.getState()).toEqual({ status: 'saved', revision: 6 })
  expect(written).toEqual(['H', 'Hello'])
})

it('[T2014] a change is saved once it is painted, or as the page goes away; choosing a field begins no save', async () => {
  const written: string[] = []
  let paint = (): void => undefined
  let leave = (): void => undefined
  const store = createDocumentStore(document)
  const autosave = createAutosave({
    store,
    stored,
    forms: {
      isKept: true,
      save: async (_, next, on) => {
        written.push(next.form.title)
        return committed(next, on)
      },
    },
    onLeaving: (save) => {
      leave = save
      return () => undefined
    },
    onPainted: (then) => {
      paint = then
      return () => undefined
    },
  })
  const shown: SaveState['status'][] = []
  autosave.state.subscribe(({ status }) => shown.push(status))
  autosave.start()
  store.getState().select({ blockId: 'b1' })
  expect(shown).toEqual([])
  for (const title of ['Painted', 'Left']) {
    store.getState().dispatch(renameForm(title))
    expect([autosave.state.getState().status, written.includes(title)]).toEqual(['saving', false])
    if (title === 'Painted') paint()
    else leave()
    await expect.poll(() => autosave.state.getState().status).toBe('saved')
    expect(written.at(-1)).toBe(title)
  }
})

it('[T13][F07] a conflict stops the saving until a person has chosen', async () => {
  let calls = 0
  const { autosave, store, type } = open(async () => {
    calls += 1
    return { ok: false, error: { kind: 'conflict' } }
  })
  type('Mine')
  await autosave.flush()
  type('Mine too')
  expect([calls, autosave.state.getState().status]).toEqual([1, 'conflict'])
  const theirs = { ...document, form: { ...document.form, title: 'Theirs' } }
  autosave.adopt({ ...stored, document: theirs, revision: 9 })
  expect(store.getState().document.form.title).toBe('Theirs')
  expect(autosave.state.getState()).toEqual({ status: 'saved', revision: 9 })
})

it('[T14][F01] where nothing is kept nothing is called saved, from the first moment', async () => {
  const { autosave, shown, type } = open(async () => ({ ok: false, error: { kind: 'not-kept' } }), false)
  expect(autosave.state.getState().status).toBe('not-kept')
  type('Hello')
  await autosave.flush()
  expect(new Set(shown)).toEqual(new Set(['not-kept']))
})

/** A form in a repository that keeps, as that of a browser does. */
async function keptForm() {
  const forms = createFormRepository({
    records: createMemoryRecordStore<StoredForm>(),
    revisions: createMemoryRecordStore(),
    isKept: true,
    now: () => 'now',
  })
  const created = await forms.create(document)
  if (!created.ok) throw new Error('The form was not kept.')
  return { forms, created: created.value }
}

it('[T1957] [F80] “Saved” is taken back when the form is deleted elsewhere, and stands again once it is kept again', async () => {
  const { forms, created } = await keptForm()
  const { formId, saveState, keepAsCopy, start } = openSession(created, forms)
  const stop = start()
  expect(saveState.getState().status).toBe('saved')
  await forms.destroy(formId)
  await expect.poll(() => saveState.getState()).toEqual({ status: 'failed', failure: { kind: 'gone' } })
  expect(await keepAsCopy()).toBe(formId)
  expect(saveState.getState().status).toBe('saved')
  stop()
})

it('[T2074] [F07] a form in which nothing waits to be saved follows what another tab saved, were it while it saved itself', async () => {
  const { forms, created } = await keptForm()
  const [here, there] = [openSession(created, forms), openSession(created, forms)]
  const stops = [here.start(), there.start()]
  const titleOf = ({ store }: DocumentSession) => store.getState().document.form.title
  for (const title of ['Mine', 'Mine again']) {
    here.store.getState().dispatch(renameForm(title))
    await expect.poll(() => titleOf(there)).toBe(title)
  }
  expect(there.saveState.getState()).toEqual(here.saveState.getState())
  there.store.getState().dispatch(renameForm('Theirs'))
  await expect.poll(() => titleOf(here)).toBe('Theirs')
  expect(here.store.getState().history.past).toEqual([])
  here.store.getState().dispatch(renameForm('At once'))
  there.store.getState().dispatch(renameForm('At once too'))
  await Promise.all([here.flush(), there.flush()])
  expect(new Set([here, there].map(titleOf))).toEqual(new Set([(await forms.get(here.formId))?.document.form.title]))
  for (const stop of stops) stop()
})
