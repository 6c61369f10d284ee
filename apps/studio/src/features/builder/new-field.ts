import type { Field, FieldId, FieldKind, Form, Option, Rule } from '@letterslot/core'
import { hasOptions } from '@letterslot/core/document'
import { fieldKindInfo } from '../../domain/document/field-kind-info.ts'
import { allFields } from '../../domain/document/find-field.ts'
import { sayField, wordsFor } from '../../domain/starts/say-field.ts'
import { currencyOf } from './currencies.ts'
import { firstColumns, firstEnds, firstLabels, firstRows, optionCalled, yesAndNo } from './option-list.ts'
import { freeNames, parameterName } from './parameter-name.ts'
import { firstParts } from './part-order.ts'
import { firstQuestions } from './row-questions.ts'
import { newFileBytes } from './rule-info.ts'

const typedKinds: readonly FieldKind[] = [
  'email',
  'url',
  'number',
  'date',
  'time',
  'datetime',
  'currency',
  'country',
  'phone',
  'dateRange',
]

const autocompleteOf: Partial<Record<FieldKind, string>> = {
  email: 'email',
  tel: 'tel',
  url: 'url',
  country: 'country',
}

function firstRules(kind: FieldKind): readonly Rule[] {
  if (kind === 'file')
    return [
      { kind: 'length', max: 1 },
      { kind: 'file', maxBytes: newFileBytes },
    ]
  if (kind === 'slider') return [{ kind: 'range', min: 0, max: 10, step: 1 }]
  if (kind === 'combobox') return [{ kind: 'options' }]
  return typedKinds.includes(kind) ? [{ kind: 'type' }] : []
}

function firstOptions(kind: FieldKind): readonly Option[] {
  if (kind === 'yesNo') return yesAndNo
  return (kind === 'matrix' ? firstColumns : firstLabels).map(optionCalled)
}

/** Adds up the numbers of a form, so that a new total shows what it does. */
function firstCalculation(form: Form, own: FieldId): string {
  const numbers = allFields(form).filter(({ id, kind }) => kind === 'number' && id !== own)
  return numbers.length > 0 ? numbers.map(({ name }) => name).join(' + ') : '0'
}

/**
 * A field as the palette adds it: with the rules that people expect of its kind, where the maker sees them, and with a
 * parameter name that is free in the form. It speaks the form's language where that is the page's, else English.
 */
export function newField(form: Form, kind: FieldKind, id: FieldId): Field {
  const { label } = fieldKindInfo(kind)
  const autocomplete = autocompleteOf[kind]
  const parts = firstParts(kind, form.locale)
  const english: Field = {
    id,
    kind,
    name: '',
    label,
    ...(kind === 'content' ? { text: 'Tell people what they should know before they answer.' } : {}),
    ...(kind === 'custom' ? { customKind: 'my-kind' } : {}),
    ...(kind === 'rows' ? { fields: firstQuestions, item: 'person', max: 6 } : {}),
    ...(kind === 'calculated' ? { calculate: firstCalculation(form, id) } : {}),
    ...(autocomplete === undefined ? {} : { autocomplete }),
    ...(kind === 'matrix' ? { rows: firstRows.map(optionCalled) } : {}),
    ...(hasOptions(kind) ? { options: firstOptions(kind) } : {}),
    ...(kind === 'currency' ? { currency: currencyOf(form.locale) } : {}),
    ...firstEnds[kind],
    ...(parts && { parts }),
    rules: firstRules(kind),
  }
  const field = sayField(english, wordsFor(form.locale))
  const named = { ...field, name: parameterName(field.label, freeNames(form, field)) }
  // Most pictures have no line below them.
  return kind === 'image' ? { ...named, label: '' } : named
}
