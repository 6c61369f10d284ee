import { type Condition, type Field, type Form, isLiveOperand } from '@letterslot/core'
import { renameOptionInCalculation } from '@letterslot/core/calculation'
import { offeredValues } from '@letterslot/core/matrix'
import type { Draft } from 'mutative'

type Renames = ReadonlyMap<string, string>
type WithChoices = Pick<Field, 'options' | 'rows' | 'fields'>

/** The values of a field's choices, as they stand at one moment. */
interface Choices {
  readonly offered: readonly string[]
  readonly options: readonly string[]
  readonly rows: readonly string[]
  /** Of the questions of a group, by their names. */
  readonly questions: ReadonlyMap<string, readonly string[]>
}

export function choicesOf({ options = [], rows, fields = [] }: WithChoices): Choices {
  return {
    offered: offeredValues({ options, ...(rows && { rows }) }),
    options: options.map(({ value }) => value),
    rows: (rows ?? []).map(({ value }) => value),
    questions: new Map(fields.map((one) => [one.name, (one.options ?? []).map(({ value }) => value)])),
  }
}

/**
 * Lets all that names choices of a field go along with their new values: conditions, what the field begins with, calculations
 * and translations. A value that another choice has too, before or after, stands for that one.
 * @param before - the choices that the field had.
 */
export function followChoices(form: Draft<Form>, field: Draft<Field>, before: Choices): void {
  const after = choicesOf(field)
  const offered = renamesOf(before.offered, after.offered)
  const layers = Object.values(form.translations ?? {}).map(({ fields }) => fields?.[field.id])
  if (offered.size > 0) {
    const { default: first } = field
    if (typeof first !== 'boolean' && first !== undefined) field.default = renamedIn(first, offered)
    for (const { visibleWhen, next = [] } of form.pages)
      for (const condition of [visibleWhen, ...next.map(({ when }) => when)])
        followInCondition(condition, field.id, offered)
    for (const { visibleWhen, requiredWhen } of fieldsOf(form))
      for (const condition of [visibleWhen, requiredWhen]) followInCondition(condition, field.id, offered)
    const [options, rows] = [renamesOf(before.options, after.options), renamesOf(before.rows, after.rows)]
    for (const words of layers) {
      followKeys(words?.options, options)
      followKeys(words?.rows, rows)
    }
    followInCalculations(form, field.name, options)
  }
  for (const [name, values] of after.questions) {
    const options = renamesOf(before.questions.get(name) ?? [], values)
    for (const words of layers) followKeys(words?.fields?.[name]?.options, options)
    followInCalculations(form, `${field.name}.${name}`, options)
  }
}

/** The values that went, each with the one that came to its place: none where choices came, went or changed places. */
function renamesOf(before: readonly string[], after: readonly string[]): Renames {
  if (before.length !== after.length) return new Map()
  const [old, come] = [new Set(before), new Set(after)]
  return new Map(
    before.flatMap((from, index) => {
      const to = after[index]
      return to === undefined || come.has(from) || old.has(to) ? [] : [[from, to]]
    }),
  )
}

function renamedIn<T extends string | readonly string[]>(values: T, renames: Renames): string | string[] {
  return typeof values === 'string'
    ? (renames.get(values) ?? values)
    : values.map((value) => renames.get(value) ?? value)
}

function followInCondition(condition: Draft<Condition> | undefined, id: string, renames: Renames): void {
  if (!condition) return
  if ('all' in condition) for (const part of condition.all) followInCondition(part, id, renames)
  else if ('any' in condition) for (const part of condition.any) followInCondition(part, id, renames)
  else if ('not' in condition) followInCondition(condition.not, id, renames)
  else {
    const { field, to } = condition
    if (field !== id || isLiveOperand(to)) return
    if (typeof to === 'string' || Array.isArray(to)) condition.to = renamedIn(to, renames)
  }
}

function fieldsOf({ pages }: Draft<Form>): readonly Draft<Field>[] {
  return pages.flatMap(({ fields }) => fields)
}

function followKeys(words: Record<string, string> | undefined, renames: Renames): void {
  for (const [from, to] of words ? renames : []) {
    const word = words && Object.hasOwn(words, from) ? words[from] : undefined
    if (!words || word === undefined || Object.hasOwn(words, to)) continue
    delete words[from]
    words[to] = word
  }
}

function followInCalculations(form: Draft<Form>, name: string, renames: Renames): void {
  for (const [from, to] of renames)
    for (const field of fieldsOf(form))
      if (field.calculate) field.calculate = renameOptionInCalculation(field.calculate, name, from, to)
}
