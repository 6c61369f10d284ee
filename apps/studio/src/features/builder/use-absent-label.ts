import { useStore } from 'zustand'
import { useDocumentSession } from '../../domain/document/use-document.ts'
import { absentLabel } from './absent-label.ts'

/** The words for a field that a list does not offer, by its id; none where it does. */
export function useAbsentLabel(id: string | undefined): string {
  return useStore(useDocumentSession().store, (state) => (id === undefined ? '' : absentLabel(state, id)))
}
