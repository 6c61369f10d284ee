import type { FieldId, Form } from '@letterslot/core'
import { findRuleFaults, type RuleFault } from '@letterslot/core/document'
import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { byId, type Found, useFoundOfFields } from './use-found-of-fields.ts'

/** The rules of fields that contradict each other, as core finds them, by field. */
function ruleFaults(form: Form): Found<RuleFault> {
  return byId(findRuleFaults(form), ({ field }) => field)
}

/** The faults of the fields' rules; given by `BuildStep`. */
export const RuleFaultsContext = createContext<StoreApi<Found<RuleFault>>>(createStore(() => new Map()))

/** Finds which rules of the open form contradict each other. */
export function useFaultsOfRules(): StoreApi<Found<RuleFault>> {
  return useFoundOfFields(ruleFaults)
}

const noFaults: readonly RuleFault[] = []

/** The faults of a field's rules together. */
export function useRuleFaults(id: FieldId): readonly RuleFault[] {
  return useStore(useContext(RuleFaultsContext), (faults) => faults.get(id) ?? noFaults)
}
