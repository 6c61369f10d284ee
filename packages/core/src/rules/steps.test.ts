import { describe, expect, it } from 'vitest'
import { fitDraft } from '../fit-draft.ts'
import { documentOf, formOf, valuesOf } from '../form-of.test.fixture.ts'
import { issues as english } from '../messages/en.ts'
import { formatIssue } from '../messages/format-issue.ts'
import { languageOf } from '../messages/language.ts'
import { withStepIssues } from '../messages/step-issues.ts'
import { table as de } from '../messages/tables/de.ts'
import { formToJsonSchema } from '../schema/json-schema.ts'
import { parseForm } from '../schema/parse.ts'
import { compileForm } from './compile.ts'

const options = [
  { value: 'yes', label: 'Ja' },
  { value: 'no', label: 'Nei' },
]
const rules = [{ kind: 'required' }, { kind: 'options' }]

describe('yes or no', () => {
  it.each([
    ['none', undefined],
    ['one', options.slice(0, 1)],
    ['three', [...options, { value: 'maybe', label: 'Kanskje' }]],
    ['others', options.map(({ label }) => ({ value: label, label }))],
  ])('[C500] has two options, yes and no, and refuses %s', (_what, given) => {
    const parsed = parseForm(documentOf([{ kind: 'yesNo', options: given }]))
    expect(parsed.ok ? [] : parsed.error.faults.map(({ pointer }) => pointer)).toContain('/pages/0/fields/0/options')
  })

  it('[C500] takes both, in any order and in the words of its maker, and sends the value', () => {
    const form = formOf([{ kind: 'yesNo', options: options.toReversed(), rules }])
    const compiled = compileForm(form)
    expect(compiled.validate(valuesOf({ f0: 'no' }))).toEqual([])
    expect(compiled.templateParams(valuesOf({ f0: 'no' }))).toEqual({ n0: 'no' })
    expect(compiled.validate(valuesOf({ f0: 'perhaps' }))).toMatchObject([{ code: 'notAnOption' }])
    expect(formToJsonSchema(form)).toMatchObject({ properties: { n0: { minLength: 1, enum: ['no', 'yes'] } } })
  })

  it('[C501] asks for one of the two as a choice does, in any language', () => {
    const form = formOf([{ kind: 'yesNo', options, rules }])
    const [issue] = compileForm(form).validate({})
    const german = withStepIssues(languageOf(de).issues)
    expect(issue && formatIssue(issue, { form, messages: english })).toBe('Choose one')
    expect(issue && formatIssue(issue, { form, messages: german, locale: 'de' })).toBe('Wählen Sie eine Antwort aus')
  })

  it('[C502] brings back from a draft what may still be chosen', () => {
    const form = formOf([{ kind: 'yesNo', options }])
    const [field] = form.pages.flatMap(({ fields }) => fields)
    const kept = (value: string) => field && fitDraft(form, [{ ...field, field: field.id, value }]).values
    expect([kept('yes'), kept('maybe')]).toEqual([{ f0: 'yes' }, {}])
  })
})
