import { describe, expect, it } from 'vitest'
import { checkForm } from './document.ts'
import { answeredParts, fitDraft, isDrafted, type KeptAnswer, keepsDrafts, sameAnswer } from './drafts.ts'
import { formOf, valuesOf } from './form-of.test.fixture.ts'
import { brandFieldId } from './model/ids.ts'
import { partsOf } from './model/parts.ts'

const delivery = { origin: 'https://api.emailjs.com', publicKey: 'a', serviceId: 'b', templateId: 'c' }
const options = [
  { value: 'train', label: 'By train' },
  { value: 'Other', label: 'Other', freeText: true },
]

function answer(field: string, kind: KeptAnswer['kind'], value: KeptAnswer['value'], label = 'As it was'): KeptAnswer {
  return { field: brandFieldId(field), kind, label, value }
}

describe('a form that keeps drafts', () => {
  it.each([
    [{}, false],
    [{ drafts: false }, false],
    [{ drafts: true }, true],
    [{ drafts: true, delivery }, true],
    [{ drafts: true, delivery: { ...delivery, keepOnDevice: false } }, false],
  ])('[C266] with %j keeps them: %s', (more, keeps) => {
    expect(keepsDrafts(formOf([], more))).toBe(keeps)
  })

  it.each([
    [{}, true],
    [{ private: true }, false],
    [{ kind: 'hidden' }, false],
    [{ kind: 'content' }, false],
    [{ autocomplete: 'email' }, true],
    [{ autocomplete: 'section-a cc-number' }, false],
    [{ autocomplete: 'cc-number' }, false],
    [{ autocomplete: 'Current-Password' }, false],
    [{ autocomplete: 'one-time-code' }, false],
  ])('[C266] holds the answer of a field with %j: %s', (field, holds) => {
    expect(formOf([field]).pages.flatMap(({ fields }) => fields.map(isDrafted))).toEqual([holds])
  })

  it('[C267] says so by true and false, as a field says that it is private', () => {
    const wrong: object = { ...formOf([{}]), drafts: 'yes' }
    expect(checkForm(Object.assign(formOf([{}]), wrong))).toMatchObject([{ pointer: '/drafts', code: 'wrong-type' }])
    const field = Object.assign({}, formOf([{}]).pages[0]?.fields[0], { private: 1 })
    const pages = formOf([]).pages.map((page) => ({ ...page, fields: [field] }))
    expect(checkForm({ ...formOf([]), pages })).toMatchObject([{ pointer: '/pages/0/fields/0/private' }])
  })
})

