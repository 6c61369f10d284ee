import type { FieldId, Form } from '@letterslot/core'
import { pageName } from '../../domain/document/page-name.ts'
import { buildText } from '../../domain/texts/build.ts'
import { pagesText } from '../../domain/texts/inspector.ts'
import { fieldPosition } from './field-order.ts'

/** Says that a field has come: its place among all fields, and its page where the form has several. */
export function saidOnPage(form: Form, id: FieldId, say: (position: number, count: number) => string): string {
  const { position = 0, pageId = '' } = fieldPosition(form, id) ?? {}
  const count = form.pages.reduce((sum, { fields }) => sum + fields.length, 0)
  const said = say(position + 1, count)
  return form.pages.length > 1 ? buildText.onPage(said, pageName(form, pageId, pagesText.untitled)) : said
}
