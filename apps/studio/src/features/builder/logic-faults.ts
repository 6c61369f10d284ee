import type { FieldId, Form } from '@letterslot/core'
import { findLogicFaults, type LogicFault } from '@letterslot/core/document'
import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Found, useFoundOfFields } from './use-found-of-fields.ts'

/** The faults of a form's conditions, as core finds them, by field. */
export function logicFaults(form: Form): Found<LogicFault> {
  const found = new Map<FieldId, LogicFault[]>()
  for (const fault of findLogicFaults(form)) {
    const list = found.get(fault.field)
    if (list) list.push(fault)
    else found.set(fault.field, [fault])
  }
  return found
}

/** The faults of the form's conditions; given by `BuildStep`. */
export const LogicFaultsContext = createContext<StoreApi<Found<LogicFault>>>(createStore(() => new Map()))

/** Finds what is wrong with the conditions of the open form. */
export function useFaultsOfLogic(): StoreApi<Found<LogicFault>> {
  return useFoundOfFields(logicFaults)
}

const noFaults: readonly LogicFault[] = []

/** The faults of a field's conditions. */
export function useLogicFaults(id: FieldId): readonly LogicFault[] {
  return useStore(useContext(LogicFaultsContext), (faults) => faults.get(id) ?? noFaults)
}
