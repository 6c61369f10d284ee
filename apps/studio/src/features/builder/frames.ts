import type { Field, FieldId, Form } from '@letterslot/core'
import type { LogicFault, RuleFault } from '@letterslot/core/document'
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { DocumentStore, Selection } from '../../domain/document/store.ts'
import { useDocumentSession } from '../../domain/document/use-document.ts'
import { logicText } from '../../domain/texts/logic.ts'
import { ruleFaultsText } from '../../domain/texts/rule-faults.ts'
import type { BuilderStore, Drag } from './builder-state.ts'
import { linesByField } from './condition-uses.ts'
import type { FieldFault } from './field-faults.ts'
import type { FieldOrder } from './field-order.ts'
import type { Found } from './use-found-of-fields.ts'

/** The state of a field's frame on the canvas, beside the field itself. */
export interface Frame {
  /** It is chosen; of several, it has the focus. */
  readonly isSelected: boolean
  readonly isAmongSelected: boolean
  /** It is chosen together with others. */
  readonly isSeveral: boolean
  /** Tab leads to it: to the one that is chosen or, without, the first. */
  readonly isEntry: boolean
  readonly isDragged: boolean
  /** The line at which something dragged would fall. */
  readonly drop: 'before' | 'after' | 'before-beside' | 'after-beside' | undefined
  /** The first of what is wrong with the field, in words. */
  readonly problem: string | undefined
  /** The lines of the chosen field's condition to be shown that ask it: `1, 2.1`. */
  readonly shownLines: string | undefined
  /** The same of its condition to want an answer. */
  readonly requiredLines: string | undefined
}

/** The frames of those fields that are not at rest. */
export type Frames = ReadonlyMap<FieldId, Frame>

const atRest: Frame = {
  isSelected: false,
  isAmongSelected: false,
  isSeveral: false,
  isEntry: false,
  isDragged: false,
  drop: undefined,
  problem: undefined,
  shownLines: undefined,
  requiredLines: undefined,
}

/** The faults of fields, by kind. */
export interface FaultsOfFrames {
  readonly field: Found<FieldFault>
  readonly logic: Found<LogicFault>
  readonly rules: Found<RuleFault>
}

/** Derives the frames that are not at rest. */
export function framesOf(
  form: Form,
  { places, byId }: FieldOrder,
  { fieldId, otherFieldIds }: Selection,
  drag: Drag | undefined,
  faults: FaultsOfFrames,
): Frames {
  const frames = new Map<FieldId, Frame>()
  const mark = (id: FieldId | undefined, marks: Partial<Frame>): void => {
    if (id) frames.set(id, { ...(frames.get(id) ?? atRest), ...marks })
  }
  for (const id of new Set([...faults.field.keys(), ...faults.logic.keys(), ...faults.rules.keys()])) {
    const field = byId.get(id)?.field
    if (field) mark(id, { problem: frameProblem(field, faults) })
  }
  for (const id of otherFieldIds) mark(id, { isAmongSelected: true })
  mark(fieldId, { isSelected: true, isAmongSelected: true, isSeveral: otherFieldIds.length > 0 })
  mark(fieldId && byId.has(fieldId) ? fieldId : places[0]?.field.id, { isEntry: true })
  const chosen = fieldId && otherFieldIds.length === 0 ? byId.get(fieldId)?.field : undefined
  for (const [id, { visibleWhen, requiredWhen }] of linesByField(chosen))
    if (byId.has(id)) mark(id, { shownLines: visibleWhen, requiredLines: requiredWhen })
  if (!drag) return frames
  const { source, place, beside } = drag
  if (source.kind === 'field') mark(source.fieldId, { isDragged: true })
  if (beside) mark(beside.fieldId, { drop: sideMarks[beside.side] })
  else if (place) {
    const { fields = [] } = form.pages.find(({ id }) => id === place.pageId) ?? {}
    const below = fields[place.index]
    mark((below ?? fields.at(-1))?.id, { drop: below ? 'before' : 'after' })
  }
  return frames
}

const sideMarks = { before: 'before-beside', after: 'after-beside' } as const

function frameProblem(field: Field, { field: faults, logic, rules }: FaultsOfFrames): string | undefined {
  const [fault] = faults.get(field.id) ?? []
  if (fault) return fault.message
  const isNeverShown = logic
    .get(field.id)
    ?.some((one) => one.kind === 'never' && one.key === 'visibleWhen' && !one.isBranch)
  if (isNeverShown) return logicText.neverShown
  const impossible = rules.get(field.id)?.find(({ kind }) => kind === 'impossible' || kind === 'few')
  return impossible && noAnswerText(field, impossible)
}

/** In a group that repeats, the question is named. */
function noAnswerText({ fields = [] }: Field, { kind, question }: RuleFault): string {
  if (question === undefined) return ruleFaultsText.noAnswer
  const words = kind === 'few' ? `${ruleFaultsText.titles.few}.` : ruleFaultsText.noAnswer
  return ruleFaultsText.inQuestion(fields[question]?.label ?? '', words)
}

/** The stores that frames follow from. */
export interface FrameSources {
  readonly document: DocumentStore
  readonly builder: BuilderStore
  readonly faults: { readonly [Kind in keyof FaultsOfFrames]: StoreApi<FaultsOfFrames[Kind]> }
  readonly orderOf: (form: Form) => FieldOrder
}

/** Keeps the frames of a form that is open, each the same object while nothing of it changes. */
function createFrames({ document, builder, faults, orderOf }: FrameSources) {
  const derive = (): Frames => {
    const {
      document: { form },
      selection,
    } = document.getState()
    return framesOf(form, orderOf(form), selection, builder.getState().drag, {
      field: faults.field.getState(),
      logic: faults.logic.getState(),
      rules: faults.rules.getState(),
    })
  }
  const frames = createStore<Frames>(derive)
  const update = (): void => {
    const before = frames.getState()
    const next = new Map(Array.from(derive(), ([id, frame]) => [id, sameFrame(before.get(id), frame)] as const))
    const isSame = next.size === before.size && Array.from(next).every(([id, frame]) => before.get(id) === frame)
    if (!isSame) frames.setState(next, true)
  }
  const start = (): (() => void) => {
    update()
    const stops = [document, builder, ...Object.values(faults)].map((store) => store.subscribe(update))
    return () => {
      for (const stop of stops) stop()
    }
  }
  return { frames, start }
}

/** A frame as it was before, where it still says the same. */
function sameFrame(before: Frame | undefined, frame: Frame): Frame {
  const keys = Object.keys(frame)
  return before && keys.every((key) => Reflect.get(before, key) === Reflect.get(frame, key)) ? before : frame
}

/** The frames of the canvas; given by `BuildStep`. */
export const FramesContext = createContext<StoreApi<Frames>>(createStore(() => new Map()))

/** Keeps the frames of the form that is open, for all fields at once. */
export function useFrames(sources: Omit<FrameSources, 'document'>): StoreApi<Frames> {
  const { store } = useDocumentSession()
  const [{ frames, start }] = useState(() => createFrames({ ...sources, document: store }))
  useEffect(start, [start])
  return frames
}

/** Returns the frame of a field; draws again only when that changes. */
export function useFrame(id: FieldId): Frame {
  const { subscribe, getState } = useContext(FramesContext)
  return useSyncExternalStore(subscribe, () => getState().get(id) ?? atRest)
}
