import type { Decimal } from '../model/decimal.ts'
import { readDecimal } from '../model/decimal.ts'
import type { Field } from '../model/field.ts'
import type { FieldId } from '../model/ids.ts'
import type { CompareRule } from '../model/rule.ts'
import { choosesOne, isClosedChoice } from '../model/rules-for.ts'
import { stepValues } from '../model/steps.ts'
import { blockingRules } from './blocking-rules.ts'
import { add, daysFromToday, isNothing, meet, negate, type Span, spanOf } from './spans.ts'

/** Tells if no answer to a field certainly stands to another's as its rules ask, while that has one. */
export function isApart(field: Field, other: Field): boolean {
  const rules = blockingRules(field, 'compare').filter(({ to }) => to.field === other.id)
  const asks = (is: CompareRule['is']): boolean => rules.some((rule) => rule.is === is)
  if (rules.length === 0) return false
  if (asks('equal') && (asks('notEqual') || haveNoneInCommon(field, other))) return true
  // Of others the text counts: 5 is another one than 5.0.
  const isByNumber = /^(number|currency|date)$/.test(field.kind)
  const pairs = [
    [spanOf(field), spanOf(other)],
    [daysFromToday(field), daysFromToday(other)],
  ] as const
  return (
    (field.kind === 'date') === (other.kind === 'date') &&
    pairs.some(
      ([own, its]) =>
        own && its && !isNothing(own) && isTooFar(rules, add(own, negate(its)), isByNumber && asks('notEqual')),
    )
  )
}

/** Fields that rules compare a field with, each once. */
export function comparedWith(field: Field): readonly FieldId[] {
  return Array.from(new Set(blockingRules(field, 'compare').map(({ to }) => to.field)))
}

const nought: Decimal = { units: 0n, scale: 0 }

/**
 * Tells if rules leave no distance between two answers.
 * @param possible - distances that are left by the fields' own bounds.
 */
function isTooFar(rules: readonly CompareRule[], possible: Span, isOther: boolean): boolean {
  const asked = rules.map(({ is, plus = 0 }): Span => {
    const by = readDecimal(String(plus))
    if (is === 'equal') return { least: nought, most: nought }
    return is === 'atLeast' ? { least: by } : is === 'atMost' ? { most: by } : {}
  })
  const left = asked.reduce(meet, possible)
  if (isNothing(left)) return true
  const { least, most } = left
  return isOther && least?.units === 0n && most?.units === 0n
}

/** Tells if two fields take each one of some texts, and none is the same. */
function haveNoneInCommon(field: Field, other: Field): boolean {
  const [own, its] = [acceptedTexts(field), acceptedTexts(other)]
  return (
    own !== undefined &&
    its !== undefined &&
    own.size > 0 &&
    its.size > 0 &&
    !Array.from(own).some((text) => its.has(text))
  )
}

/** The texts that a field takes, without capitals; undefined for any. */
function acceptedTexts(field: Field): ReadonlySet<string> | undefined {
  const [list] = blockingRules(field, 'list')
  const { kind, options = [] } = field
  const isClosed = choosesOne(field) && isClosedChoice(field) && !options.some(({ freeText }) => freeText)
  const texts = list?.only ?? (isClosed ? options.map(({ value }) => value) : undefined)
  if (texts) return new Set(texts.map((text) => text.trim().toLowerCase()))
  return kind === 'rating' || kind === 'scale' ? new Set(stepValues(field)) : undefined
}
