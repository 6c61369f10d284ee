import type { Clock, Outbox, OutboxEvent } from '@letterslot/client/outbox'
import { type Field, type FieldId, filesIn, type Value, type Values } from '@letterslot/core'
import { fitDraft, isDrafted, type KeptAnswer, sameAnswer } from '@letterslot/core/drafts'
import type { DraftView } from '../form/draft-view.ts'
import type { DraftKeeper, FormHandle, FormHost } from '../form/form-context.ts'
import { answerOf, hasNoAnswer, initialOf, isPartOf, isPrefilled, toAnswer } from './answers-of-form.ts'
import { draftIdleMs, draftIntervalMs } from './constants.ts'
import { readDraftFile, writeDraftFile } from './draft-file.ts'
import type { DraftStore, StoredDraft } from './draft-store.ts'
import { putAnswer } from './put-answer.ts'
import { UnfitAnswers } from './unfit-answers.ts'

/** Makes what keeps the draft of one form. */
export function createDraftKeeper(form: string, store: DraftStore, clock: Clock): DraftKeeper {
  let view: DraftView = {}
  const listeners = new Set<() => void>()
  /** The answers as the device holds them. */
  const stored = new Map<FieldId, Value>()
  const unfit = new UnfitAnswers()
  /** The fields that were changed since the last write. */
  const dirty = new Set<FieldId>()
  let typedAtMs = 0
  let writtenAtMs = 0
  let cancelWrite: (() => void) | undefined
  /** The drawn form of now. */
  let bound: { readonly root: Element; readonly handle: FormHandle } | undefined
  let isReading = false
  let isRead = false
  let isPutting = false
  /** Counts the drafts that were forgotten: what was begun for one before is not written any more. */
  let round = 0
  /** The message that the answers went out with, from when the outbox has it. */
  let taken: string | undefined
  let before: { readonly values: Values; readonly view: DraftView } | undefined

  function set(next: DraftView): void {
    view = next
    for (const listener of listeners) listener()
  }

  function mark(handle: FormHandle, fields: readonly Field[]): void {
    for (const { id } of stored.size === 0 ? handle.fields : fields) dirty.add(id)
    typedAtMs = clock.now()
    schedule(handle)
  }

  function schedule(handle: FormHandle): void {
    if (cancelWrite || dirty.size === 0) return
    // A clock that was set back makes no wait longer.
    const waitMs = Math.min(draftIntervalMs, Math.max(0, writtenAtMs + draftIntervalMs - clock.now()))
    cancelWrite = clock.after(waitMs, () => runWhenIdle(() => write(handle)))
  }

  function write(handle: FormHandle): void {
    cancelWrite?.()
    cancelWrite = undefined
    if (!isRead) tryRead()
    if (!isRead || dirty.size === 0) return
    const changed = handle.fields.filter(
      (field) => dirty.has(field.id) && isDrafted(field) && !sameAnswer(answerOf(handle, field), keptOf(handle, field)),
    )
    dirty.clear()
    const isBegin = (field: Field): boolean => sameAnswer(answerOf(handle, field), initialOf(handle, field))
    const rowsOf = (field: Field): readonly KeptAnswer[] => [
      ...(isBegin(field) ? [] : [toAnswer(handle, field)]),
      ...unfit.beside(field.id),
    ]
    // What has files is read first; a page that goes away has no time for it.
    const hasFiles = (field: Field): boolean => rowsOf(field).some(({ value }) => filesIn(value).length > 0)
    for (const fields of [changed.filter((field) => !hasFiles(field)), changed.filter(hasFiles)]) {
      const gone = fields.filter(isBegin).map(({ id }) => id)
      if (fields.length > 0) put(handle, fields.flatMap(rowsOf), gone)
    }
  }

  function put(handle: FormHandle, answers: readonly KeptAnswer[], gone: readonly FieldId[]): void {
    writtenAtMs = clock.now()
    for (const { field, value } of answers) stored.set(field, value)
    for (const id of gone) stored.delete(id)
    const now = round
    const isWhole = stored.size === answers.length && !unfit.all
    store
      .write(form, { atMs: typedAtMs, answers, gone }, () => now === round)
      .then(
        (isFirst) => {
          if (view.isRefused) set({ ...view, isRefused: false })
          if (!isFirst || isWhole || now !== round) return
          // Another page of the form sent its draft, or forgot it: this one's is all there is.
          stored.clear()
          keepUnfit(handle, unfit.kept())
          mark(handle, handle.fields)
        },
        () => {
          if (now !== round) return
          // The next change tries again, with these.
          for (const { field } of answers) {
            stored.delete(field)
            dirty.add(field)
          }
          for (const id of gone) dirty.add(id)
          refuse()
        },
      )
  }

  function keepUnfit(handle: FormHandle, answers: readonly KeptAnswer[]): void {
    if (answers.length > 0) put(handle, answers, [])
  }

  function refuse(): void {
    if (!view.isRefused) set({ ...view, isRefused: true })
  }

  function forget(): void {
    round++
    cancelWrite?.()
    cancelWrite = undefined
    for (const one of [stored, unfit, dirty]) one.clear()
    // Where nothing is kept there is nothing to clear.
    store.clear(form).catch(() => undefined)
    set(view.isRefused ? { isRefused: true } : {})
  }

  /** Brings back what was written before, once; where that fails, the next write tries again. */
  function tryRead(): void {
    if (isReading || isRead) return
    isReading = true
    writtenAtMs = clock.now()
    read()
      .catch(refuse)
      .finally(() => {
        isReading = false
      })
  }

  async function read(): Promise<void> {
    const draft = await store.read(form, clock.now())
    if (!bound) return
    const { handle } = bound
    isRead = true
    // What the visitor wrote meanwhile stays.
    if (draft) bringBack(draft, (field, kept) => hasNoAnswer(handle, field) || isPartOf(handle, field, kept))
    // What was written before this code was there is kept too.
    const early = handle.fields.filter(
      (field) => !sameAnswer(answerOf(handle, field), keptOf(handle, field)) && !isPrefilled(handle, field),
    )
    if (early.length > 0) mark(handle, early)
  }

  /** Puts a draft into the drawn form, and says so. Returns what found no place. */
  function bringBack(
    { atMs, answers }: StoredDraft,
    mayFill: (field: Field, kept: Value) => boolean,
  ): readonly KeptAnswer[] {
    if (!bound) return []
    const { root, handle } = bound
    const { values, unfit: found } = fitDraft(handle.form, answers)
    const added = unfit.add(found, atMs)
    let hasKept = false
    isPutting = true
    for (const field of handle.fields) {
      const kept = values[field.id]
      if (kept === undefined) continue
      stored.set(field.id, kept)
      const box = root.querySelector(`[data-field="${CSS.escape(field.id)}"]`)
      // Browsers fill in a page that is loaded anew, too.
      const isThere = sameAnswer(answerOf(handle, field), kept)
      if (isThere) hasKept = true
      if (!box || isThere || !mayFill(field, kept)) continue
      const put = handle.rareParts()?.kinds?.[field.kind]?.putAnswer ?? putAnswer
      put(box, field, kept)
      hasKept = true
    }
    isPutting = false
    const { all } = unfit
    if (hasKept || all) set({ keptAtMs: atMs, unfit: all })
    return added
  }

  function keptOf(handle: FormHandle, field: Field): Value | undefined {
    return stored.has(field.id) ? stored.get(field.id) : initialOf(handle, field)
  }

  function hear(event: OutboxEvent, { host }: FormHandle): void {
    if (event.kind !== 'changed') return
    const { id, keeping, state } = event.entry
    const isOwn = id === host.own || id === taken
    const isKept = state.status === 'sent' || (keeping !== 'memory' && id !== taken)
    if (!isOwn) return
    taken = id
    // The outbox has the answers: a draft of them would be sent twice.
    if (isKept) forget()
  }

  return {
    form,
    view: () => view,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    bind(root, handle) {
      const controller = new AbortController()
      const { signal } = controller
      const byId = new Map<string | null, Field>(handle.fields.map((field) => [field.id, field]))
      for (const type of ['input', 'change']) {
        root.addEventListener(
          type,
          ({ target }) => {
            const box =
              !isPutting && !handle.host.isPrefilling && target instanceof Element && target.closest('[data-field]')
            const field = box && byId.get(box.getAttribute('data-field'))
            if (field) mark(handle, [field])
          },
          { signal },
        )
      }
      addEventListener('pagehide', () => write(handle), { signal })
      document.addEventListener('visibilitychange', () => document.hidden && write(handle), { signal })
      handle.messages().then(
        () => {
          const stop = signal.aborted
            ? undefined
            : startedOutbox(handle.host)?.subscribe((event) => hear(event, handle))
          if (stop) signal.addEventListener('abort', stop)
        },
        () => undefined,
      )
      bound = { root, handle }
      tryRead()
      return () => {
        controller.abort()
        if (bound?.handle === handle) bound = undefined
        write(handle)
      }
    },
    async save({ fields, form: { id }, ...handle }) {
      const written = fields.filter(
        (field) => isDrafted(field) && !sameAnswer(answerOf(handle, field), initialOf(handle, field)),
      )
      const answers = [...written.map((field) => toAnswer(handle, field)), ...unfit.kept()]
      return writeDraftFile(id, { atMs: typedAtMs || clock.now(), answers })
    },
    async open(handle, file) {
      const draft = await readDraftFile(form, file)
      if (!draft) {
        set({ ...view, refusedFile: file.name })
        return
      }
      const added = bringBack(draft, () => true)
      // The device holds none of it yet.
      stored.clear()
      keepUnfit(handle, added)
      mark(handle, handle.fields)
    },
    startOver({ store: answers }) {
      // A message that is on its way, or waits, is no draft.
      if (!/filling|problems/.test(answers.state().status)) return
      before = { values: answers.values(), view }
      forget()
      answers.reset()
      set({ ...view, canUndo: true })
      answers.dispatch({ kind: 'anotherStarted' })
    },
    undo(handle) {
      const now = handle.fields.filter((field) => !sameAnswer(answerOf(handle, field), initialOf(handle, field)))
      const since = Object.fromEntries(now.map((field) => [field.id, answerOf(handle, field)]))
      handle.store.reset({ ...before?.values, ...since })
      unfit.restore(before?.view.unfit)
      keepUnfit(handle, unfit.kept())
      set({ ...view, keptAtMs: before?.view.keptAtMs, unfit: unfit.all, canUndo: false })
      before = undefined
      handle.store.dispatch({ kind: 'anotherStarted' })
      mark(handle, handle.fields)
    },
  }
}

function runWhenIdle(run: () => void): void {
  // Safari has no such call.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: draftIdleMs })
  else run()
}

/** The outbox that a form's messages are in, once its code is there. */
function startedOutbox({ options, inMemory }: FormHost): Outbox | undefined {
  const ofPage = globalThis.letterslotOutbox
  // An element of that id would stand here too.
  return options.outbox ?? inMemory ?? (typeof ofPage?.subscribe === 'function' ? ofPage : undefined)
}
