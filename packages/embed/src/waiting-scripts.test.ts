import { brandFieldId, brandFormId, brandPageId, type Field, type Form, type RowField } from '@letterslot/core'
import { expect, it } from 'vitest'
import type { LaterScript } from './page-runtime.ts'
import { waitingScripts } from './waiting-scripts.ts'

const script = (name: string, needs: readonly string[] = []): LaterScript => ({
  name,
  needs,
  script: '',
  scriptHash: '',
})

const scripts = [
  script('./AfterSent.js'),
  script('./ChosenFiles.js', ['./files.js']),
  script('./drafts-ui.js'),
  script('./prefill-ui.js'),
  script('./files.js'),
  script('./pages-ui.js'),
  script('./patterns.js'),
  script('./rare-parts-of.js', ['./files.js']),
  script('./submission-ui.js', ['./files.js']),
  script('letterslot-doctor'),
]

function formOf(field: Partial<Field>): Form {
  const whole: Field = { id: brandFieldId('f1'), kind: 'text', name: 'a', label: 'A', rules: [], ...field }
  return {
    format: 'letterslot.form/1',
    version: 1,
    id: brandFormId('form'),
    title: 'Form',
    locale: 'en',
    pages: [{ id: brandPageId('p1'), fields: [whole] }],
  }
}

const named = (field: Partial<Field>): readonly string[] =>
  waitingScripts(formOf(field), scripts).map(({ name }) => name)

it('[B150] a page carries what every form wants, and what that needs', () => {
  expect(named({})).toEqual(['./files.js', './submission-ui.js', 'letterslot-doctor'])
})

it('[B150] a page carries the matcher for a doubtful pattern, and for no other', () => {
  expect(named({ rules: [{ kind: 'pattern', pattern: '[a-z]+(-[a-z]+)*' }] })).toContain('./patterns.js')
  expect(named({ rules: [{ kind: 'pattern', pattern: '[a-z]+' }] })).not.toContain('./patterns.js')
  const asked = (pattern: string): readonly RowField[] => [
    { kind: 'text', name: 'a', label: 'A', rules: [{ kind: 'pattern', pattern }] },
  ]
  expect(named({ kind: 'rows', fields: asked('[a-z]+(-[a-z]+)*') })).toContain('./patterns.js')
  expect(named({ kind: 'rows', fields: asked('[a-z]+') })).not.toContain('./patterns.js')
})

it('[B150] a page carries what shows chosen files where it asks for files', () => {
  expect(named({ kind: 'file' })).toContain('./ChosenFiles.js')
})

it.each<Partial<Form>>([{ progress: 'steps' }, { review: true }])(
  '[B170] [B214] a page whose form is shown in steps carries what leads through them: %j',
  (more) => {
    expect(waitingScripts({ ...formOf({}), ...more }, scripts).map(({ name }) => name)).toEqual([
      './files.js',
      './pages-ui.js',
      './rare-parts-of.js',
      './submission-ui.js',
      'letterslot-doctor',
    ])
  },
)

it('[B180] a page whose form keeps drafts carries what keeps them, unless nothing stays on the device', () => {
  const drafting: Form = { ...formOf({}), drafts: true }
  const delivery = { origin: 'https://a.example', publicKey: '', serviceId: '', templateId: '', keepOnDevice: false }
  const carried = [drafting, { ...drafting, delivery }, formOf({})].map((form) =>
    waitingScripts(form, scripts).some(({ name }) => name === './drafts-ui.js'),
  )
  expect(carried).toEqual([true, false, false])
})

it('[B540] a page carries what fills fields where one of its form allows it', () => {
  const carried = [formOf({ prefill: ['address'] }), formOf({ prefill: [] }), formOf({})].map((form) =>
    waitingScripts(form, scripts).some(({ name }) => name === './prefill-ui.js'),
  )
  expect(carried).toEqual([true, false, false])
})

it.each([{ redirect: 'https://example.org' }, { sentAnswers: true }, { sentText: 'Thank you, {{a}}' }])(
  '[B210] [B212] a page carries what follows the receipt where there is something: %j',
  (more) => {
    expect(waitingScripts({ ...formOf({}), ...more }, scripts).map(({ name }) => name)).toEqual([
      './AfterSent.js',
      './files.js',
      './rare-parts-of.js',
      './submission-ui.js',
      'letterslot-doctor',
    ])
  },
)
