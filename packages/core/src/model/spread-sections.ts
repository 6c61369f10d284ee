import { conditionFields } from './condition.ts'
import type { Field } from './field.ts'
import type { Form } from './form.ts'
import type { FieldId } from './ids.ts'

/** The section of each field that stands in one with a condition: a section reaches to the next one, or to the end of its page. */
export function conditionalSections({ pages }: Pick<Form, 'pages'>): ReadonlyMap<FieldId, Field> {
  const found = new Map<FieldId, Field>()
  for (const { fields } of pages) {
    let section: Field | undefined
    for (const field of fields) {
      if (field.kind === 'section') section = field.visibleWhen && field
      else if (section) found.set(field.id, section)
    }
  }
  return found
}

/**
 * The form with the condition of each section at its fields too, beside their own: for whoever reads conditions field by field. The
 * form itself where no section has one. Never kept: a document says the condition once.
 */
export function spreadSections<Of extends Pick<Form, 'pages'>>(form: Of): Of {
  const sections = conditionalSections(form)
  if (sections.size === 0) return form
  const spread = (field: Field): Field => {
    const around = sections.get(field.id)?.visibleWhen
    if (!around) return field
    return { ...field, visibleWhen: field.visibleWhen ? { all: [around, field.visibleWhen] } : around }
  }
  return { ...form, pages: form.pages.map((page) => ({ ...page, fields: page.fields.map(spread) })) }
}

/** Tells the fields that decide if a field shows: those that its condition asks, and the section that it stands in. */
export function fieldsShowing(form: Pick<Form, 'pages'>): (field: Field) => readonly FieldId[] {
  const sections = conditionalSections(form)
  return ({ id, visibleWhen }) => {
    const section = sections.get(id)
    return [...(visibleWhen ? conditionFields(visibleWhen) : []), ...(section ? [section.id] : [])]
  }
}
