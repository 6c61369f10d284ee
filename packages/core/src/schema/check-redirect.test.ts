import { expect, it } from 'vitest'
import { parseForm } from './parse.ts'

const withRedirect = (redirect: unknown) =>
  parseForm({
    ...{ format: 'letterslot.form/1', version: 1, id: 'form', title: 'Form', locale: 'en', redirect },
    pages: [{ id: 'p1', fields: [] }],
  })

it.each(['https://example.org/thanks?name=%20#top', 'http://localhost:8080'])('[C440] may be %s', (redirect) => {
  expect(withRedirect(redirect)).toMatchObject({ ok: true, value: { redirect } })
})

it.each([
  '',
  'thanks.html',
  'javascript:alert(1)',
  ' data:text/html,x',
  'mailto:ada@example.org',
  'https://ada@example.org',
])('[C440] may not be “%s”', (redirect) => {
  const found = withRedirect(redirect)
  expect(found.ok ? [] : found.error.faults).toMatchObject([{ pointer: '/redirect', code: 'bad-link' }])
})

it('[C440] may not be a number', () => {
  const found = withRedirect(7)
  expect(found.ok ? [] : found.error.faults).toMatchObject([{ pointer: '/redirect', code: 'wrong-type' }])
})
