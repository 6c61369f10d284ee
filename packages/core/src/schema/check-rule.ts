import type { FieldKind } from '../model/field-kind.ts'
import { maxDaysFromToday, maxDecimals, maxPatternLength, maxPictureSide } from '../model/limits.ts'
import { readDate } from '../model/ordered.ts'
import { readMoment } from '../model/read-moment.ts'
import { type RuleKind, ruleKinds } from '../model/rule.ts'
import { choosesSeveral, mayAdvise, rulesFor, takesSeveral } from '../model/rules-for.ts'
import { weekdays } from '../rules/days.ts'
import { compilePatternMatcher } from '../rules/pattern-matcher.ts'
import { pictureBounds } from '../rules/picture-size.ts'
import { checkCompare, checkList, checkOthers, checkSum } from './check-field-rule.ts'
import type { Comparable } from './check-operand.ts'
import { faultText } from './fault.ts'
import type { Place } from './place.ts'

/** The kind of a rule's field, and the number of its options. */
export interface RuleContext {
  /** Undefined when nobody knows it; then only the rule itself is checked. */
  readonly kind: FieldKind | undefined
  /** Several of its options may be chosen. */
  readonly multiple: boolean
  readonly optionCount: number
  /** The field that has the rule. */
  readonly id: string
  /** All fields of the form, by id. */
  readonly fields: ReadonlyMap<string, Comparable>
}

/** Checks one rule of a field. */
export function checkRule(place: Place, context: RuleContext): void {
  if (!place.object()) return
  const kind = readRuleKind(place.at('kind'))
  if (place.at('message').isPresent()) place.at('message').text()
  if (!kind) return
  checkSeverity(place.at('severity'), kind, context.kind)
  if (context.kind && !(rulesFor(context.kind).includes(kind) && suits(kind, context.kind, context.multiple))) {
    place.report('rule-mismatch', faultText`The rule “${kind}” makes no sense for a field of kind “${context.kind}”.`)
  } else if (kind === 'length' || kind === 'words') checkLength(place, context)
  else if (kind === 'range') checkRange(place, context.kind)
  else if (kind === 'file') checkFile(place)
  else if (kind === 'decimals') checkDecimals(place.at('max'))
  else if (kind === 'domains') checkDomains(place.at('only'))
  else if (kind === 'list') checkList(place.at('only'))
  else if (kind === 'compare') checkCompare(place, context)
  else if (kind === 'sum') {
    checkBounds(place, readNumberBound)
    checkSum(place, context)
  } else if (kind === 'atLeastOne') checkOthers(place, context)
  else if (kind === 'days') checkDays(place)
  else if (kind === 'pattern') checkPattern(place.at('pattern'))
}

/** Of several choices there are so many; one can be compared. */
function suits(rule: RuleKind, kind: FieldKind, multiple: boolean): boolean {
  if (!takesSeveral(kind)) return true
  return multiple ? rule !== 'compare' : rule !== 'length'
}

function checkSeverity(place: Place, kind: RuleKind, field: FieldKind | undefined): void {
  if (!place.isPresent()) return
  if (place.value !== 'warning')
    place.report('unknown-value', faultText`A rule that only advises has the severity “warning”.`)
  else if (!mayAdvise(kind, field ?? 'text'))
    place.report('contradiction', faultText`The rule “${kind}” cannot only advise here.`)
}

function readRuleKind(place: Place): RuleKind | undefined {
  const name = place.text()
  if (name === undefined) return undefined
  return (
    ruleKinds.find((kind) => kind === name) ??
    place.report('unknown-kind', faultText`There is no rule of kind “${name}”.`)
  )
}

/** Reads the bounds that are there, and sees that they leave something between them. */
function checkBounds(place: Place, read: (bound: Place) => number | undefined): void {
  const [min, max] = [place.at('min'), place.at('max')]
  const least = min.isPresent() ? read(min) : undefined
  const most = max.isPresent() ? read(max) : undefined
  if (!min.isPresent() && !max.isPresent() && !place.at('step').isPresent()) {
    place.report('missing', faultText`This rule needs a bound, or it forbids nothing.`)
  }
  if (least !== undefined && most !== undefined && least > most) {
    place.report('contradiction', faultText`Nothing can be at least ${min.value} and at most ${max.value}.`)
  }
}

