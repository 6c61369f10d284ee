import { brandFieldId } from '@letterslot/core'
import { expect, it } from 'vitest'
import { removeField, updateField } from '../../domain/document/commands/fields.ts'
import { createDocumentStore } from '../../domain/document/store.ts'
import { documentFromStart } from '../../domain/starts/document-from-start.ts'
import { contactStart } from '../../domain/starts/start.ts'
import { absentLabel } from './absent-label.ts'

const name = brandFieldId('full_name')

it('[T1743] a field that a list lacks is called by its label, once it is gone by the one that it had', () => {
  const store = createDocumentStore(documentFromStart(contactStart, { to: '', id: 'contact' }), () => 1_000)
  const label = (): string => absentLabel(store.getState(), name)
  expect(label()).toBe('Your name')
  store.getState().dispatch(updateField(name, { label: 'Who?' }))
  store.getState().dispatch(removeField(name))
  expect(label()).toBe('was: Who?')
  store.getState().undo()
  expect(label()).toBe('Who?')
  expect(absentLabel(store.getState(), 'other')).toBe('A field that is gone')
  // Of another version nothing of before is known.
  store.getState().dispatch(removeField(name))
  store.getState().replace(store.getState().document)
  expect(label()).toBe('A field that is gone')
})
