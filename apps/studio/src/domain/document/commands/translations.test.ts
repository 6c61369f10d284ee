import { expect, it } from 'vitest'
import { documentFromStart } from '../../starts/document-from-start.ts'
import { contactStart } from '../../starts/start.ts'
import { createDocumentStore } from '../store.ts'
import { addLanguage, removeLanguage } from './translations.ts'

const start = documentFromStart(contactStart, { to: 'me@example.org', id: 'contact' })

it('[T1303] a language is added empty and once, and taken out with its words; undo brings them back', () => {
  const document = { ...start, form: { ...start.form, translations: { fr: { title: 'Écrivez-nous' } } } }
  const { getState } = createDocumentStore(document)
  const translations = () => getState().document.form.translations
  for (const tag of ['de', 'de', start.form.locale]) getState().dispatch(addLanguage(tag))
  expect(translations()).toEqual({ fr: { title: 'Écrivez-nous' }, de: {} })
  getState().dispatch(removeLanguage('fr'))
  getState().dispatch(removeLanguage('de'))
  expect(translations()).toBeUndefined()
  getState().undo()
  getState().undo()
  expect(translations()).toEqual({ fr: { title: 'Écrivez-nous' }, de: {} })
})
