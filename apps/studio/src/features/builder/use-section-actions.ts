import type { FieldId } from '@letterslot/core'
import { useDocumentSession } from '../../domain/document/use-document.ts'
import { fieldsInSection } from './section-fields.ts'
import { useSeveralActions } from './use-several-actions.ts'

/** Actions on a section as a whole: on its title and all the fields in it. */
export interface SectionActions {
  readonly select: (section: FieldId) => void
  readonly remove: (section: FieldId) => void
}

/** The actions on sections of the form that is open: each selects all of one, and does what is done to several fields. */
export function useSectionActions(): SectionActions {
  const { store } = useDocumentSession()
  const several = useSeveralActions()
  const select = (section: FieldId): void => {
    const last = fieldsInSection(store.getState().document.form, section).at(-1)
    store.getState().select({ fieldId: section })
    if (last) several.selectTo(last.id)
  }
  return {
    select,
    remove: (section) => {
      select(section)
      several.remove()
    },
  }
}
