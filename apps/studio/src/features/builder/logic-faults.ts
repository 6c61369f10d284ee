import type { FieldId, Form, PageId } from '@letterslot/core'
import { findLogicFaults, findPageFaults, type LogicFault, type PageFault } from '@letterslot/core/document'
import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { byId, type Found, useFoundOfFields } from './use-found-of-fields.ts'

/** The faults of a form's conditions, as core finds them, by field. */
export function logicFaults(form: Form): Found<LogicFault> {
  return byId(findLogicFaults(form), ({ field }) => field)
}

/** The faults of the ways between a form's pages, by page. */
export function pageFaults(form: Form): Found<PageFault, PageId> {
  return byId(findPageFaults(form), ({ page }) => page)
}

/** The faults of the form's conditions; given by `BuildStep`. */
export const LogicFaultsContext = createContext<StoreApi<Found<LogicFault>>>(createStore(() => new Map()))

/** Finds what is wrong with the conditions of the open form. */
export function useFaultsOfLogic(): StoreApi<Found<LogicFault>> {
  return useFoundOfFields(logicFaults)
}

/** The faults of the ways between pages; given by `BuildStep`. */
export const PageFaultsContext = createContext<StoreApi<Found<PageFault, PageId>>>(createStore(() => new Map()))

/** Finds what is wrong with the ways between the pages of the open form. */
export function useFaultsOfWays(): StoreApi<Found<PageFault, PageId>> {
  return useFoundOfFields(pageFaults)
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
