import { createStore } from 'zustand/vanilla'
import type { StoredForm } from '../../model/stored-form.ts'
import type { StudioDocument } from '../../model/studio-document.ts'
import type { FormRepository } from '../storage/form-repository.ts'
import type { SaveState, SaveStateStore } from '../storage/save-state.ts'
import { createDocumentStore, type DocumentStore } from './store.ts'

/** A form that is open: its document, and the saving of it. */
export interface DocumentSession {
  readonly formId: StoredForm['id']
  readonly store: DocumentStore
  readonly saveState: SaveStateStore
  /** Resolves when all there is to save has been tried. */
  readonly flush: () => Promise<void>
  /** After a conflict: takes the version that the other tab saved. */
  readonly takeOther: () => Promise<void>
  /**
   * Keeps this version under a new id, after a conflict, or under its own where nothing has that any more. Returns the
   * id, or undefined when it could not be saved.
   */
  readonly keepAsCopy: () => Promise<StoredForm['id'] | undefined>
  /** Begins to save what is typed. Returns the end of it. */
  readonly start: () => () => void
}

/** Opens a stored form. Nothing is saved before `start`. */
export function openSession(stored: StoredForm, forms: FormRepository): DocumentSession {
  const store = createDocumentStore(stored.document)
  const autosave = createAutosave({ store, forms, stored })
  return {
    formId: stored.id,
    store,
    saveState: autosave.state,
    flush: autosave.flush,
    start: () => {
      let newest: StoredForm | undefined
      // What is still to be saved here meets another version as a conflict.
      const follow = (): void => {
        const now = autosave.state.getState()
        if (newest && now.status === 'saved' && newest.revision > now.revision) autosave.adopt(newest)
      }
      const stops = [
        autosave.start(),
        autosave.state.subscribe(follow),
        watchOther(forms, stored.id, {
          onChanged(form) {
            newest = form
            follow()
          },
          onLost() {
            if (autosave.state.getState().status !== 'saved') return
            autosave.state.setState({ status: 'failed', failure: { kind: 'gone' } }, true)
          },
        }),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
    takeOther: async () => {
      const other = await forms.get(stored.id)
      if (other) autosave.adopt(other)
    },
    keepAsCopy: async () => {
      const copy = await forms.create(store.getState().document)
      if (!copy.ok) return undefined
      if (copy.value.id === stored.id) autosave.adopt(copy.value)
      return copy.value.id
    },
  }
}

interface OtherTab {
  /** Called with the form now, and whenever it was saved: here too. */
  readonly onChanged: (form: StoredForm) => void
  /** The form was kept, and is no more: it was deleted, say. */
  readonly onLost: () => void
}

/**
 * Follows what another tab does to a form.
 * @returns the end of it.
 */
function watchOther(
  forms: Pick<FormRepository, 'watchOne' | 'getDamaged'>,
  id: StoredForm['id'],
  { onChanged, onLost }: OtherTab,
): () => void {
  let wasThere = false
  return forms.watchOne(id, (form) => {
    if (form) onChanged(form)
    else if (wasThere) void forms.getDamaged(id).then((damaged) => !damaged && onLost())
    wasThere = form !== undefined
  })
}

/** The saving of one open form. */
interface Autosave {
  readonly state: SaveStateStore
  /** Begins to save every change. Returns the end of it; what is in hand is still finished. */
  readonly start: () => () => void
  /** Resolves when nothing is left to try. */
  readonly flush: () => Promise<void>
  /** Takes another saved version over, screen and all. */
  readonly adopt: (other: StoredForm) => void
}

interface AutosaveOptions {
  readonly store: DocumentStore
  readonly forms: Pick<FormRepository, 'save' | 'isKept'>
  readonly stored: Pick<StoredForm, 'id' | 'revision'>
  /** The pause between two saves while one types. Default: a quarter of a second. */
  readonly restMs?: number
  /** Tells that the page goes out of sight, or away. Default: the page's own events. */
  readonly onLeaving?: (save: () => void) => () => void
  /** Tells that a change is painted. Default: behind the next frame; where there is no page nothing waits. */
  readonly onPainted?: (then: () => void) => () => void
}

/**
 * Saves a form as one types: the first change as soon as it is painted, and what is typed meanwhile with the next write, after a rest. A
 * write holds the whole document; one for each letter would be in the way of the next letter. One write at a time, so that a
 * slow disk costs delay, never order. `saved` is said when the document on screen is the one a commit was confirmed for.
 */
export function createAutosave({
  store,
  forms,
  stored,
  restMs = 250,
  onLeaving = onPageLeaving,
  onPainted = typeof document === 'undefined' ? undefined : onPagePainted,
}: AutosaveOptions): Autosave {
  const state = createStore<SaveState>()(() =>
    forms.isKept ? { status: 'saved', revision: stored.revision } : { status: 'not-kept' },
  )
  let revision = stored.revision
  let saved: StudioDocument = store.getState().document
  let running: Promise<void> | undefined
  let isUrgent = false
  let endRest: (() => void) | undefined

  /** Waits for something, unless the page may go. */
  const rest = async (begin: (end: () => void) => () => void): Promise<void> => {
    if (isUrgent) return
    let stop: (() => void) | undefined
    await new Promise<void>((resolve) => {
      endRest = resolve
      stop = begin(resolve)
    })
    stop?.()
  }
  /** Resolves with the document that it saved, or could not save, last. */
  const saveAll = async (): Promise<StudioDocument> => {
    if (onPainted) await rest(onPainted)
    for (;;) {
      const { document } = store.getState()
      if (document === saved) {
        if (forms.isKept) state.setState({ status: 'saved', revision }, true)
        return document
      }
      const outcome = await forms.save(stored.id, document, revision)
      if (!outcome.ok) {
        const { error } = outcome
        if (error.kind === 'conflict' || error.kind === 'not-kept') state.setState({ status: error.kind }, true)
        else state.setState({ status: 'failed', failure: error }, true)
        return document
      }
      revision = outcome.value.revision
      saved = document
      if (store.getState().document !== saved) await rest((end) => after(restMs, end))
    }
  }
  const save = (): Promise<void> => {
    running ??= saveAll()
      .finally(() => {
        running = undefined
        isUrgent = false
      })
      .then((last) => {
        // A change behind the last look found a run that was over, and began none.
        const isLeft = store.getState().document !== last && state.getState().status !== 'conflict'
        return isLeft ? save() : undefined
      })
    return running
  }
  const flush = (): Promise<void> => {
    isUrgent = true
    endRest?.()
    return save()
  }
  /** Ends the rest between two saves: a page that may go saves at once. */
  const saveNow = (): void => {
    if (running) void flush()
  }
  const onChange = (): void => {
    // A conflict is settled by a person; saving on would overwrite, or copy at every key.
    if (state.getState().status === 'conflict') return
    // The version that was taken over is kept already.
    if (!running && store.getState().document === saved) return
    if (forms.isKept) state.setState({ status: 'saving' }, true)
    void save()
  }
  return {
    state,
    flush,
    start: () => {
      const stops = [
        store.subscribe(({ document }, before) => document !== before.document && onChange()),
        onLeaving(saveNow),
      ]
      return () => {
        for (const stop of stops) stop()
        saveNow()
      }
    },
    adopt: (other) => {
      revision = other.revision
      saved = other.document
      state.setState({ status: 'saved', revision }, true)
      store.getState().replace(other.document)
    },
  }
}

/** Calls back when the page is hidden or goes away: a phone may end it then without a further word. */
function onPageLeaving(save: () => void): () => void {
  if (typeof document === 'undefined') return () => undefined
  const onHidden = (): void => {
    if (document.visibilityState === 'hidden') save()
  }
  document.addEventListener('visibilitychange', onHidden)
  addEventListener('pagehide', save)
  return () => {
    document.removeEventListener('visibilitychange', onHidden)
    removeEventListener('pagehide', save)
  }
}

/** Calls back later. @returns what gives it up. */
function after(ms: number, then: () => void): () => void {
  const timer = setTimeout(then, ms)
  return () => clearTimeout(timer)
}

/** The longest wait for a frame: a window that others cover may draw none; ms. */
const longestFrameMs = 100

/** Calls back behind the next frame; at once where nothing is drawn. */
function onPagePainted(then: () => void): () => void {
  if (document.visibilityState === 'hidden') {
    then()
    return () => undefined
  }
  let stopTask = (): void => undefined
  const frame = requestAnimationFrame(() => {
    stopTask = after(0, then)
  })
  const stopWait = after(longestFrameMs, then)
  return () => {
    cancelAnimationFrame(frame)
    stopTask()
    stopWait()
  }
}
