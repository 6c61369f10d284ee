import { expect, it } from 'vitest'
import { documentFromStart } from '../../domain/starts/document-from-start.ts'
import { contactStart } from '../../domain/starts/start.ts'
import type { StoredForm } from '../../model/stored-form.ts'
import { type LibraryFilter, listForms } from './list-forms.ts'

function form(title: string, updatedAt: string, more: Partial<StoredForm> = {}): StoredForm {
  const made = documentFromStart(contactStart, { to: '', id: title })
  const document = { ...made, form: { ...made.form, title } }
  return { id: document.form.id, document, revision: 1, createdAt: updatedAt, updatedAt, ...more }
}

const forms = [
  form('Old draft', '2026-01-01T00:00:00Z'),
  form('Published', '2026-01-03T00:00:00Z', {
    state: { status: 'taken', newest: { revision: 1, publishedAt: 'then', as: 'page' } },
  }),
  form('In the bin', '2026-01-04T00:00:00Z', { deletedAt: '2026-01-05T00:00:00Z' }),
  form('New draft', '2026-01-02T00:00:00Z'),
]

it.each<readonly [LibraryFilter, string, readonly string[]]>([
  ['all', '', ['Published', 'New draft', 'Old draft']],
  ['out', '', ['Published']],
  ['drafts', '', ['New draft', 'Old draft']],
  ['bin', '', ['In the bin']],
  ['all', ' NEW ', ['New draft']],
  ['all', 'nothing', []],
])('[T50] the filter %s, searched for “%s”, shows %j', (filter, query, titles) => {
  expect(listForms(forms, filter, query).map(({ document }) => document.form.title)).toEqual(titles)
})
