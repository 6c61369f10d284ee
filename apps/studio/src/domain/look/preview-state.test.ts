import { compileForm } from '@letterslot/core'
import { createFormStore } from '@letterslot/core/form-state'
import { describe, expect, it } from 'vitest'
import { documentFromStart } from '../starts/document-from-start.ts'
import { blankStart, contactStart } from '../starts/start.ts'
import { enterState, previewStates } from './preview-state.ts'

const contact = documentFromStart(contactStart, { to: '', id: 'contact' }).form
const blank = documentFromStart(blankStart, { to: '', id: 'blank' }).form
const nowMs = Date.UTC(2026, 10, 23, 14)

describe('the states of a preview', () => {
  it.each(previewStates)('[T1283] a form comes into “%s” by the runtime’s own events', (state) => {
    const compiled = compileForm(contact)
    const store = createFormStore(compiled)
    expect(enterState({ compiled, store, host: {} }, state, nowMs)).toBe(true)
    expect(store.state().status).toBe(state)
  })

  it('[T1283] a form in which nothing can be wrong has no problems to show', () => {
    const compiled = compileForm(blank)
    const store = createFormStore(compiled)
    expect(enterState({ compiled, store, host: {} }, 'problems', nowMs)).toBe(false)
    expect(store.state().status).toBe('filling')
  })
})
