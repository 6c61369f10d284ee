import type { Field } from '../model/field.ts'
import type { FieldId } from '../model/ids.ts'
import { isEmpty } from '../model/values.ts'
import { isInCalendar } from '../rule-faults/possible-days-of.ts'
import { refusalsOf } from '../rule-faults/refusals.ts'
import { type DayClock, dayText } from '../rules/days.ts'
import { type Asked, straighten } from './asked.ts'
import { refusedPartsOf } from './refused-parts.ts'

/** The answers that a field's own rules refuse, today and later: they can be typed, but not sent. */
export interface Refuses {
  readonly answer: (field: Field, answer: string) => boolean
  /** The number, or day, as somebody writes it. */
  readonly number: (field: Field, number: number) => boolean
  /** True for words that stand in no answer that is taken. */
  readonly part: (field: Field, words: string) => boolean
}

/** Kinds of one typed answer, which is what a condition compares with. */
const typed = /^(text|textarea|email|tel|url|number|currency|slider|date)$/

/** Makes what tells of refused answers; the rules of each field are made ready once. */
export function createRefuses(clock: DayClock): Refuses {
  const [ofAnswers, ofParts] = [new Map<FieldId, Ask>(), new Map<FieldId, Ask>()]
  const asks = (known: Map<FieldId, Ask>, field: Field, make: () => Ask, words: string): boolean => {
    const { id, kind, rules } = field
    if (!typed.test(kind) || isEmpty(words) || rules.every((rule) => rule.severity || rule.kind === 'required'))
      return false
    const ask = known.get(id) ?? remembered(make())
    known.set(id, ask)
    return ask(words)
  }
  const answer = (field: Field, words: string): boolean => asks(ofAnswers, field, () => refusedBy(field, clock), words)
  return {
    answer,
    number: (field, number) =>
      field.kind === 'date' ? isInCalendar(number) && answer(field, dayText(number)) : answer(field, String(number)),
    part: (field, words) => asks(ofParts, field, () => refusedPartsOf(field), words),
  }
}

type Ask = (words: string) => boolean

/** Says again what it said: conditions of many fields ask the same of one. */
function remembered(ask: Ask): Ask {
  const said = new Map<string, boolean>()
  return (words) => {
    const known = said.get(words) ?? ask(words)
    said.set(words, known)
    return known
  }
}

function refusedBy(field: Field, clock: DayClock): Ask {
  const refusals = refusalsOf(field, clock)
  return (words) => refusals(words).some((rule) => rule >= 0)
}

/** The comparison without the answers that the field's rules refuse; undefined where none is left. */
export function withoutRefused(asked: Asked, field: Field, refuses: Refuses): Asked | undefined {
  const { comparison, holds } = straighten(asked)
  const { is, to } = comparison
  if (!holds || comparison.count) return asked
  if (is === 'contains') return refuses.part(field, String(to)) ? undefined : asked
  if (is !== 'equal' && is !== 'in') return asked
  const words = [to ?? []].flat().map(String)
  const left = words.filter((word) => !refuses.answer(field, word))
  if (left.length === words.length) return asked
  if (left.length === 0) return undefined
  return { ...asked, holds, comparison: { ...comparison, to: left } }
}
