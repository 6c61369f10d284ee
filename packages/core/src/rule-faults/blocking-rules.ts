import type { Field } from '../model/field.ts'
import type { Rule, RuleKind } from '../model/rule.ts'

type BlockingRuleOf<Kind extends RuleKind> = Extract<Rule, { readonly kind: Kind }>

/** The rules of one kind that keep an answer from being sent. */
export function blockingRules<Kind extends RuleKind>({ rules }: Field, kind: Kind): readonly BlockingRuleOf<Kind>[] {
  return rules.filter((rule): rule is BlockingRuleOf<Kind> => rule.kind === kind && rule.severity === undefined)
}

/** The only one of its kind; undefined where there is none, or several, of which each would ask for its own. */
export function blockingRule<Kind extends RuleKind>(field: Field, kind: Kind): BlockingRuleOf<Kind> | undefined {
  const [rule, second] = blockingRules(field, kind)
  return second ? undefined : rule
}

/** False for bounds that contradict each other: such a rule is left out, and told by `checkForm`. */
export function isSound({ min = 0, max = Infinity }: { readonly min?: number; readonly max?: number }): boolean {
  return min >= 0 && min <= max
}
