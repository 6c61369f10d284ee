import type { FieldId, PageId } from '@letterslot/core'
import type { LogicFault, PageFault } from '@letterslot/core/document'
import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type Found, useFoundOfFields } from './use-found-of-fields.ts'

/** The faults of the form's conditions; given by `BuildStep`. */
export const LogicFaultsContext = createContext<StoreApi<Found<LogicFault>>>(createStore(() => new Map()))

/** Finds what is wrong with the conditions of the open form. */
export function useFaultsOfLogic(): StoreApi<Found<LogicFault>> {
  return useFoundOfFields(async () => (await import('./find-faults.ts')).logicFaults)
}

/** The faults of the ways between pages; given by `BuildStep`. */
export const PageFaultsContext = createContext<StoreApi<Found<PageFault, PageId>>>(createStore(() => new Map()))

/** Finds what is wrong with the ways between the pages of the open form. */
export function useFaultsOfWays(): StoreApi<Found<PageFault, PageId>> {
  return useFoundOfFields(async () => (await import('./find-faults.ts')).pageFaults)
}

const noPageFaults: readonly PageFault[] = []

/** The faults of the ways to and from a page. */
export function usePageFaults(id: PageId): readonly PageFault[] {
  return useStore(useContext(PageFaultsContext), (faults) => faults.get(id) ?? noPageFaults)
}

const noLogicFaults: readonly LogicFault[] = []

/** The faults of a field's conditions. */
export function useLogicFaults(id: FieldId): readonly LogicFault[] {
  return useStore(useContext(LogicFaultsContext), (faults) => faults.get(id) ?? noLogicFaults)
}
