import type { FieldId } from '@letterslot/core'
import type { RuleFault } from '@letterslot/core/document'
import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Found, useFoundOfFields } from './use-found-of-fields.ts'

/** The faults of the fields' rules; given by `BuildStep`. */
export const RuleFaultsContext = createContext<StoreApi<Found<RuleFault>>>(createStore(() => new Map()))

/** Finds which rules of the open form contradict each other. */
export function useFaultsOfRules(): StoreApi<Found<RuleFault>> {
  return useFoundOfFields(async () => (await import('./find-faults.ts')).ruleFaults)
}

const noFaults: readonly RuleFault[] = []

/** The faults of a field's rules together. */
export function useRuleFaults(id: FieldId): readonly RuleFault[] {
  return useStore(useContext(RuleFaultsContext), (faults) => faults.get(id) ?? noFaults)
}
