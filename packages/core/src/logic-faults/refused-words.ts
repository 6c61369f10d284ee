import type { Field } from '../model/field.ts'
import type { FieldId } from '../model/ids.ts'
import { isEmpty } from '../model/values.ts'
import { refusalsOf } from '../rule-faults/refusals.ts'
import { type Asked, straighten } from './asked.ts'

/** True for an answer that the field's own rules refuse, today and later: it can be typed, but not sent. */
export type Refuses = (field: Field, answer: string) => boolean

/** Kinds of one typed answer, which is what a condition compares with. */
const typed = /^(text|textarea|email|tel|url|number|currency|slider|date)$/

/** Makes what tells of refused answers; the rules of each field are made ready once. */
export function createRefuses(): Refuses {
  const known = new Map<FieldId, ReturnType<typeof refusalsOf>>()
  return (field, answer) => {
    const { id, kind, rules } = field
    if (!typed.test(kind) || isEmpty(answer) || rules.every((rule) => rule.severity || rule.kind === 'required'))
      return false
    const refusals = known.get(id) ?? refusalsOf(field)
    known.set(id, refusals)
    return refusals(answer).some((rule) => rule >= 0)
  }
}

/** The comparison without the answers that the field's rules refuse; undefined where none is left. */
export function withoutRefused(asked: Asked, field: Field, refuses: Refuses): Asked | undefined {
  const { comparison, holds } = straighten(asked)
  const { is, to } = comparison
  if (!holds || (is !== 'equal' && is !== 'in')) return asked
  const words = [to ?? []].flat().map(String)
  const left = words.filter((word) => !refuses(field, word))
  if (left.length === words.length) return asked
  if (left.length === 0) return undefined
  return { ...asked, holds, comparison: { ...comparison, to: left } }
}
