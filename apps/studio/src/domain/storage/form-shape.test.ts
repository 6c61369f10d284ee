import { brandFieldId, type Field, type Form, type RuleKind } from '@letterslot/core'
import { fieldKinds, rulesFor } from '@letterslot/core/document'
import { expect, it } from 'vitest'
import { newRule } from '../../features/builder/rule-info.ts'
import { workshopForm } from '../../features/builder/workshop.test.fixture.ts'
import { formShapeFaults, readFormShape } from './read-record.ts'

function formWith(more: Partial<Field>): Form {
  const form = workshopForm()
  const pages = form.pages.map((page) => ({
    ...page,
    fields: page.fields.map((field, index) => (index === 0 ? { ...field, ...more } : field)),
  }))
  return { ...form, pages }
}

const kinds = new Set<RuleKind>(fieldKinds.flatMap(rulesFor))

it.each([...kinds])('[T1085] opens again a form with the rule %s, as the builder adds it', (kind) => {
  const fieldKind = fieldKinds.find((one) => rulesFor(one).includes(kind)) ?? 'text'
  const [first] = workshopForm().pages[0]?.fields ?? []
  const field = { id: first?.id ?? brandFieldId('f1'), kind: fieldKind }
  const form = formWith({ kind: fieldKind, rules: [newRule(kind, field, workshopForm())] })
  expect(formShapeFaults(form)).toEqual([])
  expect(readFormShape(form)).toEqual(form)
})

it('[T1085] opens again a form with a choice that takes a text, and words with links', () => {
  const options = [{ value: 'Other', label: 'Other', freeText: true }]
  const form = formWith({ kind: 'radio', options, help: 'See this', rich: { help: 'See [this](https://example.org)' } })
  expect(formShapeFaults(form)).toEqual([])
  expect(readFormShape(form)).toEqual(form)
})
