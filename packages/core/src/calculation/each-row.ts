import type { Field } from '../model/field.ts'
import { brandFieldId, type FieldId } from '../model/ids.ts'
import { rowsIn } from '../model/rows-in.ts'
import type { CalculatedField } from './calculated-field.ts'
import type { AnswerOf } from './term.ts'
import type { Token } from './tokenize.ts'

/** A group that repeats, whose rows a part of a calculation is worked out for; `at` names one of its questions. */
export interface RowsOf {
  readonly group: CalculatedField
  readonly at: Token
}

/** The question of a group as a field of each row. */
export function rowQuestion(group: CalculatedField, name: string): CalculatedField | undefined {
  const column = (group.fields ?? []).findIndex((one) => one.name === name)
  const question = group.fields?.[column]
  return question && { ...question, id: questionId(group, column) }
}

/** An id that no field has: ids are without dots. */
function questionId({ id }: Pick<Field, 'id'>, column: number): FieldId {
  return brandFieldId(`${id}.${column}`)
}

/** Works out a part of a calculation for each row of a group that has some answer. */
export function eachRow<Result>(
  group: CalculatedField,
  run: (answerOf: AnswerOf) => Result,
): (answerOf: AnswerOf) => readonly Result[] {
  const columns = new Map((group.fields ?? []).map((_field, column) => [questionId(group, column), column]))
  return (answerOf) =>
    rowsIn({ fields: group.fields ?? [] }, answerOf(group.id))
      .filter((row) => row.some((entry) => entry !== ''))
      .map((row) =>
        run((id) => {
          const column = columns.get(id)
          return column === undefined ? answerOf(id) : entryOf(group, row[column], column)
        }),
      )
}

/** An entry of a row: a number without the blanks around it. */
function entryOf({ fields = [] }: CalculatedField, entry = '', column: number): string {
  return fields[column]?.kind === 'number' ? entry.trim() : entry
}
