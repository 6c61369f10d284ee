import type { FieldId } from '@letterslot/core'
import { createContext, useContext } from 'react'
import type { FieldFault } from './field-faults.ts'

/** The faults of the form's fields, found once for each change; given by `BuildStep`. */
export const FieldFaultsContext = createContext<ReadonlyMap<FieldId, readonly FieldFault[]>>(new Map())

const noFaults: readonly FieldFault[] = []

/** Faults that keep a field from being published. */
export function useFieldFaults(id: FieldId): readonly FieldFault[] {
  return useContext(FieldFaultsContext).get(id) ?? noFaults
}
