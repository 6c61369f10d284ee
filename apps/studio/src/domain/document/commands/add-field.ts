import type { Field } from '@letterslot/core'
import { castDraft } from 'mutative'
import type { Command } from '../command.ts'

/**
 * Puts a new field into the form.
 * @param at - index on the last page, or on the page named; the end by default.
 */
export function addField(field: Field, at: { readonly index?: number; readonly pageId?: string } = {}): Command {
  return {
    kind: 'add-field',
    change: ({ form }) => {
      const page = form.pages.find(({ id }) => id === at.pageId) ?? form.pages.at(-1)
      page?.fields.splice(at.index ?? page.fields.length, 0, castDraft(field))
    },
  }
}