function checkLength(place: Place, { kind, multiple, optionCount }: RuleContext): void {
  checkBounds(place, (bound) => {
    const count = bound.number()
    if (count === undefined || (Number.isInteger(count) && count >= 0)) return count
    return bound.report('contradiction', faultText`A length is a whole number, 0 or more.`)
  })
  const { value: min } = place.at('min')
  if (kind && choosesSeveral({ kind, multiple }) && typeof min === 'number' && min > optionCount) {
    place.at('min').report('contradiction', faultText`Nobody can choose ${min} of ${optionCount} options.`)
  }
}

function checkRange(place: Place, kind: FieldKind | undefined): void {
  const isTime = kind === 'time' || kind === 'datetime'
  const isRange = kind === 'dateRange'
  checkBounds(
    place,
    isTime ? (bound) => readTimeBound(bound, kind) : kind === 'date' || isRange ? readDateBound : readNumberBound,
  )
  const step = place.at('step')
  if (isTime) {
    if (step.isPresent()) step.report('rule-mismatch', faultText`Times have bounds, and no step.`)
    return
  }
  if (isRange && step.isPresent()) {
    step.report('rule-mismatch', faultText`A range of days has bounds, and no step.`)
    return
  }
  const size = step.isPresent() ? readNumberBound(step) : undefined
  if (size === undefined) return
  if (size <= 0) step.report('contradiction', faultText`A step must be more than 0.`)
  else if (kind === 'date' && !Number.isInteger(size))
    step.report('contradiction', faultText`Dates step by whole days.`)
}

function readDateBound(bound: Place): number | undefined {
  const text = bound.text()
  if (text === undefined) return undefined
  const day = readDate(text)
  return Number.isNaN(day)
    ? bound.report('contradiction', faultText`There is no day “${text}”; write it as 2027-03-31.`)
    : day
}

function readTimeBound(bound: Place, kind: 'time' | 'datetime'): number | undefined {
  const text = bound.text()
  if (text === undefined) return undefined
  const minutes = readMoment(kind, text)
  if (!Number.isNaN(minutes)) return minutes
  return bound.report(
    'contradiction',
    kind === 'time'
      ? faultText`There is no time “${text}”; write it as 14:00.`
      : faultText`There is no such time: “${text}”; write it as 2027-03-31T14:00.`,
  )
}

function readNumberBound(bound: Place): number | undefined {
  const number = bound.number()
  if (number === undefined || Number.isFinite(number)) return number
  return bound.report('contradiction', faultText`A bound must be a finite number.`)
}

function readDayCount(place: Place): number | undefined {
  const count = place.isPresent() ? place.number() : undefined
  if (count === undefined || (Number.isInteger(count) && Math.abs(count) <= maxDaysFromToday)) return count
  return place.report(
    'contradiction',
    faultText`Days are counted in whole numbers, at most ${maxDaysFromToday} from today.`,
  )
}

function checkDays(place: Place): void {
  const [from, to, not] = [place.at('from'), place.at('to'), place.at('not')]
  const [first, last] = [readDayCount(from), readDayCount(to)]
  const excluded = not.isPresent() ? (not.list() ?? []) : []
  if (!from.isPresent() && !to.isPresent() && excluded.length === 0) {
    place.report(
      'missing',
      faultText`This rule needs a first day, a last day or a day that is not offered, or it forbids nothing.`,
    )
  }
  if (first !== undefined && last !== undefined && first > last) {
    place.report(
      'contradiction',
      faultText`No day is both ${first} days from today or later and ${last} days from today or earlier.`,
    )
  }
  for (const day of excluded) {
    const text = day.text()
    const isWeekday = weekdays.some((weekday) => weekday === text)
    if (text !== undefined && !isWeekday && Number.isNaN(readDate(text)))
      day.report('contradiction', faultText`“${text.slice(0, 80)}” is no day; write monday, or 2027-12-25.`)
  }
  const named = new Set(excluded.map(({ value }) => value))
  if (weekdays.every((weekday) => named.has(weekday))) {
    not.report('contradiction', faultText`With all seven days of the week left out, no day can be chosen.`)
  }
}

