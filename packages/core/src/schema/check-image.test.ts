import { expect, it } from 'vitest'
import { documentOf, formOf, valuesOf } from '../form-of.test.fixture.ts'
import { localizeForm } from '../localize-form.ts'
import { compileForm } from '../rules/compile.ts'
import { parseForm } from './parse.ts'

const dot = 'data:image/png;base64,iVBORw0KGgo='
const image = { kind: 'image', label: '', image: dot, alt: 'A dot', rules: [] }
const faultsOf = (field: object): readonly string[] => {
  const read = parseForm(documentOf([field]))
  return read.ok ? [] : read.error.faults.map(({ message }) => message)
}

it('[C714] has a picture and its words, empty ones where it only decorates', () => {
  const { alt: _alt, ...silent } = image
  const { image: _image, ...none } = silent
  for (const sound of [image, { ...image, alt: '' }, { ...image, image: 'https://example.org/a.webp' }, none])
    expect(faultsOf(sound)).toEqual([])
  expect(faultsOf(silent)).toEqual(['Say what the picture shows, or that it only decorates.'])
  expect(faultsOf({ ...image, image: 'http://example.org/a.webp' })).toHaveLength(1)
  expect([120_000, 120_003].map((bytes) => faultsOf({ ...image, image: pictureOf(bytes) }).length)).toEqual([0, 1])
})

function pictureOf(bytes: number): string {
  return `data:image/png;base64,${'A'.repeat((bytes / 3) * 4)}`
}

it('[C714] asks for nothing, sends nothing, and is said in other languages', () => {
  const form = formOf([{ ...image, requiredWhen: { all: [] } }], {
    translations: { de: { fields: { f0: { alt: 'Ein Punkt' } } } },
  })
  const compiled = compileForm(form)
  expect([
    compiled.validate({}),
    compiled.templateParams(valuesOf({ f0: 'x' })),
    compiled.required(firstId(form), {}),
  ]).toEqual([[], {}, false])
  expect(localizeForm(form, 'de').pages[0]?.fields[0]?.alt).toBe('Ein Punkt')
})

function firstId(form: ReturnType<typeof formOf>) {
  const id = form.pages[0]?.fields[0]?.id
  if (!id) throw new Error('A field.')
  return id
}
