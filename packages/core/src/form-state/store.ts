import type { FieldId } from '../model/ids.ts'
import type { Issue } from '../model/issue.ts'
import type { Value, Values } from '../model/values.ts'
import type { CompiledForm } from '../rules/compile.ts'
import { initialState } from './early-transition.ts'
import type { FormEvent } from './form-event.ts'
import type { FormState } from './state.ts'
import { transition } from './transition.ts'

/** The values and state of a form while it is filled in. Each field that is drawn subscribes to itself, the form to its state. */
export interface FormStore {
  state(): FormState
  /** The field as it is drawn now. */
  field(id: FieldId): FieldView
  value(id: FieldId): Value | undefined
  /** All that is wrong with the field now, told or not. */
  issues(id: FieldId): readonly Issue[]
  /** The fields that changes may have changed since this was asked last: those that were answered, and all that depends on them. */
  takeTouched(): ReadonlySet<FieldId>
  /** A copy of the values of all fields, hidden ones too. */
  values(): Values
  /** Calls back when the form's state changed or, with an id, that field's view. Returns what ends it. */
  subscribe(listener: () => void, id?: FieldId): () => void
  change(id: FieldId, value: Value): void
  /** Answers conditions anew: the day, or the code that decides them, may be another. */
  refresh(): void
  /** The visitor left the field: from now on it says what is wrong with it. */
  leave(id: FieldId): void
  /** Checks every visible field, and lets each say what is wrong: one thing. */
  check(): readonly Issue[]
  dispatch(event: FormEvent): void
  /** Begins anew: empty, down to the defaults, or with these values. What draws the fields makes them new. */
  reset(values?: Values): void
  /** Counts how often the form began anew. No call: a compiler of components may keep what a call gave. */
  readonly generation: number
}

const noIssues: readonly Issue[] = []

/**
 * Makes the store of one filled-in form.
 * @param initial - the values by field id that it begins with and, begun anew, goes back to; they win over the fields'
 * own defaults.
 * @param before - the store of the same form before its document changed: its values and its state go on here.
 */
export function createFormStore(
  compiled: CompiledForm,
  initial?: Readonly<Partial<Record<string, Value>>>,
  before?: FormStore,
): FormStore {
  return createFormStoreWith(transition, compiled, { initial, before })
}

/** The beginning of a form's store. */
interface Beginning {
  readonly initial?: Readonly<Partial<Record<string, Value>>> | undefined
  readonly before?: FormStore | undefined
}

/** Makes the store, as `createFormStore` does, with the code that it is given: its states' may come later. */
export function createFormStoreWith(
  move: typeof transition,
  compiled: CompiledForm,
  { initial = {}, before }: Beginning,
): FormStore {
  const fields = compiled.form.pages.flatMap((page) => page.fields)
  const values: Partial<Record<FieldId, Value>> = Object.create(null)
  const checked = new Set<FieldId>()
  const views = new Map<FieldId, FieldView>()
  const listeners = new Map<FieldId | undefined, Set<() => void>>()
  // The fields that conditions and rules read, with those that each may change; and the fields that are known to show, or not to.
  const readers: Partial<Record<FieldId, (readonly FieldId[])[]>> = Object.create(null)
  const known = new Map<FieldId, boolean>()
  const watch = (all: unknown, changed: readonly FieldId[]): unknown =>
    JSON.stringify(all, (key, part) => {
      if (key === 'field') {
        readers[part] ??= []
        readers[part].push(changed)
      }
      return key !== 'fields' && part
    })
  // A page that is passed over hides its fields.
  const all = fields.map(({ id, visibleWhen, requiredWhen, rules }) => {
    watch([visibleWhen, requiredWhen, rules], [id])
    return id
  })
  watch(compiled.form.pages, all)
  fillIn(before?.values() ?? initial)
  // Issues are the changed document's to find.
  const last = before?.state()
  let state = last && last.status !== 'problems' ? last : initialState
  let generation = before?.generation ?? 0
  let taken = new Set<FieldId>()
  update()

  function fillIn(from: Readonly<Partial<Record<string, Value>>>): void {
    for (const { id, default: own } of fields) {
      const value = Object.hasOwn(from, id) ? from[id] : own
      if (value === undefined) delete values[id]
      else values[id] = value
    }
  }

  function view(id: FieldId): FieldView {
    // One at a time: the first of the field's rules that is broken. A second sentence would be read before the first is done.
    const issues = checked.has(id) ? compiled.validateField(id, values, known).slice(0, 1) : noIssues
    return { required: compiled.required(id, values, known), visible: known.get(id) === true, issues }
  }

  function shownIssues(): Issue[] {
    return fields.flatMap(({ id }) => get(id).issues)
  }

  function notify(id?: FieldId): void {
    for (const listener of listeners.get(id) ?? []) listener()
  }

  function get(id: FieldId): FieldView {
    const known = views.get(id) ?? view(id)
    views.set(id, known)
    return known
  }

  /** Brings up to date what follows from an answer, or from all: other answers, and how fields are drawn. */
  function update(changed?: FieldId): void {
    const touched = new Set(changed ? [changed] : all)
    for (const [id, value] of compiled.derive?.(values) ?? []) {
      values[id] = value
      touched.add(id)
    }
    // The set grows while it is walked.
    for (const id of touched) {
      taken.add(id)
      known.delete(id)
      for (const some of readers[id] ?? []) for (const reader of some) touched.add(reader)
    }
    let isOther = false
    for (const id of touched) {
      const before = views.get(id)
      // What nobody has seen yet is looked at when it is asked for.
      const next = before && view(id)
      if (!next || sameView(before, next)) continue
      views.set(id, next)
      notify(id)
      isOther = true
    }
    if (isOther && state.status === 'problems') dispatch({ kind: 'problemsChanged', issues: shownIssues() })
  }

  function dispatch(event: FormEvent): void {
    const next = move(state, event)
    if (next === state) return
    state = next
    notify()
  }

  return {
    state: () => state,
    field: get,
    value: (id) => values[id],
    issues: (id) => compiled.validateField(id, values),
    takeTouched() {
      const touched = taken
      taken = new Set()
      return touched
    },
    values: () => ({ ...values }),
    subscribe(listener, id) {
      // Whoever subscribes has seen the field as it is now.
      if (id !== undefined) get(id)
      const set = listeners.get(id) ?? new Set()
      listeners.set(id, set.add(listener))
      return () => set.delete(listener)
    },
    change(id, value) {
      values[id] = value
      update(id)
    },
    refresh: () => update(),
    leave(id) {
      checked.add(id)
      update(id)
    },
    check() {
      for (const id of all) checked.add(id)
      // The day may be another than at the last change.
      update()
      return shownIssues()
    },
    dispatch,
    reset(from: Readonly<Partial<Record<string, Value>>> = initial) {
      fillIn(from)
      checked.clear()
      views.clear()
      update()
      generation++
    },
    get generation() {
      return generation
    },
  }
}

/** A field as it is drawn now. The same object until something of it changes. */
export interface FieldView {
  readonly visible: boolean
  /** True when the field wants an answer. */
  readonly required: boolean
  /** The texts beside the field; empty until the visitor has left it or pressed Send. */
  readonly issues: readonly Issue[]
}

/** True when two views are drawn alike: both are plain data made by one function, so their JSON is compared. */
export function sameView(one: FieldView, other: FieldView): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
