import type { Condition, Field, FieldId, Rule } from '@letterslot/core'

/** Copies of fields with new ids; what asks for a field among them, a condition, a rule or what fills one, asks for its copy. */
export function withNewIds(fields: readonly Field[], newId: () => FieldId): readonly Field[] {
  const ids = new Map(fields.map(({ id }) => [id, newId()]))
  const copyOf = (id: FieldId): FieldId => ids.get(id) ?? id
  return fields.map((field) => {
    const { id, visibleWhen, requiredWhen, prefillFrom } = field
    return {
      ...field,
      id: copyOf(id),
      rules: field.rules.map((rule) => ruleOn(rule, copyOf)),
      ...(visibleWhen && { visibleWhen: conditionOn(visibleWhen, copyOf) }),
      ...(requiredWhen && { requiredWhen: conditionOn(requiredWhen, copyOf) }),
      ...(prefillFrom && { prefillFrom: { field: copyOf(prefillFrom.field) } }),
    }
  })
}

function conditionOn(condition: Condition, copyOf: (id: FieldId) => FieldId): Condition {
  if ('all' in condition) return { all: condition.all.map((one) => conditionOn(one, copyOf)) }
  if ('any' in condition) return { any: condition.any.map((one) => conditionOn(one, copyOf)) }
  if ('not' in condition) return { not: conditionOn(condition.not, copyOf) }
  const { field, to } = condition
  const asked = { ...condition, field: copyOf(field) }
  return typeof to === 'object' && 'field' in to ? { ...asked, to: { field: copyOf(to.field) } } : asked
}

function ruleOn(rule: Rule, copyOf: (id: FieldId) => FieldId): Rule {
  if ('with' in rule) return { ...rule, with: rule.with.map(({ field }) => ({ field: copyOf(field) })) }
  return rule.kind === 'compare' ? { ...rule, to: { field: copyOf(rule.to.field) } } : rule
}
