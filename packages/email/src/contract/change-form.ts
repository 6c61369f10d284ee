import { assertNever, type Field, type Form, type Rule } from '@letterslot/core'
import { isNotePlace } from '../parameters/placed-fields.ts'
import type { AnswerLimit, FormFix } from './finding.ts'

/** Makes a change of the form; one whose target is gone changes nothing. */
export function changeForm(form: Form, fix: FormFix): Form {
  switch (fix.kind) {
    case 'requireField':
      return changeField(form, fix.place, requireAddress)
    case 'renameField':
      return renameFormField(form, fix.place, fix.name)
    case 'mapParameter':
      return withMap(form, [...mapEntries(form).filter(([name]) => name !== fix.name), [fix.name, fix.field]])
    case 'unmapParameter':
      return unmap(form, fix.name)
    case 'clearNote':
      return withoutNote(form)
    case 'limitAnswers':
      return fix.limits.reduce(
        (limited, limit) => changeField(limited, limit.place, (field) => limitTo(field, limit)),
        form,
      )
    case 'limitFile':
      return changeField(form, fix.place, (field) => limitFile(field, fix.maxBytes))
    default:
      return assertNever(fix)
  }
}

/** The field at a JSON pointer into a form. */
export function fieldAt(form: Form, place: string): Field | undefined {
  const [, , page = '', , index = ''] = place.split('/')
  return form.pages[Number(page)]?.fields[Number(index)]
}

function changeField(form: Form, place: string, change: (field: Field) => Field): Form {
  const target = fieldAt(form, place)
  if (!target) return form
  const pages = form.pages.map((page) => ({
    ...page,
    fields: page.fields.map((field) => (field === target ? change(field) : field)),
  }))
  return { ...form, pages }
}

function requireAddress(field: Field): Field {
  const has = (kind: Rule['kind']): boolean => field.rules.some((rule) => rule.kind === kind)
  const required: readonly Rule[] = has('required') ? [] : [{ kind: 'required' }]
  const typed: readonly Rule[] = has('type') ? [] : [{ kind: 'type' }]
  return { ...field, rules: [...required, ...field.rules, ...typed] }
}

function limitTo(field: Field, { max }: AnswerLimit): Field {
  const at = field.rules.findIndex(({ kind }) => kind === 'length')
  if (at < 0) return { ...field, rules: [...field.rules, { kind: 'length', max }] }
  const rules = field.rules.map((rule, index) => (index === at && rule.kind === 'length' ? { ...rule, max } : rule))
  return { ...field, rules }
}

function limitFile(field: Field, maxBytes: number): Field {
  const at = field.rules.findIndex(({ kind }) => kind === 'file')
  if (at < 0) return { ...field, rules: [...field.rules, { kind: 'file', maxBytes }] }
  const rules = field.rules.map((rule, index) => (index === at && rule.kind === 'file' ? { ...rule, maxBytes } : rule))
  return { ...field, rules }
}

/** A note of late messages follows its text, unless another text has the old name. */
function renameFormField(form: Form, place: string, name: string): Form {
  const { name: before, kind } = fieldAt(form, place) ?? {}
  const renamed = changeField(form, place, (field) => ({ ...field, name }))
  const isNoted = (kind === 'text' || kind === 'textarea') && renamed.delivery?.noteIn === before
  if (before === undefined || !renamed.delivery || !isNoted || isNotePlace(renamed, before)) return renamed
  return { ...renamed, delivery: { ...renamed.delivery, noteIn: name } }
}

function unmap(form: Form, name: string): Form {
  const unmapped = withMap(
    form,
    mapEntries(form).filter(([key]) => key !== name),
  )
  return form.delivery?.noteIn === name && !hasNamedField(form, name) ? withoutNote(unmapped) : unmapped
}

function withMap(form: Form, entries: readonly (readonly [string, string])[]): Form {
  if (!form.delivery) return form
  const { map: _, ...delivery } = form.delivery
  return { ...form, delivery: entries.length === 0 ? delivery : { ...delivery, map: Object.fromEntries(entries) } }
}

function withoutNote(form: Form): Form {
  if (!form.delivery) return form
  const { noteIn: _, ...delivery } = form.delivery
  return { ...form, delivery }
}

function mapEntries({ delivery }: Form): readonly (readonly [string, string])[] {
  return Object.entries(delivery?.map ?? {})
}

/** True when a field that gives an answer has the name; a content block gives none. */
export function hasNamedField(form: Form, name: string): boolean {
  return form.pages.some((page) => page.fields.some((field) => field.kind !== 'content' && field.name === name))
}
