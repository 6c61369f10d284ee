import { expect, it } from 'vitest'
import { documentFromStart } from '../starts/document-from-start.ts'
import { contactStart } from '../starts/start.ts'
import { storedFormOf } from './backup.ts'
import { repairForm } from './damaged-form.ts'
import { readStoredForm } from './read-record.ts'

const at = '2026-11-22T10:00:00.000Z'
const document = documentFromStart(contactStart, { to: 'me@example.org', id: 'contact' })
const stored = storedFormOf(document, '2026-01-01T10:00:00.000Z')
const { form } = document
const [page] = form.pages
const fields = page?.fields ?? []
const [first, ...others] = fields

const withForm = (changes: object): object => ({ ...stored, document: { ...document, form: { ...form, ...changes } } })
const withFirst = (changes: object): object =>
  withForm({ pages: [{ ...page, fields: [{ ...first, ...changes }, ...others] }] })
const fieldsOf = (record: unknown): readonly string[] =>
  repairForm(record, 'contact', at)?.stored.document.form.pages.flatMap((each) => each.fields.map(({ id }) => id)) ?? []

it('[T813] a condition on another answer or on today is read as it is', () => {
  const conditions = [{ field: 'a' }, { today: -7 }].map((to) => ({ field: first?.id, is: 'equal', to }))
  const visibleWhen = { all: [...conditions, { field: first?.id, count: true, is: 'less', to: 2 }] }
  const repaired = repairForm(withFirst({ visibleWhen, rules: [{ kind: 'magic' }] }), 'contact', at)
  expect(repaired?.stored.document.form.pages[0]?.fields[0]?.visibleWhen).toEqual(visibleWhen)
})

it('[T813] what cannot be read of a field is left out, and the rest of it stays', () => {
  const repaired = repairForm(
    withFirst({ visibleWhen: 7, rules: [{ kind: 'magic' }, { kind: 'required' }] }),
    'contact',
    at,
  )
  const [mended] = repaired?.stored.document.form.pages[0]?.fields ?? []
  expect(mended).toEqual({ ...first, rules: [{ kind: 'required' }] })
  expect(repaired?.leftOut.map(({ pointer }) => pointer)).toEqual([
    '/document/form/pages/0/fields/0/visibleWhen',
    '/document/form/pages/0/fields/0/rules/0/kind',
  ])
})

it.each([
  ['a field that is none', withForm({ pages: [{ ...page, fields: [null, ...others] }] })],
  ['each of two fields in a row', withForm({ pages: [{ ...page, fields: [null, null, ...others] }] })],
  ['a field without a kind', withFirst({ kind: undefined })],
  ['a field of an unknown kind', withFirst({ kind: 'hologram' })],
])('[T813] %s is left out, and the others stay', (_, record) => {
  expect(fieldsOf(record)).toEqual(others.map(({ id }) => id))
})

it.each([
  ['without a title', withForm({ title: 7 })],
  ['without moments', { ...stored, createdAt: null, updatedAt: null, revision: 'x' }],
  ['with an odd publishing', { ...stored, state: { status: 'taken' } }],
  ['with an odd delivery', withForm({ delivery: { origin: 7 } })],
  ['without a mail', { ...stored, document: { ...document, email: null } }],
  [
    'with a mail of something else',
    { ...stored, document: { ...document, email: { ...document.email, format: 'x' } } },
  ],
  ['as the bare form document', form],
])('[T813] a form %s keeps all its fields', (_, record) => {
  const repaired = repairForm(record, 'contact', at)
  expect(readStoredForm(repaired?.stored)).toEqual(repaired?.stored)
  expect(repaired?.stored.id).toBe('contact')
  expect(fieldsOf(record)).toEqual(fields.map(({ id }) => id))
})

it.each([
  ['text', 'none'],
  ['nothing', null],
  ['another document', { id: 'contact', document: 'none' }],
  ['a form without fields', withForm({ pages: 7 })],
  ['a whole record, which needs none', stored],
])('[T813] of %s nothing is repaired', (_, record) => {
  expect(repairForm(record, 'contact', at)).toBeUndefined()
})

it('[T813] where no field can be read there is no form to go on with', () => {
  expect(repairForm(withForm({ pages: [{ ...page, fields: [null] }] }), 'contact', at)).toBeUndefined()
})
