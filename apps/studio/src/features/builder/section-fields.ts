import type { Field, FieldId, Form } from '@letterslot/core'

/** The fields that stand in a section, up to the next one or the end of its page; none of what is no section. */
export function fieldsInSection({ pages }: Pick<Form, 'pages'>, id: FieldId): readonly Field[] {
  for (const { fields } of pages) {
    const at = fields.findIndex((field) => field.id === id && field.kind === 'section')
    if (at < 0) continue
    const next = fields.findIndex(({ kind }, index) => index > at && kind === 'section')
    return fields.slice(at + 1, next < 0 ? undefined : next)
  }
  return []
}
