import { compileForm, type Field, type Form, formatIssue, type Value } from '@letterslot/core'
import { issues as messages } from '@letterslot/core/messages/en'

/** What a typed text stands for: checkboxes take a number of chosen options, consent any text for yes. */
export function valueFromText(field: Field, text: string): Value {
  switch (field.kind) {
    case 'checkboxes':
      return (field.options ?? []).slice(0, Math.max(0, Number.parseInt(text, 10) || 0)).map(({ value }) => value)
    case 'consent':
      return text !== ''
    default:
      return text
  }
}

/**
 * What the visitor would read under the field when this rule is broken by this value; undefined when it holds.
 * Conditions are left aside: the rule is tried, not the form.
 */
export function tryRule(form: Form, field: Field, ruleIndex: number, text: string): string | undefined {
  const { visibleWhen: _visible, requiredWhen: _required, ...bare } = field
  const trial: Form = {
    ...form,
    pages: form.pages.map((page, index) => ({ ...page, fields: index === 0 ? [bare] : [] })),
  }
  const issue = compileForm(trial)
    .validateField(field.id, { [field.id]: valueFromText(field, text) })
    .find(({ rule }) => rule === ruleIndex)
  return issue && formatIssue(issue, { form: trial, messages })
}
