import { brandFieldId, brandFormId, brandPageId, type Field, type FieldKind, type Form } from '@letterslot/core'
import { rulesFor } from '@letterslot/core/document'
import { fieldKindInfo, fieldKindInfos } from '../../domain/document/field-kind-info.ts'
import { fieldGroupText } from '../../domain/texts/field-kinds.ts'
import { kindsText } from '../../domain/texts/kinds.ts'
import { language } from '../../ui/language.ts'
import { newField } from './new-field.ts'

/** A form with a field of every kind of the palette, a page for each of its groups: as the palette adds it, and wanting an answer. */
export function kindsForm(): Form {
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
    fields: fieldKindInfos.filter((info) => info.group === group).map(({ kind }) => fieldOf(empty, kind)),
  }))
  return { ...empty, pages }
}

function fieldOf(form: Form, kind: FieldKind): Field {
  const field = newField(form, kind, brandFieldId(kind))
  const isAsked = rulesFor(kind).includes('required')
  return {
    ...field,
    name: kind,
    label: fieldKindInfo(kind).name,
    rules: isAsked ? [{ kind: 'required' }, ...field.rules] : field.rules,
  }
}
