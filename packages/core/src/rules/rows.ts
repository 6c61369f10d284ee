import type { Field, RowField } from '../model/field.ts'
import { maxRows } from '../model/limits.ts'
import { rowLabel, rowsIn } from '../model/rows-in.ts'
import { readValue } from '../model/values.ts'
import type { Check, Finding, RuleFlaw, SeeField } from './check.ts'
import { type CompileRareRule, checkRequired, everyRule, type RuleCode } from './registry.ts'
import { compileSharedRule } from './shared-rare.ts'
import { compileTimes } from './times.ts'

/**
 * The checks of a group that repeats: each entry by the rules of its question, the number of rows, and answers that must differ.
 * A finding in an entry has its index as `part`, and says by `rule` which rule of the question asked: -2 the first.
 */
export const compileRows: CompileRareRule = (rule, field, clock) => {
  if (rule || field.kind !== 'rows') return undefined
  const { fields = [], min = 0, max = maxRows } = field
  const checks = fields.map((one) => {
    const own = asField(field, one)
    return { own, unique: one.unique, run: own.rules.map((each) => compile(each, own, clock)) }
  })
  return (value, see) => {
    const rows = rowsIn(field, value)
    const found = rows.flatMap((row, at) =>
      // A row without any answer is none.
      (row.some((entry) => entry !== '') ? checks : []).flatMap(({ own, run }, column) =>
        findingsIn(own, run, row[column] ?? '', see).map((one) => ({ ...one, part: at * fields.length + column })),
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

function compile(
  rule: Field['rules'][number],
  field: Field,
  clock: Parameters<CompileRareRule>[2],
): Check | RuleFlaw | undefined {
  const code: RuleCode = everyRule
  const run: ((...given: never[]) => Check | RuleFlaw | undefined) | undefined = code[rule.kind]
  return (
    Reflect.apply(run ?? passRow, undefined, [rule, field, {}]) ??
    compileSharedRule(rule, field, clock) ??
    compileTimes(rule, field)
  )
}

const passRow = (): undefined => undefined

function findingsIn(
  field: Field,
  checks: readonly (Check | RuleFlaw | undefined)[],
  entry: string,
  see: SeeField | undefined,
): readonly Finding[] {
  const value = readValue(field, { [field.id]: entry })
  return checks.flatMap((check, index) => {
    if (typeof check !== 'function' || (value === '' && check !== checkRequired)) return []
    return (check(value, see) ?? []).map((finding) => ({ ...finding, rule: -2 - index }))
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
