import {
  brandFieldId,
  brandFormId,
  brandPageId,
  type Field,
  type FieldId,
  type FieldKind,
  type Form,
  isAsked,
  type Rule,
  type Value,
} from '@letterslot/core'
import { mayAdvise, rulesFor, takesSeveral } from '@letterslot/core/document'
import { sampleValues } from '@letterslot/email'
import { sampleFile } from '../../domain/connections/sample-file.ts'
import { fieldKindInfo, fieldKindInfos } from '../../domain/document/field-kind-info.ts'
import { fieldGroupText } from '../../domain/texts/field-kinds.ts'
import { kindsText } from '../../domain/texts/kinds.ts'
import { language } from '../../ui/language.ts'
import { newField } from './new-field.ts'
import { bowl, cup, pots } from './sample-pictures.ts'

/** The dress of the fields of `kindsForm`. */
export interface KindsDress {
  /** Default: true. */
  readonly isRequired?: boolean
  readonly hasHelp?: boolean
  /** True where each kind that may advise does so of `kindsAnswers`. */
  readonly hasAdvice?: boolean
}

/** A form with a field of every kind of the palette, a page for each of its groups: as the palette adds it, in this dress. */
export function kindsForm(dress: KindsDress = {}): Form {
  const empty: Form = {
    format: 'letterslot.form/1',
    version: 1,
    id: brandFormId('kinds'),
    title: kindsText.formTitle,
    locale: language,
    submitLabel: kindsText.check,
    pages: [],
  }
  const groups = [...new Set(fieldKindInfos.map(({ group }) => group))]
  const pages = groups.map((group) => ({
    id: brandPageId(group),
    title: fieldGroupText[group],
    fields: fieldKindInfos.filter((info) => info.group === group).map(({ kind }) => fieldOf(empty, kind, dress)),
  }))
  return { ...empty, pages }
}

/** An answer to each of its fields, a real file among them. */
export function kindsAnswers(): Partial<Record<FieldId, Value>> {
  const file = sampleFile({ name: 'sample.pdf', type: '', size: 0 })
  return { ...sampleValues(kindsForm()), [brandFieldId('custom')]: 'B2', [brandFieldId('file')]: [file] }
}

/** The choices of the field of pictures. */
const pictured = [
  { value: 'bowl', label: kindsText.bowl, image: bowl },
  { value: 'cup', label: kindsText.cup, image: cup },
]

function fieldOf(form: Form, kind: FieldKind, { isRequired = true, hasHelp, hasAdvice }: KindsDress): Field {
  const field = newField(form, kind, brandFieldId(kind))
  const advice = hasAdvice ? adviceOn(kind) : undefined
  return {
    ...field,
    name: kind,
    ...(kind === 'image' && { image: pots, alt: kindsText.picture }),
    ...(kind === 'pictures' && { options: pictured }),
    ...(kind === 'custom' && { customKind: 'seats', settings: { free: ['A1', 'A2', 'B2'] } }),
    ...(hasHelp && kind === 'section' && { text: kindsText.help }),
    ...(hasHelp && (isAsked(kind) || kind === 'calculated') && { help: kindsText.help }),
    label: fieldKindInfo(kind).name,
    rules: [
      ...(isRequired && rulesFor(kind).includes('required') ? [{ kind: 'required' } as const] : []),
      ...field.rules,
      ...(advice ? [{ ...advice, severity: 'warning' } as const] : []),
    ],
  }
}

/** A rule that the answer of `kindsAnswers` breaks; none for a kind that takes no advice. */
function adviceOn(kind: FieldKind): Rule | undefined {
  const rule = rulesFor(kind).find((one) => mayAdvise(one, kind) && /^(length|range|compare)$/.test(one))
  if (!rule) return undefined
  if (kind === 'checkboxes') return { kind: 'length', max: 1 }
  if (kind === 'custom') return { kind: 'list', only: ['A1', 'A2'] }
  if (rule === 'length' && !takesSeveral(kind)) return { kind: 'length', min: kind === 'textarea' ? 200 : 40 }
  if (rule === 'range') return { kind: 'range', max: latestAnswers[kind] ?? 1 }
  return { kind: 'compare', is: 'equal', to: { field: brandFieldId(kind === 'text' ? 'textarea' : 'text') } }
}

/** Bounds that the answers are beyond. */
const latestAnswers: Readonly<Partial<Record<FieldKind, string>>> = {
  date: '2027-01-01',
  dateRange: '2027-01-01',
  time: '09:00',
  datetime: '2027-01-01T09:00',
}
