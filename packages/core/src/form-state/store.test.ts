import { describe, expect, it } from 'vitest'
import type { Form } from '../model/form.ts'
import type { FieldId } from '../model/ids.ts'
import { compileForm } from '../rules/compile.ts'
import { parseForm } from '../schema/parse.ts'
import { createFormStore, type FormStore } from './store.ts'

const parsed = parseForm({
  format: 'letterslot.form/1',
  version: 1,
  id: 'visit',
  title: 'Visit us',
  locale: 'en',
  pages: [
    {
      id: 'p1',
      fields: [
        { id: 'name', kind: 'text', name: 'name', label: 'Name', rules: [{ kind: 'required' }] },
        { id: 'note', kind: 'text', name: 'note', label: 'Note', default: 'none', rules: [] },
        {
          id: 'group',
          kind: 'radio',
          name: 'group',
          label: 'A group?',
          options: [
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ],
          rules: [],
        },
        {
          id: 'people',
          kind: 'number',
          name: 'people',
          label: 'How many?',
          rules: [{ kind: 'required' }, { kind: 'type' }],
          visibleWhen: { field: 'group', is: 'equal', to: 'yes' },
        },
      ],
    },
  ],
})
if (!parsed.ok) throw parsed.error
const form: Form = parsed.value
const id = (name: string): FieldId => {
  const field = form.pages[0]?.fields.find((one) => one.name === name)
  if (!field) throw new Error(name)
  return field.id
}

interface Heard {
  readonly store: FormStore
  /** The notifications since the last call. */
  readonly heard: () => string[]
}

function listenToAll(): Heard {
  const store = createFormStore(compileForm(form))
  let names: string[] = []
  for (const field of form.pages[0]?.fields ?? []) store.subscribe(() => names.push(field.name), field.id)
  store.subscribe(() => names.push('state'))
  return {
    store,
    heard() {
      const told = names
      names = []
      return told
    },
  }
}

