import { brandFieldId, type Comparison, type Field, type Look, type Option, type RowField } from '@letterslot/core'
import { withTheme } from '../look/change-look.ts'
import type { ThemeId } from '../look/theme.ts'
import { themeOf } from '../look/themes.ts'
import { startField } from './start-field.ts'

/** One of our themes, as a document keeps it. */
export function lookOf(theme: ThemeId): { readonly look?: Look } {
  const look = withTheme(undefined, themeOf(theme), { keepsAction: false })
  return look ? { look } : {}
}

/** Options that count in a total. Their labels say the price, too. */
export function priced(...choices: readonly (readonly [label: string, price: number])[]): readonly Option[] {
  return choices.map(([label, price]) => ({ value: label, label, price }))
}

/** Holds while the number of another field of the same start is so. */
export function whenNumber(name: string, is: 'atLeast' | 'atMost', to: number): Comparison {
  return { field: brandFieldId(name), is, to }
}

/** One of several, all in sight. */
export function choice(name: string, label: string, choices: readonly Option[], parts: Partial<Field> = {}): Field {
  return startField('radio', name, label, {
    options: choices,
    rules: [{ kind: 'required' }, { kind: 'options' }],
    ...parts,
  })
}

/** A titled part of a page, up to the next one. */
export function section(name: string, title: string, parts: Partial<Field> = {}): Field {
  return startField('section', name, title, parts)
}

/** Several of several. */
export function choices(name: string, label: string, offered: readonly Option[], parts: Partial<Field> = {}): Field {
  return startField('checkboxes', name, label, { options: offered, rules: [{ kind: 'options' }], ...parts })
}

/** Yes or no; an answer is wanted unless there is one to begin with. */
export function yesOrNo(name: string, label: string, parts: Partial<Field> = {}): Field {
  return startField('yesNo', name, label, {
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
    rules: parts.default === undefined ? [{ kind: 'required' }] : [],
    ...parts,
  })
}

/** A whole number that must be given. */
export function wholeNumber(name: string, label: string, [min, max]: readonly [number, number], parts = {}): Field {
  return startField('number', name, label, {
    rules: [{ kind: 'required' }, { kind: 'type' }, { kind: 'range', min, max, step: 1 }],
    ...parts,
  })
}

/** A total in euros, kept up as its answers change. */
export function totalOf(calculate: string, parts: Partial<Field> = {}): Field {
  return startField('calculated', 'total', 'To pay', { calculate, currency: 'EUR', ...parts })
}

/** A line of text within a group that repeats. */
export function question(name: string, label: string, parts: Partial<RowField> = {}): RowField {
  return { kind: 'text', name, label, rules: [{ kind: 'length', max: 120 }], ...parts }
}

/** A permission, without which nothing is sent. */
export function permission(name: string, label: string): Field {
  return startField('consent', name, label, { rules: [{ kind: 'required' }] })
}

/** A number to call back, with its country. */
export function phoneWithCountry(parts: Partial<Field> = {}): Field {
  return startField('phone', 'phone', 'Phone', { autocomplete: 'tel', rules: [{ kind: 'type' }], ...parts })
}
