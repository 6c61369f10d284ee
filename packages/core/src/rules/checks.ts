import type { Field } from '../model/field.ts'
import type { FieldId } from '../model/ids.ts'
import type { Issue } from '../model/issue.ts'
import type { RuleKind } from '../model/rule.ts'
import { isEmpty, type Value } from '../model/values.ts'
import type { Check, Finding, RuleFlaw, SeeField } from './check.ts'
import { checkRequired, type RuleCode, type RuleCompilers, type RuleOfKind, type RuleReport } from './registry.ts'

/** Callbacks and parts of the rules of a form. */
export interface RuleOptions extends RuleCompilers {
  /** Hears of rules that cannot be applied, at the field's first check; of single answers that cannot, each time. */
  readonly onReport?: (report: RuleReport) => void
}

/** The other answers of the form, as the check of a field sees them. */
export interface AroundField {
  readonly see: SeeField
  /** True when a field wants an answer now, by a rule or a condition. */
  asks(field: Field): boolean
}

/** Adds the issues of the answer of one visible field to others. */
export type CheckField = (field: Field, value: Value, around: AroundField, issues: Issue[]) => void

/** Makes rules ready to run. They are compiled when their field is first checked. */
export function compileChecks(rules: RuleCode, options: RuleOptions): CheckField {
  const compiled = new Map<Field, readonly (Check | RuleFlaw)[]>()

  // Generic, since a rule and its code are of one kind.
  const compile = <Kind extends RuleKind>(kind: Kind, rule: RuleOfKind[Kind], field: Field): Check | RuleFlaw =>
    rules[kind]?.(rule, field, options) ?? options.compileRareRule?.(rule, field) ?? 'unchecked'

  const checksOf = (field: Field): readonly (Check | RuleFlaw)[] => {
    const known = compiled.get(field)
    if (known) return known
    const checks = field.rules
      // One that only advises keeps nothing from being sent.
      .map((rule) => (rule.severity ? () => [] : compile(rule.kind, rule, field)))
      .concat(options.compileRareRule?.(undefined, field, options) ?? [])
    compiled.set(field, checks)
    checks.forEach((flaw, rule) => {
      if (typeof flaw === 'string') options.onReport?.({ field: field.id, rule, flaw })
    })
    return checks
  }

  return (field, value, { see, asks }, issues) => {
    const empty = isEmpty(value)
    const before = issues.length
    let rule = -1
    for (const run of checksOf(field)) {
      rule += 1
      if (typeof run === 'string' || (empty && run !== checkRequired && field.rules[rule]?.kind !== 'atLeastOne'))
        continue
      const findings = run(value, see)
      if (!findings) options.onReport?.({ field: field.id, rule, flaw: 'unchecked' })
      else
        for (const finding of findings) {
          complete(finding, field.id, rule)
          issues.push(finding)
        }
    }
    if (empty && issues.length === before && asks(field))
      issues.push({ field: field.id, rule: -1, code: 'valueMissing' })
  }
}

/** In place: a copy of each would take longer than most of the checks. */
function complete(finding: Finding, field: FieldId, rule: number): asserts finding is Issue {
  finding.field = field
  finding.rule ??= rule
}
