import { parseForm } from '@letterslot/core/document'
import { expect, it } from 'vitest'
import { field, formOf } from '../forms.test.fixture.ts'
import { usesRareParts } from './uses-rare-parts.ts'

it.each([
  [{}, false],
  [{ progress: 'bar' }, true],
  [{ sentText: 'Thank you, {{name}}' }, true],
  [{ sentText: 'Thank you' }, false],
  [{ sentAnswers: true }, true],
  [{ sentBlocks: [{ id: 'b1', kind: 'heading', text: 'Thanks' }] }, true],
  [{ review: true }, true],
  [{ redirect: 'https://example.org' }, true],
  [{ drafts: true }, true],
  [{ prefill: { keep: true } }, true],
  [{ severity: 'warning' }, true],
  [{ pages: [{ id: 'p1', visibleWhen: { all: [] }, fields: [] }] }, true],
  [{ pages: [{ id: 'p1', next: [{ end: true }], fields: [] }] }, true],
])('[R347] [R356] [R601] of a form with %j it is said whether it wants more than its fields: %s', (more, wants) => {
  const found = parseForm(formOf([field('text', 'name', 'Your name')], more))
  expect(found.ok && usesRareParts(found.value)).toBe(wants)
})
