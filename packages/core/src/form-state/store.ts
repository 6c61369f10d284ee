import type { FieldId } from '../model/ids.ts'
import type { Issue } from '../model/issue.ts'
import type { Value, Values } from '../model/values.ts'
import type { CompiledForm } from '../rules/compile.ts'
import type { FormState } from './state.ts'
import { type FormEvent, initialState, transition } from './transition.ts'

/** The values and state of a form while it is filled in. Each field that is drawn subscribes to itself, the form to its state. */
export interface FormStore {
  state(): FormState
  /** The field as it is drawn now. */
  field(id: FieldId): FieldView
  value(id: FieldId): Value | undefined
  /** All that is wrong with the field now, told or not. */
  issues(id: FieldId): readonly Issue[]
  /** Tells if conditions read the field, so that a change of it may change others. */
  isWatched(id: FieldId): boolean
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

const none: readonly Issue[] = []

/**
 * Makes the store of one filled-in form.
 * @param initial - the values by field id that it begins with and, begun anew, goes back to; they win over the fields'
 * own defaults.
 * @param before - the store of the same form before its document changed: its values and its state go on here.
 */
export function createFormStore(
  compiled: CompiledForm,
  initial: Readonly<Partial<Record<string, Value>>> = {},
  before?: FormStore,
): FormStore {
  const fields = compiled.form.pages.flatMap((page) => page.fields)
  const values: Partial<Record<FieldId, Value>> = Object.create(null)
  const checked = new Set<FieldId>()
  const views = new Map<FieldId, FieldView>()
  const listeners = new Map<FieldId | undefined, Set<() => void>>()
  // The fields that conditions and rules read, and the fields that these change.
  const watched = new Set<FieldId>()
  const conditional: FieldId[] = []
  /** Notes the fields that are read. Returns true where any is, or `isRead`. */
  const watch = (all: unknown, isRead?: unknown): unknown => {
    JSON.stringify(all, (key, part) => {
      if (key === 'field') isRead = watched.add(part)
      return key !== 'fields' && part
    })
    return isRead
  }
  // A page that is passed over hides its fields.
  const ways = watch(compiled.form.pages)
  for (const { id, visibleWhen, requiredWhen, rules, calculate } of fields)
    if (watch([visibleWhen, requiredWhen, rules], (calculate && rules[0]) || ways)) conditional.push(id)
  fillIn(before?.values() ?? initial)
  derive()
  let visible = compiled.visible(values)
  // Issues are the changed document's to find.
  let state = transition(before?.state() ?? initialState, { kind: 'problemsChanged', issues: none })
  let generation = before?.generation ?? 0

  function fillIn(from: Readonly<Partial<Record<string, Value>>>): void {
    for (const { id, default: own } of fields) {
      const value = Object.hasOwn(from, id) ? from[id] : own
      if (value === undefined) delete values[id]
      else values[id] = value
    }
  }

  /** Brings what follows from other answers up to date; tells if it is another than before. */
  function derive(): unknown {
    const derived = compiled.derive?.(values)
    Object.assign(values, derived)
    return derived
  }

  function view(id: FieldId): FieldView {
    // One at a time: the first of the field's rules that is broken. A second sentence would be read before the first is done.
    const issues = checked.has(id) ? compiled.validateField(id, values).slice(0, 1) : none
    return { visible: visible.has(id), required: compiled.required(id, values), issues }
  }

  /** Decides anew which fields show; returns those that may be drawn otherwise for it. */
  function answerConditions(): readonly FieldId[] {
    visible = compiled.visible(values)
    return conditional
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

  function refresh(id: FieldId): boolean {
    const next = view(id)
    if (sameView(get(id), next)) return false
    views.set(id, next)
    notify(id)
    return true
  }

  function refreshAll(some: Iterable<FieldId>): void {
    let changed = false
    for (const id of some) changed = refresh(id) || changed
    if (changed && state.status === 'problems') dispatch({ kind: 'problemsChanged', issues: shownIssues() })
  }

  function dispatch(event: FormEvent): void {
    const next = transition(state, event)
    if (next === state) return
    state = next
    notify()
  }

  return {
    state: () => state,
    field: get,
    value: (id) => values[id],
    issues: (id) => compiled.validateField(id, values),
    isWatched: (id) => watched.has(id),
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
      refreshAll(derive() || watched.has(id) ? [id, ...answerConditions()] : [id])
    },
    refresh() {
      derive()
      refreshAll(answerConditions())
    },
    leave(id) {
      checked.add(id)
      refreshAll([id])
    },
    check() {
      // The day may be another than at the last change.
      derive()
      answerConditions()
      for (const { id } of fields) {
        checked.add(id)
        refresh(id)
      }
      return shownIssues()
    },
    dispatch,
    reset(from: Readonly<Partial<Record<string, Value>>> = initial) {
      fillIn(from)
      checked.clear()
      derive()
      views.clear()
      answerConditions()
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
