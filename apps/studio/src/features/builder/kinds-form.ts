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
import { fieldKindInfo, fieldKindInfos } from '../../domain/document/field-kind-info.ts'
import { fieldGroupText } from '../../domain/texts/field-kinds.ts'
import { kindsText } from '../../domain/texts/kinds.ts'
import { language } from '../../ui/language.ts'
import { newField } from './new-field.ts'

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

/** An answer to each of its fields. */
export function kindsAnswers(): Partial<Record<FieldId, Value>> {
  return { ...sampleValues(kindsForm()), [brandFieldId('custom')]: 'B2' }
}

/** Three pots on a table: WebP of 1 kB. */
const samplePicture =
  'data:image/webp;base64,UklGRroEAABXRUJQVlA4WAoAAAAgAAAAfwIAxwAASUNDUMgBAAAAAAHIAAAAAAQwAABtbnRyUkdCIFhZWiAH4AABAAEAAAAAAABhY3NwAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAA9tYAAQAAAADTLQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAlkZXNjAAAA8AAAACRyWFlaAAABFAAAABRnWFlaAAABKAAAABRiWFlaAAABPAAAABR3dHB0AAABUAAAABRyVFJDAAABZAAAAChnVFJDAAABZAAAAChiVFJDAAABZAAAAChjcHJ0AAABjAAAADxtbHVjAAAAAAAAAAEAAAAMZW5VUwAAAAgAAAAcAHMAUgBHAEJYWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9YWVogAAAAAAAA9tYAAQAAAADTLXBhcmEAAAAAAAQAAAACZmYAAPKnAAANWQAAE9AAAApbAAAAAAAAAABtbHVjAAAAAAAAAAEAAAAMZW5VUwAAACAAAAAcAEcAbwBvAGcAbABlACAASQBuAGMALgAgADIAMAAxADZWUDggzAIAAHAuAJ0BKoACyAA/EYi+V6wwpqOlmPgCECIJZ27hdTT+Xaj0uKQFA+IkJpVx1jHvGwUEeRITSrjrGPeNgoI8iQmlXHWMe8bBQR5EhNKubmOOsY91YEizxznRk8u6eveNgoI8iQmlXNhyJCaVXe4JKzrTVj3jYKCPIkJpcTSsRV0TYAgj2woenHx2yNtsmHr3jYKCPIkJpVwF0q0C2x+juK0KgCgpEdO7KW56zm+LXbYdHsPXvGveutS4C5z9bENcBc5/E0cml0fXuqZYEeQ6u0c/U2mq5/k/L+cJB2gOILd92n0941711ty+EnhpttHFf5wkHaBeD1neOKQ6G4R+h0p+oBn8VBoNbDpOTX/Vf2CXafqAbmiH1Lvqnpq14LSmi4bc26FhqOiZ8hAKVLa25i1zujjayQtaNzVqVhxDZZ5BEivVlMlkD+l3c/OQWadZ8fXl4EomlXHWMl3l66fbYhw2CgknF28PVjHvKBHmCPKjd7hsFBHkW8mCPHAAAP7+Ypd6rZ49D9w3y6F0iAAFhRVgAABMICZxKIpvEBujYkwt76HZJ+adiFg276hDwAAB1BohQAHBVfal6S2ntduZFNAo+C/i0xPnNDQ2kDZuNLk25PmIALKeDM75TQ6RZfa1y7BHBNrjMpeHU9SnkuACezcqH2wlZ213kZlkSmQTEWCAAebE1TJAVTP4kC9hKupVIWxNei59Nd+ONYZmo871eJCcBTjHulbgU8rMQC7mbAj6jxJ3K/ShVs0mSHFRwkvo5WK0lvQpsEivektByiLbLe6iKk4VvgDiDkfK0qXyswDtepMLFWzSZN3LeEs2I89+6DWHy++saRwTkzRUUrZtcDE3SVh4NiYjTLRIaMwjj1W7g3xTn2kUn3AlRf3BjK52GbOK7kdpfsSeeiKWrxKsNGMUIUjBnT4waa/v16U8Lq5TgA0a8QRdOoCAAAAA'

function fieldOf(form: Form, kind: FieldKind, { isRequired = true, hasHelp, hasAdvice }: KindsDress): Field {
  const field = newField(form, kind, brandFieldId(kind))
  const advice = hasAdvice ? adviceOn(kind) : undefined
  return {
    ...field,
    name: kind,
    ...(kind === 'image' && { image: samplePicture, alt: kindsText.picture }),
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
