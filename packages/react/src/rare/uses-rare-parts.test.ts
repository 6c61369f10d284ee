import { parseForm } from '@letterslot/core/document'
import { expect, it } from 'vitest'
import { formOf } from '../forms.test.fixture.ts'
import { usesRareParts } from './uses-rare-parts.ts'

it.each([
  [{}, false],
  [{ progress: 'bar' }, true],
  [{ redirect: 'https://example.org' }, true],
  [{ drafts: true }, true],
])('[R347] [R356] of a form with %j it is said whether it wants more than its fields: %s', (more, wants) => {
  const found = parseForm(formOf([], more))
  expect(found.ok && usesRareParts(found.value)).toBe(wants)
})
