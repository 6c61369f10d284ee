import { compileForm } from '@letterslot/core'
import { createFormStore } from '@letterslot/core/form-state'
import { describe, expect, it } from 'vitest'
import { documentFromStart } from '../../domain/starts/document-from-start.ts'
import { blankStart, contactStart } from '../../domain/starts/start.ts'
import { miniatureForm } from './miniature-form.ts'
import { enterState, previewStates } from './preview-state.ts'

const contact = documentFromStart(contactStart, { to: '', id: 'contact' }).form
const blank = documentFromStart(blankStart, { to: '', id: 'blank' }).form
const nowMs = Date.UTC(2026, 10, 23, 14)

describe('the states of a preview', () => {
  it.each(previewStates)('[T1283] a form comes into “%s” by the runtime’s own events', (state) => {
    const store = createFormStore(compileForm(contact))
    expect(enterState(store, state, nowMs)).toBe(true)
    expect(store.state().status).toBe(state)
  })

  it('[T1283] a form in which nothing can be wrong has no problems to show', () => {
    const store = createFormStore(compileForm(blank))
    expect(enterState(store, 'problems', nowMs)).toBe(false)
    expect(store.state().status).toBe('filling')
  })
})

it('[T1280] a miniature has the form’s own title, a line to write on, one option, and Send', () => {
  const [page] = contact.pages
  if (!page?.fields[0]) throw new Error('The contact form has no fields.')
  const choice = {
    ...page.fields[0],
    kind: 'radio' as const,
    options: [
      { value: 'a', label: 'A' },
      { value: 'b', label: 'B' },
    ],
    visibleWhen: { field: page.fields[0].id, is: 'empty' as const },
  }
  const small = miniatureForm({
    ...contact,
    look: { theme: 'kiln' },
    pages: [{ ...page, fields: [...page.fields, choice] }],
  })
  expect([small.title, small.look, small.delivery]).toEqual([contact.title, undefined, undefined])
  expect(small.pages.flatMap(({ fields }) => fields.map(({ kind, options }) => [kind, options?.length]))).toEqual([
    [page.fields[0].kind, undefined],
    ['radio', 1],
  ])
})
