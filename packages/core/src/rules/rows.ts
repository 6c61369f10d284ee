import type { Field, RowField } from '../model/field.ts'
import { maxRows } from '../model/limits.ts'
import { rowLabel, rowsIn } from '../model/rows-in.ts'
import type { Rule } from '../model/rule.ts'
import { readValue } from '../model/values.ts'
import type { Check, Finding, RuleFlaw, SeeField } from './check.ts'
import { type CompileRareRule, checkRequired, everyRule, type RareRuleOptions, type RuleCode } from './registry.ts'
import { compileSharedRule } from './shared-rare.ts'
import { compileTimes } from './times.ts'

/**
 * The checks of a group that repeats: each entry by the rules of its question, the number of rows, and answers that must differ.
 * A finding in an entry has its index as `part`, and says by `rule` which rule of the question asked: -2 the first.
 */
export const compileRows: CompileRareRule = (rule, field, options = {}) => {
  if (rule || field.kind !== 'rows') return undefined
  const { fields = [], min = 0, max = maxRows } = field
  const report = (index: number, flaw: RuleFlaw): void =>
    options.onReport?.({ field: field.id, rule: -2 - index, flaw })
  const checks = fields.map((one) => {
    const own = asField(field, one)
    const run = own.rules.map((each, index) => {
      // One that only advises keeps nothing from being sent.
      const check = each.severity ? undefined : compile(each, own, options)
      if (typeof check !== 'string') return check
      report(index, check)
      return undefined
    })
    return { own, unique: one.unique, run }
  })
  return (value, see) => {
    const rows = rowsIn(field, value)
    const found = rows.flatMap((row, at) =>
      // A row without any answer is none.
      (row.some((entry) => entry !== '') ? checks : []).flatMap(({ own, run }, column) =>
        findingsIn(own, run, { entry: row[column] ?? '', see, report }).map((one) => ({
          ...one,
          part: at * fields.length + column,
        })),
      ),
    )
    const repeated = checks.flatMap(({ unique }, column) => (unique ? repeatedIn(field, rows, column) : []))
    const actual = rows.filter((row) => row.some((entry) => entry !== '')).length
    const count: Finding[] = [
      ...(actual < min && found.length === 0 ? [{ rule: -1, code: 'tooFew', limit: min, actual } as const] : []),
      ...(rows.length > max ? [{ rule: -1, code: 'tooMany', limit: max, actual: rows.length } as const] : []),
    ]
    return [...count, ...found, ...repeated]
  }
}

/** A question of a group as a field, whose rules and sentences are its own. */
export function asField({ id }: Pick<Field, 'id'>, { unique: _unique, ...field }: RowField): Field {
  return { ...field, id }
}

function compile(rule: Rule, field: Field, options: RareRuleOptions): Check | RuleFlaw | undefined {
  const code: RuleCode = everyRule
  const run: ((...given: never[]) => Check | RuleFlaw | undefined) | undefined = code[rule.kind]
  return (
    // Of a time the check of its type comes without a rule.
    (rule.kind === 'type' ? compileTimes(undefined, field) : undefined) ??
    Reflect.apply(run ?? passRow, undefined, [rule, field, options]) ??
    compileSharedRule(rule, field, options) ??
    compileTimes(rule, field)
  )
}

const passRow = (): undefined => undefined

interface RowEntry {
  readonly entry: string
  readonly see: SeeField | undefined
  readonly report: (rule: number, flaw: RuleFlaw) => void
}

function findingsIn(
  field: Field,
  checks: readonly (Check | undefined)[],
  { entry, see, report }: RowEntry,
): readonly Finding[] {
  const value = readValue(field, { [field.id]: entry })
  return checks.flatMap((check, index) => {
    if (!check || (value === '' && check !== checkRequired)) return []
    const findings = check(value, see)
    if (!findings) report(index, 'unchecked')
    return (findings ?? []).map((finding) => ({ ...finding, rule: -2 - index }))
  })
}

function repeatedIn(field: Field, rows: readonly (readonly string[])[], column: number): readonly Finding[] {
  const first = new Map<string, number>()
  const width = field.fields?.length ?? 1
  return rows.flatMap((row, at) => {
    const answer = row[column]?.trim().toLowerCase() ?? ''
    const before = first.get(answer)
    if (answer === '') return []
    if (before === undefined) {
      first.set(answer, at)
      return []
    }
    return [{ rule: -1, code: 'sameAsOther', others: rowLabel(field, before), part: at * width + column } as const]
  })
}
