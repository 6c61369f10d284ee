import type { Condition } from '../model/condition.ts'
import type { Field } from '../model/field.ts'
import type { Form } from '../model/form.ts'
import type { FieldId } from '../model/ids.ts'
import type { Issue } from '../model/issue.ts'
import type { RuleKind } from '../model/rule.ts'
import { filesIn, isEmpty, readValue, type Value, type Values } from '../model/values.ts'
import type { Check, RuleFlaw, SeeField } from './check.ts'
import type { Seen } from './comparisons.ts'
import { evaluate } from './evaluate.ts'
import { checkRequired, everyRule, type RuleCode, type RuleCompilers, type RuleOfKind } from './registry.ts'

/** A rule that was left out, wholly or for one answer, and why. It never keeps a visitor from sending. */
export interface RuleReport {
  readonly field: FieldId
  /** Index in the field's `rules`. */
  readonly rule: number
  readonly flaw: RuleFlaw
}

/** Callbacks and parts of `compileForm`. */
export interface CompileOptions extends RuleCompilers {
  /** Hears of rules that cannot be applied, at the field's first check; of single answers that cannot, each time. */
  readonly onReport?: (report: RuleReport) => void
  /** The parameter of a kind that says it in its own way; undefined: as text, a list with commas between. */
  readonly paramText?: (field: Field, value: Value) => string | undefined
}

/** Kinds that nobody fills in, and choices that offer nothing, cannot break a rule; they are told by how they alone begin. */
function isAnswerable({ kind, options = [] }: Field): boolean {
  return options.length > 0 || !/^(h|se|cont|i|rad|ch)/.test(kind)
}

/**
 * Makes a form ready to run. Rules are compiled when their field is first checked, and equal rules share one closure.
 * @param form - from `parseForm`; of a draft, rules that contradict themselves are left out and reported.
 */
export function compileForm(form: Form, options: CompileOptions = {}): CompiledForm {
  return compileFormWith({ rules: everyRule, evaluate }, form, options)
}

/** The code that checks forms. A build passes what its forms need, so that its bundler drops the rest. */
export interface FormCode {
  readonly rules: RuleCode
  /** Returns true when a condition holds; `field` is the one that it shows, which others may decide of too. */
  readonly evaluate: (condition: Condition | undefined, see: SeeField, field?: Field) => boolean
}

