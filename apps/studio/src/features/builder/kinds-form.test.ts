import { fieldKinds, parseForm } from '@letterslot/core/document'
import { expect, it } from 'vitest'
import { kindsForm } from './kinds-form.ts'

it('[T1790] the form of every kind is one that could be published, and has each kind once', () => {
  const form = kindsForm()
  expect(parseForm(form)).toMatchObject({ ok: true })
  const kinds = form.pages.flatMap(({ fields }) => fields.map(({ kind }) => kind))
  expect(kinds.toSorted()).toEqual([...fieldKinds].toSorted())
})
