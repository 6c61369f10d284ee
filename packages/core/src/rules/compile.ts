import type { Condition } from '../model/condition.ts'
import type { Field } from '../model/field.ts'
import type { Form } from '../model/form.ts'
import type { FieldId } from '../model/ids.ts'
import type { Issue } from '../model/issue.ts'
import { readValue, type Value, type Values } from '../model/values.ts'
import type { SeeField } from './check.ts'
import { type AroundField, type CheckField, compileChecks, type RuleOptions } from './checks.ts'
import type { Seen } from './comparisons.ts'
import { evaluate } from './evaluate.ts'
import { everyRule } from './registry.ts'
import { type ParamText, paramsWith } from './template-params.ts'

/** Callbacks and parts of `compileForm`. */
export interface CompileOptions extends RuleOptions {
  readonly paramText?: ParamText
}

/**
 * Makes a form ready to run. Rules are compiled when their field is first checked.
 * @param form - from `parseForm`; of a draft, rules that contradict themselves are left out and reported.
 */
export function compileForm(form: Form, options: CompileOptions = {}): CompiledForm {
  return compileFormWith(
    { evaluate, check: compileChecks(everyRule, options), params: paramsWith(options.paramText) },
    form,
  )
}

/** The code that checks forms. A build passes what its forms need, so that its bundler drops the rest. */
export interface FormCode {
  /** Returns true when a condition holds; `field` is the one that it shows, which others may decide of too. */
  readonly evaluate: (condition: Condition | undefined, see: SeeField, field?: Field) => boolean
  /** True where a field without a condition may be hidden, too: by its page or its section. Default: false. */
  readonly mayHideAny?: () => boolean
  /** From `compileChecks`, or what asks it once it is there: until then answers pass. */
  readonly check: CheckField
  /** From `paramsWith`. */
  readonly params: (compiled: CompiledForm, values: Values) => Record<string, string>
}

/** Makes a form ready to run, as `compileForm` does, with the code that it is given. */
export function compileFormWith(code: FormCode, form: Form): CompiledForm {
  const all = form.pages.flatMap((page) => page.fields)
  const fields = new Map<string, Field>(all.map((field) => [field.id, field]))
  // Kinds that nobody fills in, and choices that offer nothing, break no rule; they are told by how they alone begin.
  const fillable = new Set(all.filter(({ options, kind }) => !!options?.[0] || !/^(h|se|cont|i|rad|ch)/.test(kind)))

  /**
   * Answers the conditions. A hidden field counts as empty for the conditions of others; one that depends on itself
   * (`parseForm` refuses that) sees itself as shown.
   */
  const resolve = (values: Values, given?: Map<string, boolean>): Resolved => {
    const known = given ?? new Map<string, boolean>()
    const isAnyHidden = code.mayHideAny?.()
    const see = (id: FieldId): Seen | undefined => {
      const field = fields.get(id)
      if (!field) return undefined
      const isHidden = !isVisible(field)
      return { ...field, isHidden, value: readValue(field, isHidden ? { [id]: '' } : values) }
    }
    const isVisible = (field: Field): boolean => {
      const { id } = field
      if (!field.visibleWhen && !isAnyHidden) {
        given?.set(id, true)
        return true
      }
      let isShown = known.get(id)
      if (isShown === undefined) {
        known.set(id, true)
        isShown = code.evaluate(field.visibleWhen, see, field)
        known.set(id, isShown)
      }
      return isShown
    }
    const asks = (field: Field): boolean =>
      isVisible(field) &&
      fillable.has(field) &&
      (field.rules.some(({ kind, severity }) => kind === 'required' && !severity) ||
        (field.requiredWhen !== undefined && code.evaluate(field.requiredWhen, see)))
    return { isVisible, asks, see }
  }
  const check = (field: Field, values: Values, resolved: Resolved, issues: Issue[]): Issue[] => {
    if (resolved.isVisible(field)) code.check(field, readValue(field, values), resolved, issues)
    return issues
  }

  const compiled: CompiledForm = {
    form,
    fields,
    validate(values) {
      const resolved = resolve(values)
      const issues: Issue[] = []
      for (const field of fillable) check(field, values, resolved, issues)
      return issues
    },
    validateField(fieldId, values, known) {
      const field = fields.get(fieldId)
      return field && fillable.has(field) ? check(field, values, resolve(values, known), []) : []
    },
    visible: (values) => new Set(all.filter(resolve(values).isVisible).map(({ id }) => id)),
    required(fieldId, values, known) {
      const field = fields.get(fieldId)
      return field !== undefined && resolve(values, known).asks(field)
    },
    templateParams: (values) => code.params(compiled, values),
  }
  return compiled
}

/** Every condition of a form, answered for one set of values; each field is worked out once, when first asked for. */
interface Resolved extends AroundField {
  isVisible(field: Field): boolean
}

/** A form made ready to run: closures only, so a strict CSP holds. Made once for each form by `compileForm`. */
export interface CompiledForm {
  readonly form: Form
  /** By id, in document order. */
  readonly fields: ReadonlyMap<string, Field>
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