/** Makes a form ready to run, as `compileForm` does, with the code that it is given. */
export function compileFormWith(code: FormCode, form: Form, options: CompileOptions): CompiledForm {
  const all = form.pages.flatMap((page) => page.fields)
  const fields: ReadonlyMap<string, Field> = new Map(all.map((field) => [field.id, field]))
  const compiled = new Map<Field, readonly (Check | RuleFlaw)[]>()
  const shared = new Map<string, Check | RuleFlaw>()

  const share = <Kind extends RuleKind>(kind: Kind, rule: RuleOfKind[Kind], field: Field): Check | RuleFlaw => {
    const key = JSON.stringify([{ ...rule, message: '' }, field.kind, field.options])
    const check =
      shared.get(key) ??
      code.rules[kind]?.(rule, field, options) ??
      options.compileRareRule?.(rule, field) ??
      'unchecked'
    shared.set(key, check)
    return check
  }

  const checksOf = (field: Field): readonly (Check | RuleFlaw)[] => {
    let checks = compiled.get(field)
    if (checks) return checks
    checks = isAnswerable(field)
      ? field.rules
          // One that only advises keeps nothing from being sent.
          .map((rule) => (rule.severity ? () => [] : share(rule.kind, rule, field)))
          .concat(options.compileRareRule?.(undefined, field) ?? [])
      : []
    compiled.set(field, checks)
    checks.forEach((flaw, rule) => {
      if (typeof flaw === 'string') options.onReport?.({ field: field.id, rule, flaw })
    })
    return checks
  }

  /**
   * Answers the conditions. A hidden field counts as empty for the conditions of others; one that depends on itself
   * (`parseForm` refuses that) sees itself as shown.
   */
  const resolve = (values: Values, known = new Map<string, boolean>()): Resolved => {
    const see = (id: FieldId): Seen | undefined => {
      const field = fields.get(id)
      if (!field) return undefined
      const isHidden = !isVisible(field)
      return { ...field, isHidden, value: readValue(field, isHidden ? { [id]: '' } : values) }
    }
    const holds = (condition: Condition | undefined, field?: Field): boolean => code.evaluate(condition, see, field)
    const isVisible = (field: Field): boolean => {
      const { id } = field
      let isShown = known.get(id)
      if (isShown === undefined) {
        known.set(id, true)
        isShown = holds(field.visibleWhen, field)
        known.set(id, isShown)
      }
      return isShown
    }
    return { isVisible, holds, see }
  }
  const isRequiredNow = (field: Field, resolved: Resolved): boolean =>
    !!field.requiredWhen && isAnswerable(field) && resolved.holds(field.requiredWhen)

  /** Adds the issues of one field to those found so far. */
  const check = (field: Field, values: Values, resolved: Resolved, issues: Issue[]): void => {
    if (!resolved.isVisible(field)) return
    const value = readValue(field, values)
    const empty = isEmpty(value)
    const before = issues.length
    let rule = -1
    for (const run of checksOf(field)) {
      rule += 1
      if (typeof run === 'string' || (empty && run !== checkRequired && field.rules[rule]?.kind !== 'atLeastOne'))
        continue
      const findings = run(value, resolved.see)
      if (!findings) options.onReport?.({ field: field.id, rule, flaw: 'unchecked' })
      else for (const finding of findings) issues.push({ field: field.id, rule, ...finding })
    }
    if (empty && issues.length === before && isRequiredNow(field, resolved))
      issues.push({ field: field.id, rule: -1, code: 'valueMissing' })
  }

  return {
    form,
    validate(values) {
      const resolved = resolve(values)
      const issues: Issue[] = []
      for (const field of all) check(field, values, resolved, issues)
      return issues
    },
    validateField(fieldId, values, known) {
      const field = fields.get(fieldId)
      const issues: Issue[] = []
      if (field) check(field, values, resolve(values, known), issues)
      return issues
    },
    visible(values) {
      const resolved = resolve(values)
      return new Set(all.filter(resolved.isVisible).map(({ id }) => id))
    },
    required(fieldId, values, known) {
      const field = fields.get(fieldId)
      const resolved = resolve(values, known)
      return (
        field !== undefined &&
        resolved.isVisible(field) &&
        (checksOf(field).includes(checkRequired) || isRequiredNow(field, resolved))
      )
    },
    templateParams(values) {
      const { isVisible } = resolve(values)
      const entries: [string, string][] = []
      const add = (name: string, field: Field | undefined): void => {
        if (!field || /^(sec|cont|i|fi)/.test(field.kind) || !isVisible(field)) return
        const value = readValue(field, values)
        // A drawn signature travels beside the parameters.
        if (filesIn(value)[0]) return
        entries.push([name, options.paramText?.(field, value) ?? text(value)])
      }
      for (const field of all) add(field.name, field)
      for (const [name, id] of Object.entries(form.delivery?.map ?? {})) add(name, fields.get(id))
      // Not by assignment: a parameter named `__proto__` would be lost.
      return Object.fromEntries(entries)
    },
  }
}

function text(value: Value): string {
  return typeof value === 'boolean' ? (value ? 'yes' : '') : [value].flat().join(', ')
}

/** Every condition of a form, answered for one set of values; each field is worked out once, when first asked for. */
interface Resolved {
  isVisible(field: Field): boolean
  holds(condition: Condition): boolean
  readonly see: SeeField
}

/** A form made ready to run: closures only, so a strict CSP holds. Made once for each form by `compileForm`. */
export interface CompiledForm {
  readonly form: Form
  /** Every issue of every visible field, in document order. */
  validate(values: Values): Issue[]
  /** The issues of one field; none while its condition hides it. `known` as for `required`. */
  validateField(fieldId: FieldId, values: Values, known?: Map<string, boolean>): Issue[]
  /** The fields whose conditions hold (fields of kind `hidden` among them: they are sent). */
  visible(values: Values): ReadonlySet<FieldId>
  /**
   * True when the field wants an answer now, by a `required` rule or `requiredWhen`.
   * @param known - by id, if fields show with these values, as far as that is known: their conditions are not answered again. The
   * field is added to them, and those that decide of it.
   */
  required(fieldId: FieldId, values: Values, known?: Map<string, boolean>): boolean
  /** The parameters of a message, by name, always strings (contracts: template parameters). */
  templateParams(values: Values): Record<string, string>
  /** The answers that follow from others, where these values hold them otherwise: those of calculated fields. */
  derive?(values: Values): readonly (readonly [FieldId, Value])[] | undefined
}
