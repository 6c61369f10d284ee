import { asked, type PeerField, ruleOf } from './fields.ts'

/** A field as an element of SurveyJS. */
function elementOf(field: PeerField): object {
  const { kind, name, label, options } = field
  const length = ruleOf(field, 'length')
  const range = ruleOf(field, 'range')
  const pattern = ruleOf(field, 'pattern')?.pattern
  const choices = options?.map(({ value, label }) => ({ value, text: label }))
  const own = {
    name,
    title: label,
    isRequired: ruleOf(field, 'required') !== undefined,
    ...(field.visibleWhen && { visibleIf: `{${asked.by}} = '${asked.answer}'` }),
  }
  if (kind === 'select') return { ...own, type: 'dropdown', choices }
  if (kind === 'radio') return { ...own, type: 'radiogroup', choices }
  if (kind === 'textarea') return { ...own, type: 'comment', maxLength: length?.max }
  if (kind === 'consent')
    return { ...own, type: 'checkbox', titleLocation: 'hidden', choices: [{ value: 'yes', text: label }] }
  return {
    ...own,
    type: 'text',
    inputType: kind,
    ...(length && { maxLength: length.max }),
    ...(range && { min: range.min, max: range.max }),
    validators: [
      ...(kind === 'email' ? [{ type: 'email' }] : []),
      ...(pattern === undefined ? [] : [{ type: 'regex', regex: `^(?:${pattern})$` }]),
    ],
  }
}

/** A form as SurveyJS keeps it. */
export const surveyJson = (title: string, fields: readonly PeerField[]): object => ({
  title,
  showQuestionNumbers: false,
  pages: [{ name: 'page', elements: fields.map(elementOf) }],
})
