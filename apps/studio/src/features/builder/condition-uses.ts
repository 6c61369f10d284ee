import { type Condition, type Field, type FieldId, type Form, isLiveOperand, type PageId } from '@letterslot/core'
import type { ConditionKey } from '@letterslot/core/document'
import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { fieldTitle } from '../../domain/document/field-kind-info.ts'
import { pageName } from '../../domain/document/page-name.ts'
import { pagesText } from '../../domain/texts/inspector.ts'
import { logicText } from '../../domain/texts/logic.ts'
import { conditionLines } from './condition-tree.ts'
import { type Found, useFoundOfFields } from './use-found-of-fields.ts'

/** A condition of a field, of a page or of a way on from one that asks a field. */
export type ConditionUse =
  | {
      readonly kind: 'field'
      readonly fieldId: FieldId
      readonly key: ConditionKey
      /** The place of the first of its lines that asks. */
      readonly line: string
      readonly title: string
    }
  | { readonly kind: 'page'; readonly pageId: PageId; readonly way: number | 'shown'; readonly title: string }

/** Names a condition that asks a field, by what it decides. */
export function textOfUse(use: ConditionUse): string {
  const { uses } = logicText
  if (use.kind === 'field') return use.key === 'visibleWhen' ? uses.shown(use.title) : uses.required(use.title)
  return use.way === 'shown' ? uses.page(use.title) : uses.way(use.title)
}

/** The fields that a condition asks, each with the places of its lines: `2.1` is the first one in the second group. */
export function askedLines(condition: Condition): ReadonlyMap<FieldId, readonly string[]> {
  const asked = new Map<FieldId, string[]>()
  for (const { place, comparison } of conditionLines(condition)) {
    const { field, to } = comparison
    const compared = isLiveOperand(to) && 'field' in to ? [to.field] : []
    for (const id of new Set([field, ...compared])) {
      const lines = asked.get(id)
      if (lines) lines.push(place)
      else asked.set(id, [place])
    }
  }
  return asked
}

type UseOf = readonly [asked: FieldId, use: ConditionUse]

/** Makes what finds the conditions that ask each field. It reads no condition of a field again that has not changed since. */
export function createUsesFinder(): (form: Form) => Found<ConditionUse> {
  const known = new WeakMap<Field, readonly UseOf[]>()
  const usesBy = (field: Field): readonly UseOf[] => {
    const before = known.get(field)
    if (before) return before
    const uses = (['visibleWhen', 'requiredWhen'] as const).flatMap((key) =>
      usesByCondition(field[key], (line) => ({
        kind: 'field',
        fieldId: field.id,
        key,
        line,
        title: fieldTitle(field),
      })),
    )
    known.set(field, uses)
    return uses
  }
  return ({ pages }) => {
    const uses = new Map<FieldId, ConditionUse[]>()
    const add = ([id, use]: UseOf): void => {
      const list = uses.get(id)
      if (list) list.push(use)
      else uses.set(id, [use])
    }
    for (const page of pages) {
      const title = pageName({ pages }, page.id, pagesText.untitled)
      const ofPage = (way: number | 'shown') => (): ConditionUse => ({ kind: 'page', pageId: page.id, way, title })
      for (const use of usesByCondition(page.visibleWhen, ofPage('shown'))) add(use)
      for (const field of page.fields) {
        if (field.visibleWhen ?? field.requiredWhen) for (const use of usesBy(field)) add(use)
      }
      for (const [way, { when }] of (page.next ?? []).entries())
        for (const use of usesByCondition(when, ofPage(way))) add(use)
    }
    return uses
  }
}

function usesByCondition(condition: Condition | undefined, toUse: (line: string) => ConditionUse): readonly UseOf[] {
  return condition ? Array.from(askedLines(condition), ([id, [line = '1']]) => [id, toUse(line)] as const) : []
}

/** The lines of a field's conditions that ask each other field, as badges name them: `1, 2.1`. */
export function linesByField(field: Field | undefined): ReadonlyMap<FieldId, LinesOfChosen> {
  const lines = new Map<FieldId, LinesOfChosen>()
  for (const key of ['visibleWhen', 'requiredWhen'] as const) {
    const condition = field?.[key]
    if (!condition) continue
    for (const [id, places] of askedLines(condition)) lines.set(id, { ...lines.get(id), [key]: places.join(', ') })
  }
  return lines
}

/** The lines of the chosen field's conditions that ask a field. */
export type LinesOfChosen = { readonly [Key in ConditionKey]?: string }

/** The conditions that ask each field of the open form; given by `BuildStep`. */
export const ConditionUsesContext = createContext<StoreApi<Found<ConditionUse>>>(createStore(() => new Map()))

/** Finds the conditions that ask the fields of the open form. */
export function useUsesInConditions(): StoreApi<Found<ConditionUse>> {
  return useFoundOfFields(async () => createUsesFinder())
}

/** The conditions that ask a field; undefined for one that none asks. Draws again only when they change. */
export function useConditionUses(id: FieldId): readonly ConditionUse[] | undefined {
  return useStore(useContext(ConditionUsesContext), (uses) => uses.get(id))
}
