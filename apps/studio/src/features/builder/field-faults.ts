import type { Field, FieldId, Form } from '@letterslot/core'
import { checkForm } from '@letterslot/core/document'
import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { formFaultText } from '../../domain/texts/form-faults.ts'
import { useFoundOfFields } from './use-found-of-fields.ts'

/** A fault of one field, with its place inside it: `name`, `rules/1/pattern`, `''` for the field itself. */
export interface FieldFault {
  readonly path: string
  readonly message: string
}

/** The faults of those fields that have some. */
type FaultsOfFields = ReadonlyMap<FieldId, readonly FieldFault[]>

const fieldPointer = /^\/pages\/(\d+)\/fields\/(\d+)(?:\/(.*))?$/

/** Faults that keep a field from being published, as core finds them, by field. */
export function fieldFaults(form: Form): FaultsOfFields {
  const found = new Map<FieldId, FieldFault[]>()
  for (const fault of checkForm(form)) {
    const [, page, index, path = ''] = fieldPointer.exec(fault.pointer) ?? []
    const field = form.pages[Number(page)]?.fields[Number(index)]
    if (field) found.set(field.id, [...(found.get(field.id) ?? []), { path, message: formFaultText.say(fault) }])
  }
  return found
}

/** The first fault at a place of a field or below it. */
export function faultAt(faults: readonly FieldFault[], path: string): string | undefined {
  return faults.find((fault) => fault.path === path || fault.path.startsWith(`${path}/`))?.message
}

/**
 * Why a field must not become what is proposed: the first fault at that place of the form as it would be.
 * The field stands last there, so that what it has in common with another one is its own fault.
 */
export function firstFault(form: Form, proposed: Field, path: string): string | undefined {
  const pages = form.pages.map((page, index) => {
    const others = page.fields.filter(({ id }) => id !== proposed.id)
    return { ...page, fields: index === form.pages.length - 1 ? [...others, proposed] : others }
  })
  return faultAt(fieldFaults({ ...form, pages }).get(proposed.id) ?? [], path)
}

/** The faults of the form's fields; given by `BuildStep`. */
export const FieldFaultsContext = createContext<StoreApi<FaultsOfFields>>(createStore(() => new Map()))

/** Finds the faults of the open form's fields, and finds them again in a quiet moment after it was changed. */
export function useFaultsOfFields(): StoreApi<FaultsOfFields> {
  return useFoundOfFields(async () => fieldFaults)
}

const noFieldFaults: readonly FieldFault[] = []

/** Faults that keep a field from being published. */
export function useFieldFaults(id: FieldId): readonly FieldFault[] {
  return useStore(useContext(FieldFaultsContext), (faults) => faults.get(id) ?? noFieldFaults)
}