/** Source: HTML, `accept`: an extension with its dot, a media type, or all of a group as `image/*`. */
const acceptToken = /^(?:\.[^\s,/]+|[\w!#$&^.+-]+\/(?:\*|[\w!#$&^.+-]+))$/

function checkFile(place: Place): void {
  const [accept, maxBytes] = [place.at('accept'), place.at('maxBytes')]
  const sides = pictureBounds.filter((bound) => place.at(bound).isPresent())
  if (!accept.isPresent() && !maxBytes.isPresent() && sides.length === 0) {
    place.report('missing', faultText`This rule needs kinds of files or a size, or it forbids nothing.`)
  }
  const size = maxBytes.isPresent() ? maxBytes.number() : undefined
  if (size !== undefined && !(Number.isInteger(size) && size > 0)) {
    maxBytes.report('contradiction', faultText`The size of a file is a whole number of bytes, 1 or more.`)
  }
  checkPictureSize(place)
  const kinds = accept.isPresent() ? (accept.words() ?? '').split(',').map((kind) => kind.trim()) : []
  const wrong = kinds.find((kind) => kind !== '' && !acceptToken.test(kind))
  if (wrong === undefined) return
  accept.report(
    'bad-file-kind',
    faultText`“${wrong.slice(0, 80)}” is no kind of file; write .pdf, image/png or image/*.`,
  )
}

function checkPictureSize(place: Place): void {
  const [minWidth, maxWidth, minHeight, maxHeight] = pictureBounds.map((bound) => readSide(place.at(bound)))
  for (const [least, most] of [
    [minWidth, maxWidth],
    [minHeight, maxHeight],
  ])
    if (least !== undefined && most !== undefined && least > most)
      place.report('contradiction', faultText`Nothing can be at least ${least} and at most ${most}.`)
}

function readSide(place: Place): number | undefined {
  const side = place.isPresent() ? place.number() : undefined
  if (side === undefined || (Number.isInteger(side) && side >= 1 && side <= maxPictureSide)) return side
  return place.report(
    'contradiction',
    faultText`The side of a picture is a whole number of pixels, 1 to ${maxPictureSide}.`,
  )
}

function checkDecimals(place: Place): void {
  const max = place.number()
  if (max !== undefined && !(Number.isInteger(max) && max >= 0 && max <= maxDecimals))
    place.report('contradiction', faultText`The number of decimals is a whole number from 0 to ${maxDecimals}.`)
}

function checkDomains(place: Place): void {
  const domains = place.list()
  if (domains?.length === 0) place.report('missing', faultText`This rule needs a domain, or no address would be right.`)
  for (const domain of domains ?? []) {
    const text = domain.text()
    if (text !== undefined && !/^[^\s@.,]+(?:\.[^\s@.,]+)+$/.test(text))
      domain.report('contradiction', faultText`“${text.slice(0, 80)}” is no domain; write example.org.`)
  }
}

function checkPattern(place: Place): void {
  const pattern = place.words()
  if (pattern === undefined) return
  if (pattern.length > maxPatternLength) {
    place.report('too-large', faultText`A pattern may have at most ${maxPatternLength} characters.`)
    return
  }
  try {
    if (compilePatternMatcher(pattern)) return
    place.report(
      'costly-pattern',
      faultText`Checking this pattern could take any time. One with several repeats cannot have a backreference, a modifier such as (?i:…), a class of several characters such as \\p{RGI_Emoji}, over 16 lookarounds, groups nested over 64 deep, or thousands of repeats. Write it without.`,
    )
  } catch (error) {
    // The engine's own words.
    place.report('bad-pattern', faultText`${error instanceof Error ? error.message : error}`)
  }
}
