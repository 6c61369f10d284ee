import type { StudioDocument } from '../../../model/studio-document.ts'
import type { Command } from '../command.ts'

/** Puts the form and the mail of an earlier revision back; the form keeps its id. */
export function restoreRevision({ form, email, connectionId }: StudioDocument): Command {
  return {
    kind: 'restore-revision',
    change: (draft) => {
      const { id } = draft.form
      Object.assign(draft, { form: { ...structuredClone(form), id }, email: structuredClone(email), connectionId })
    },
  }
}
