import { brandFieldId, type Field, type Form, type RuleKind } from '@letterslot/core'
import { fieldKinds, rulesFor } from '@letterslot/core/document'
import { answerFormats } from '@letterslot/email'
import { expect, it } from 'vitest'
import { documentOf } from '../../features/builder/document-of.test.fixture.ts'
import { newRule } from '../../features/builder/rule-info.ts'
import { workshopForm } from '../../features/builder/workshop.test.fixture.ts'
import { documentFromStart } from '../starts/document-from-start.ts'
import { starts } from '../starts/starts.ts'
import { formShapeFaults, readFormShape, storedFormFaults } from './read-record.ts'

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

it.each(starts.map((start) => [start.id, start] as const))(
  '[T1085] opens again the start %s, mail and all',
  (_, start) => {
    const at = '2026-11-21T14:02:10Z'
    const document = documentFromStart(start, { to: '' })
    const stored = { id: document.form.id, document, revision: 1, createdAt: at, updatedAt: at }
    expect(storedFormFaults(stored)).toEqual([])
  },
)

it('[T1085] opens again a form whose mail prints answers in every way, in sections', () => {
  const { form, email } = documentOf(workshopForm())
  const rows = answerFormats.map((as) => ({
    name: as,
    label: as,
    as,
    unit: 'km',
    of: 5,
    yes: 'Yes',
    no: 'No',
    section: 'All of them',
  }))
  const blocks = [{ id: 'b1', kind: 'answers', auto: true, rows }]
  const at = '2026-11-21T14:02:10Z'
  const stored = {
    id: form.id,
    document: { form, email: { ...email, blocks } },
    revision: 1,
    createdAt: at,
    updatedAt: at,
  }
  expect(storedFormFaults(stored)).toEqual([])
})