describe('fitDraft', () => {
  it('[C268] takes over what was written in fields of the same id and kind', () => {
    const form = formOf([{}, { kind: 'consent' }, { kind: 'radio', options }, { kind: 'radio', options }])
    const kept = [
      answer('f0', 'text', 'Ada'),
      answer('f1', 'consent', true),
      answer('f2', 'radio', 'Other: by tram'),
      answer('f3', 'radio', 'train'),
    ]
    expect(fitDraft(form, kept)).toMatchObject({
      values: valuesOf({ f0: 'Ada', f1: true, f2: 'Other: by tram', f3: 'train' }),
      unfit: [],
    })
  })

  it('[C268] shows what was written in a field that is gone, or of another kind', () => {
    const form = formOf([{ kind: 'number' }])
    expect(fitDraft(form, [answer('f0', 'text', 'three'), answer('f9', 'consent', true)])).toMatchObject({
      values: {},
      unfit: [
        { label: 'As it was', text: 'three', files: [] },
        { label: 'As it was', text: '✓', files: [] },
      ],
    })
    const photo = { name: 'a.jpg', size: 3, type: 'image/jpeg' }
    expect(fitDraft(form, [answer('f9', 'file', [photo], 'Photo')]).unfit).toMatchObject([
      { label: 'Photo', text: '', files: [photo] },
    ])
  })

  it('[C268] shows what is no choice any more, and chooses the rest', () => {
    const form = formOf([
      { kind: 'checkboxes', options },
      { kind: 'select', options },
    ])
    expect(
      fitDraft(form, [answer('f0', 'checkboxes', ['train', 'plane']), answer('f1', 'select', 'boat')]),
    ).toMatchObject({
      values: valuesOf({ f0: ['train'] }),
      unfit: [
        { label: 'As it was', text: 'plane', files: [] },
        { label: 'As it was', text: 'boat', files: [] },
      ],
    })
  })

  it('[C268] puts each part of a name where it is asked for by now, and shows those that nobody asks for', () => {
    const name = (value: readonly string[], parts?: readonly string[]) => ({
      ...answer('f0', 'name', value, 'Who?'),
      ...(parts && { parts }),
    })
    const form = formOf([{ kind: 'name', parts: ['given', 'middle', 'family'] }])
    expect(fitDraft(form, [name(['Dr.', 'Ada', 'Byron'], ['prefix', 'given', 'family'])])).toMatchObject({
      values: valuesOf({ f0: ['Ada', '', 'Byron'] }),
      unfit: [{ label: 'Who?', text: 'Dr.', files: [] }],
    })
    // A draft of before that does not name its parts.
    expect(fitDraft(form, [name(['Ada', 'Augusta', 'Byron'])]).values).toEqual(
      valuesOf({ f0: ['Ada', 'Augusta', 'Byron'] }),
    )
    expect(fitDraft(form, [name(['Ada', 'Byron'])])).toMatchObject({
      values: {},
      unfit: [{ label: 'Who?', text: 'Ada, Byron', files: [] }],
    })
  })

  it('[C268] tells apart what a field has no place for, and shows it where that was kept beside it', () => {
    const form = formOf([{ kind: 'checkboxes', options }, { private: true }])
    const { unfit } = fitDraft(form, [answer('f0', 'checkboxes', ['train', 'plane']), answer('f9', 'text', 'x')])
    expect(unfit.map(({ kept }) => kept)).toEqual([
      { ...answer('f0', 'checkboxes', ['plane']), restOf: 'f0' },
      answer('f9', 'text', 'x'),
    ])
    const beside = { ...answer('f0 1', 'checkboxes', ['plane']), restOf: brandFieldId('f0') }
    expect(fitDraft(form, [answer('f0', 'checkboxes', ['train']), beside])).toEqual({
      values: valuesOf({ f0: ['train'] }),
      unfit: [{ kept: beside, label: 'As it was', text: 'plane', files: [] }],
    })
    expect(fitDraft(form, [{ ...beside, restOf: brandFieldId('f1') }]).unfit).toEqual([])
  })

  it.each(['name', 'address'] as const)('[C268] knows the parts of a %s that names none', (kind) => {
    expect(formOf([{ kind }]).pages.flatMap(({ fields }) => fields.map(answeredParts))).toEqual([
      partsOf({ kind }).map(({ name }) => name),
    ])
  })

  it('[C268] puts the answers of rows to the questions of today, by kind and name', () => {
    const fields = [
      { kind: 'email', name: 'mail', label: 'Mail', rules: [] },
      { kind: 'text', name: 'name', label: 'Name', rules: [] },
      { kind: 'select', name: 'meal', label: 'Meal', rules: [], options: [{ value: 'a', label: 'A' }] },
    ] as const
    const kept = answer('f0', 'rows', ['Mei', '10', 'a', 'Bo', '', 'b'], 'Guests')
    const parts = ['text name', 'number age', 'select meal']
    expect(fitDraft(formOf([{ kind: 'rows', fields }]), [{ ...kept, parts }])).toMatchObject({
      values: valuesOf({ f0: ['', 'Mei', 'a', '', 'Bo', ''] }),
      unfit: [{ label: 'Guests', text: '10, b', files: [] }],
    })
  })

  it('[C268] shows nothing of a field that is private by now, nor of one that was emptied', () => {
    const form = formOf([{ private: true }])
    expect(fitDraft(form, [answer('f0', 'text', 'secret'), answer('f9', 'text', '')])).toMatchObject({
      values: {},
      unfit: [],
    })
  })
})

it.each([
  ['', undefined, true],
  [false, undefined, true],
  [[], '', true],
  ['a', 'a', true],
  ['a', 'b', false],
  [['a'], ['a', 'b'], false],
  [['a'], ['a', '', ''], true],
  [['', 'a'], ['a'], false],
  [[new File(['x'], 'a.txt', { lastModified: 5 })], [new File(['x'], 'a.txt', { lastModified: 5 })], true],
  [[new File(['x'], 'a.txt', { lastModified: 5 })], [new File(['x'], 'a.txt', { lastModified: 6 })], false],
])('[C269] holds %j and %j for one answer: %s', (one, other, same) => {
  expect(sameAnswer(one, other)).toBe(same)
})
