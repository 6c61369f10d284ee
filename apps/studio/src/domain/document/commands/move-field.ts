import type { FieldId } from '@letterslot/core'
import { castDraft, current } from 'mutative'
import type { Command } from '../command.ts'
import { findField } from '../find-field.ts'

/**
 * Moves a field.
 * @param to - the index it shall have once moved, within its page or the page named.
 */
export function moveField(id: FieldId, to: { readonly index: number; readonly pageId?: string }): Command {
  return {
    kind: 'move-field',
    change: ({ form }) => {
      const place = findField(form, id)
      if (!place) return
      const field = castDraft(current(place.field))
      const target = form.pages.find((page) => page.id === to.pageId) ?? place.page
      place.page.fields.splice(place.index, 1)
      target.fields.splice(to.index, 0, field)
    },
  }
}