describe('a form store', () => {
  it('[R146 R85] goes on with what a changed form held and said, and begins anew with what it began with', () => {
    const { store } = listenToAll()
    store.change(id('name'), 'Ada')
    store.reset({ [id('name')]: 'Grace' })
    store.dispatch({ kind: 'sendStarted' })
    const next = createFormStore(compileForm(form), { note: 'some' }, store)
    expect([next.values(), next.state(), next.generation]).toEqual([
      { name: 'Grace', note: 'none' },
      { status: 'sending', spinner: false },
      1,
    ])
    next.reset()
    expect(next.values()).toEqual({ note: 'some' })
  })

  it('[R215] says one thing at a time of a field, beside it and in all: the first of its rules that is broken', () => {
    const rules = [
      { kind: 'pattern', pattern: '[a-z]+' },
      { kind: 'length', min: 3 },
    ]
    const code = parseForm({ ...form, pages: [{ id: 'p', fields: [{ ...form.pages[0]?.fields[0], rules }] }] })
    if (!code.ok) throw code.error
    const store = createFormStore(compileForm(code.value), { name: '1' })
    const codes = (): unknown[] => [store.check().map((issue) => issue.code), store.field(id('name')).issues.length]
    expect(codes()).toEqual([['patternMismatch'], 1])
    store.change(id('name'), 'a')
    expect(codes()).toEqual([['tooShort'], 1])
  })

  it('[R63] tells nobody of a value that changes neither message nor visibility', () => {
    const { store, heard } = listenToAll()
    store.change(id('name'), 'Ada')
    store.change(id('note'), 'hello')
    expect(heard()).toEqual([])
    expect(store.values()).toEqual({ name: 'Ada', note: 'hello' })
  })

  it('[R63] tells a field of its message once it was left, and not again while that stays the same', () => {
    const { store, heard } = listenToAll()
    store.change(id('name'), '')
    expect(heard()).toEqual([])
    store.leave(id('name'))
    expect(heard()).toEqual(['name'])
    store.leave(id('name'))
    store.change(id('name'), '')
    expect(heard()).toEqual([])
    store.change(id('name'), 'A')
    expect(heard()).toEqual(['name'])
    store.change(id('name'), 'Ad')
    expect(heard()).toEqual([])
  })

  it('[R63] tells a field that its condition shows or hides it', () => {
    const { store, heard } = listenToAll()
    expect(store.field(id('people')).visible).toBe(false)
    store.change(id('group'), 'yes')
    expect(heard()).toEqual(['people'])
    expect(store.field(id('people'))).toEqual({ visible: true, required: true, issues: [] })
    store.change(id('group'), 'no')
    expect(heard()).toEqual(['people'])
  })

  it('[C111] tells every field whose condition reads the changed one, through “not” and “any” too', () => {
    const isYes = { field: 'group', is: 'equal', to: 'yes' }
    const [page] = form.pages
    const names = ['people', 'plain', 'not', 'any'] as const
    const conditions = [
      isYes,
      isYes,
      { not: { field: 'name', is: 'equal', to: 'Ada' } },
      { any: [isYes, { field: 'note', is: 'equal', to: 'x' }] },
    ]
    const added = names.map((name, index) => {
      return { id: name, kind: 'text', name, label: name, rules: [], visibleWhen: conditions[index] }
    })
    const kept = page?.fields.filter(({ name }) => name !== 'people') ?? []
    const more = parseForm({ ...form, pages: [{ ...page, fields: [...kept, ...added] }] })
    if (!more.ok) throw more.error
    const store = createFormStore(compileForm(more.value))
    const told: string[] = []
    for (const { id: known, name } of more.value.pages[0]?.fields ?? []) {
      if (names.some((each) => each === name)) store.subscribe(() => told.push(name), known)
    }
    store.change(id('group'), 'yes')
    expect(told).toEqual(['people', 'plain', 'any'])
    told.length = 0
    store.change(id('group'), 'no')
    store.change(id('note'), 'x')
    store.change(id('name'), 'Ada')
    expect(told).toEqual(['people', 'plain', 'any', 'any', 'not'])
  })

  it('[R63] gives the same view until it changes', () => {
    const { store } = listenToAll()
    const view = store.field(id('name'))
    store.change(id('name'), 'Ada')
    expect(store.field(id('name'))).toBe(view)
  })

  it('[R23] keeps the problems of the form in step with what is mended', () => {
    const { store, heard } = listenToAll()
    store.change(id('group'), 'yes')
    heard()
    const issues = store.check()
    store.dispatch({ kind: 'problemsFound', issues })
    expect(issues.map(({ field, code }) => `${field} ${code}`)).toEqual(['name valueMissing', 'people valueMissing'])
    expect(heard()).toEqual(['name', 'people', 'state'])
    store.change(id('name'), 'Ada')
    expect(store.state()).toEqual({ status: 'problems', issues: issues.slice(1), round: 1 })
    store.change(id('group'), 'no')
    expect(store.state()).toEqual({ status: 'filling' })
  })

  it('[R42 R85] begins anew down to its defaults, or with the values that it is given', () => {
    const { store } = listenToAll()
    store.change(id('name'), 'Ada')
    store.change(id('group'), 'yes')
    store.check()
    const written = store.values()
    store.reset()
    expect({ values: store.values(), name: store.field(id('name')), times: store.generation }).toEqual({
      values: { note: 'none' },
      name: { visible: true, required: true, issues: [] },
      times: 1,
    })
    expect(store.field(id('people')).visible).toBe(false)
    store.reset(written)
    expect({ values: store.values(), shown: store.field(id('people')).visible, times: store.generation }).toEqual({
      values: { name: 'Ada', note: 'none', group: 'yes' },
      shown: true,
      times: 2,
    })
  })
})

it('[C340] says what is wrong with a field before it is told, and which fields a change may have changed', () => {
  const store = createFormStore(compileForm(form))
  expect(store.issues(id('name')).map(({ code }) => code)).toEqual(['valueMissing'])
  expect(store.field(id('name')).issues).toEqual([])
  const touched = () => [...store.takeTouched()]
  expect(touched()).toHaveLength(4)
  store.change(id('name'), 'Ada')
  expect(touched()).toEqual([id('name')])
  store.change(id('group'), 'yes')
  store.change(id('note'), 'x')
  expect(touched()).toEqual([id('group'), id('people'), id('note')])
  expect(touched()).toEqual([])
})
