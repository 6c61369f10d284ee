import { expect, it } from 'vitest'
import { fileNames, filesOf } from './files.ts'
import { formOf, valuesOf } from './form-of.test.fixture.ts'
import { compileForm } from './rules/compile.ts'

const photo = { name: 'photo.jpg', type: 'image/jpeg', size: 7 }
const letter = { name: 'letter.pdf', type: 'application/pdf', size: 4 }
const form = formOf([
  { kind: 'file', name: 'letters' },
  { kind: 'file', name: 'photos' },
  { kind: 'file', name: 'plans', visibleWhen: { field: 'f1', is: 'empty' } },
  { name: 'why', visibleWhen: { field: 'f0', is: 'filled' } },
])

it('[C55] gives the files of visible fields by parameter name, in document order', () => {
  const values = valuesOf({ f1: [photo], f0: [letter, photo], f2: [photo], f3: 'Because' })
  expect(filesOf(compileForm(form), values)).toEqual([
    { name: 'letters', file: letter },
    { name: 'letters', file: photo },
    { name: 'photos', file: photo },
  ])
})

it('[C55] has no parameter for files', () => {
  const compiled = compileForm(form)
  expect(compiled.templateParams(valuesOf({ f0: [letter], f3: 'Because' }))).toEqual({ why: 'Because' })
})

it('[C40] a condition knows whether files are there', () => {
  const compiled = compileForm(form)
  expect(compiled.visible(valuesOf({ f0: [letter], f1: [photo] }))).toEqual(new Set(['f0', 'f1', 'f3']))
  expect(compiled.visible(valuesOf({}))).toEqual(new Set(['f0', 'f1', 'f2']))
})

it('[C55] puts the names of the files of one parameter behind each other', () => {
  const values = valuesOf({ f0: [letter, photo], f1: [photo] })
  expect(fileNames(filesOf(compileForm(form), values))).toEqual({
    letters: 'letter.pdf, photo.jpg',
    photos: 'photo.jpg',
  })
})
