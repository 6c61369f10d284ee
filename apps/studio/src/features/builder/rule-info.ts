import type { Field, FieldKind, Form, Rule, RuleKind } from '@letterslot/core'
import { isNumeric, rulesFor, takesSeveral } from '@letterslot/core/document'
import { allFields } from '../../domain/document/find-field.ts'
import { rulesText } from '../../domain/texts/inspector.ts'

const typeNames: Partial<Record<FieldKind, string>> = {
  email: rulesText.names.email,
  url: rulesText.names.url,
  number: rulesText.names.number,
  currency: rulesText.names.currency,
  dateRange: rulesText.names.dateRange,
  country: rulesText.names.country,
  phone: rulesText.names.phone,
  date: rulesText.names.date,
  time: rulesText.names.time,
  datetime: rulesText.names.datetime,
}

/** True for kinds whose length is a number of things, not of characters. */
export function isCountedKind(kind: FieldKind): boolean {
  return kind === 'checkboxes' || kind === 'file' || takesSeveral(kind)
}

/** A rule's name beside a field of this kind. */
export function ruleName(kind: RuleKind, fieldKind: FieldKind): string {
  switch (kind) {
    case 'required':
      return rulesText.names.required
    case 'type':
      return typeNames[fieldKind] ?? rulesText.names.type
    case 'length':
      return isCountedKind(fieldKind) ? rulesText.names.count : rulesText.names.length
    case 'range':
      return rulesText.names.range
    case 'pattern':
      return rulesText.names.pattern
    case 'options':
      return rulesText.names.options
    case 'decimals':
      return rulesText.names.decimals
    case 'words':
      return rulesText.names.words
    case 'letters':
      return rulesText.names.letters
    case 'noLink':
      return rulesText.names.noLink
    case 'domains':
      return rulesText.names.domains
    case 'list':
      return rulesText.names.list
    case 'compare':
      return rulesText.names.compare
    case 'sum':
      return rulesText.names.sum
    case 'atLeastOne':
      return rulesText.names.atLeastOne
    case 'file':
      return rulesText.names.file
    case 'days':
      return rulesText.names.days
  }
}

/** Size limit of a new file field in bytes: the limit of our relay. */
export const newFileBytes = 5_000_000

/** The fields of a form whose answer another field's may be compared with, those of its own kind first. */
export function fieldsToCompare(form: Form, field: Pick<Field, 'id' | 'kind'>): readonly Field[] {
  const others = allFields(form).filter(
    ({ id, kind, multiple }) => id !== field.id && !multiple && comparable.has(kind),
  )
  return [...others.filter(({ kind }) => kind === field.kind), ...others.filter(({ kind }) => kind !== field.kind)]
}

const comparable: ReadonlySet<FieldKind> = new Set<FieldKind>([
  'text',
  'textarea',
  'email',
  'tel',
  'url',
  'number',
  'currency',
  'country',
  'phone',
  'custom',
  'date',
  'time',
  'datetime',
  'select',
  'radio',
  'combobox',
  'pictures',
  'hidden',
  'calculated',
  'yesNo',
  'rating',
  'scale',
  'slider',
])

/** The fields of a form that can be added to a number. */
export function fieldsToSum(form: Form, field: Pick<Field, 'id'>): readonly Field[] {
  return allFields(form).filter(({ id, kind }) => id !== field.id && isNumeric(kind))
}

/** The other fields of a form that visitors answer. */
export function fieldsToAnswer(form: Form, field: Pick<Field, 'id'>): readonly Field[] {
  return allFields(form).filter(({ id, kind }) => id !== field.id && rulesFor(kind).includes('required'))
}

const newRange: Readonly<Partial<Record<FieldKind, Rule>>> = {
  date: { kind: 'range', min: '2027-01-01' },
  dateRange: { kind: 'range', min: '2027-01-01' },
  time: { kind: 'range', min: '09:00', max: '17:00' },
  datetime: { kind: 'range', min: '2027-01-01T09:00' },
}

/**
 * A rule as it is when it has just been added: sound, and with bounds that show what it does.
 * @param form - for rules that name another field.
 */
export function newRule(kind: RuleKind, field: Pick<Field, 'id' | 'kind'>, form: Form): Rule {
  const { kind: fieldKind } = field
  switch (kind) {
    case 'length':
      if (fieldKind === 'file') return { kind, max: 1 }
      return isCountedKind(fieldKind) ? { kind, min: 1 } : { kind, max: 200 }
    case 'range':
      return newRange[fieldKind] ?? { kind, min: 1, max: 10 }
    case 'pattern':
      return { kind, pattern: '[A-Z]{3}-\\d+' }
    case 'decimals':
      return { kind, max: 0 }
    case 'words':
      return { kind, max: 100 }
    case 'domains':
      return { kind, only: ['example.org'] }
    case 'list':
      return { kind, only: ['LS-2027'] }
    case 'compare': {
      const [other] = fieldsToCompare(form, field)
      const isLater = /^(date|time|datetime)$/.test(fieldKind) && other?.kind === fieldKind
      const is = isLater ? 'atLeast' : 'equal'
      return { kind, is, to: { field: other?.id ?? field.id } }
    }
    case 'sum':
      return { kind, with: fieldsToSum(form, field).map(({ id }) => ({ field: id })), max: 10 }
    case 'atLeastOne':
      return {
        kind,
        with: fieldsToAnswer(form, field)
          .slice(0, 1)
          .map(({ id }) => ({ field: id })),
      }
    case 'file':
      return { kind, maxBytes: newFileBytes }
    case 'days':
      return { kind, from: 0 }
    default:
      return { kind }
  }
}

/** The rules that can still be added to a field: those that fit its kind and are not there yet. */
export function rulesToAdd(field: Field, form: Form): readonly RuleKind[] {
  const present = new Set(field.rules.map(({ kind }) => kind))
  return rulesFor(field.kind).filter((kind) => {
    if (takesSeveral(field.kind) && kind === (field.multiple ? 'compare' : 'length')) return false
    if (kind === 'compare' && fieldsToCompare(form, field).length === 0) return false
    if (kind === 'atLeastOne' && fieldsToAnswer(form, field).length === 0) return false
    if (kind === 'sum' && fieldsToSum(form, field).length === 0) return false
    return !present.has(kind)
  })
}
