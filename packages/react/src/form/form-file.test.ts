import { compileForm } from '@letterslot/core'
import { expect, it } from 'vitest'
import contact from '../../../../scripts/sizes/contact.form.json'
import { formOf } from './form-file.ts'

it('[R94] takes an imported JSON file for the form that it is', () => {
  const form = formOf(contact)
  expect(form).toBe(contact)
  expect(compileForm(form).templateParams({})).toEqual({ full_name: '', email: '', message: '' })
})
