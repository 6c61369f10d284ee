import { describe, expect, it } from 'vitest'
import { valuesOf } from '../form-of.test.fixture.ts'
import { createFormStore } from '../form-state/store.ts'
import { brandFieldId } from '../model/ids.ts'
import { pagesInTurn } from '../pages.ts'
import { parseForm } from '../schema/parse.ts'
import { compileLogicForm } from './compile-logic-form.ts'

/** Four pages of a required field each: `f1` to `f4`. */
function documentOf(ways: Readonly<Record<string, object>>, fields: Readonly<Record<string, object>> = {}): object {
  const pages = [1, 2, 3, 4].map((n) => ({
    id: `p${n}`,
    fields: [
      { id: `f${n}`, kind: 'text', name: `n${n}`, label: `F${n}`, rules: [{ kind: 'required' }], ...fields[`f${n}`] },
    ],
    ...ways[`p${n}`],
  }))
  return { format: 'letterslot.form/1', version: 1, id: 'ways', title: 'Ways', locale: 'en', pages }
}

function read(...given: Parameters<typeof documentOf>) {
  const parsed = parseForm(documentOf(...given))
  if (!parsed.ok) throw parsed.error
  return parsed.value
}

const faultsOf = (...given: Parameters<typeof documentOf>) => {
  const parsed = parseForm(documentOf(...given))
  return parsed.ok ? [] : parsed.error.faults.map(({ pointer, code, message }) => [pointer, code, message])
}

const is = (field: string, to: string): object => ({ field, is: 'equal', to })

/** The pages that a visitor comes to with some answers. */
function pagesWith(form: ReturnType<typeof read>, values: Record<string, string>): string {
  const visible = compileLogicForm(form).visible(valuesOf(values))
  return pagesInTurn(form, (id) => visible.has(id))
    .map(({ id }) => id)
    .join(' ')
}

describe('pages that are passed over', () => {
  it.each<[Record<string, object>, Record<string, string>, string]>([
    [{}, {}, 'p1 p2 p3 p4'],
    [{ p2: { visibleWhen: is('f1', 'x') } }, {}, 'p1 p3 p4'],
    [{ p2: { visibleWhen: is('f1', 'x') } }, { f1: 'x' }, 'p1 p2 p3 p4'],
    [{ p1: { next: [{ when: is('f1', 'x'), to: 'p4' }] } }, { f1: 'x' }, 'p1 p4'],
    [{ p1: { next: [{ when: is('f1', 'x'), to: 'p4' }] } }, { f1: 'y' }, 'p1 p2 p3 p4'],
    [{ p1: { next: [{ when: is('f1', 'x'), to: 'p4' }, { to: 'p3' }] } }, { f1: 'y' }, 'p1 p3 p4'],
    [{ p2: { next: [{ when: is('f1', 'x'), end: true }] } }, { f1: 'x' }, 'p1 p2'],
    [{ p1: { next: [{ to: 'p3' }] }, p2: { next: [{ end: true }] } }, {}, 'p1 p3 p4'],
    [{ p2: { visibleWhen: is('f1', 'x'), next: [{ end: true }] } }, { f1: 'y' }, 'p1 p3 p4'],
    [{ p1: { next: [{ to: 'p3' }] }, p3: { next: [{ when: is('f2', 'x'), end: true }] } }, { f2: 'x' }, 'p1 p3 p4'],
  ])('[C601] [C602] with %j and %j are not among %s', (ways, values, pages) => {
    expect(pagesWith(read(ways), values)).toBe(pages)
  })

  it('[C603] have answers that are neither checked nor sent', () => {
    const compiled = compileLogicForm(read({ p1: { next: [{ when: is('f1', 'x'), to: 'p4' }] } }))
    const values = valuesOf({ f1: 'x', f2: 'left from before', f3: '', f4: '' })
    expect(compiled.validate(values).map(({ field }) => field)).toEqual(['f4'])
    expect(compiled.templateParams(values)).toEqual({ n1: 'x', n4: '' })
  })

  it('[C603] are answered anew as the store hears of an answer that decides', () => {
    const form = read({ p1: { next: [{ when: is('f1', 'x'), to: 'p4' }] } })
    const store = createFormStore(compileLogicForm(form))
    const seen: boolean[] = []
    const [f1, f3] = [brandFieldId('f1'), brandFieldId('f3')]
    store.subscribe(() => seen.push(store.field(f3).visible), f3)
    for (const text of ['x', 'xy', 'x']) store.change(f1, text)
    expect(seen).toEqual([false, true, false])
    store.takeTouched()
    store.change(f1, 'y')
    expect(store.takeTouched()).toContain(f3)
  })

  it.each([
    [{ p2: { next: [{ to: 'p9' }] } }, ['/pages/1/next/0/to', 'unknown-reference', 'There is no page “p9”.']],
    [
      { p3: { next: [{ to: 'p1' }] } },
      ['/pages/2/next/0/to', 'condition-cycle', 'The ways between pages go in a circle: p1 → … → p3 → p1.'],
    ],
    [
      { p2: { next: [{ to: 'p2' }] } },
      ['/pages/1/next/0/to', 'condition-cycle', 'The ways between pages go in a circle: p2 → p2.'],
    ],
    [
      { p2: { visibleWhen: is('f2', 'x') } },
      ['/pages/1', 'condition-cycle', 'The ways between pages go in a circle: p2 → f2 → p2.'],
    ],
    [
      { p1: { next: [{ when: is('f3', 'x'), to: 'p4' }] } },
      ['/pages/1', 'condition-cycle', 'The ways between pages go in a circle: p2 → f3 → p3 → p2.'],
    ],
    [
      { p1: { next: [{ to: 'p2', end: true }] } },
      ['/pages/0/next/0', 'wrong-type', 'A way on leads “to” a page, or to the “end”: one of the two.'],
    ],
    [{ p1: { next: [{ end: 'yes' }] } }, ['/pages/0/next/0/end', 'unknown-value', 'The end is true, or not there.']],
    [
      { p1: { visibleWhen: is('f9', 'x') } },
      ['/pages/0/visibleWhen/field', 'unknown-reference', 'The condition names the field “f9”, which does not exist.'],
    ],
  ])('[C604] are refused with their path where they go in a circle, and where they lead nowhere: %j', (ways, fault) => {
    expect(faultsOf(ways)).toEqual([fault])
  })

  it('[C604] a circle through a field that another page shows is told of too', () => {
    const ways = { p1: { next: [{ when: is('f1', 'x'), to: 'p4' }] } }
    expect(faultsOf(ways, { f1: { visibleWhen: is('f3', 'x') } })).toEqual([
      ['/pages/1', 'condition-cycle', 'The ways between pages go in a circle: p2 → f1 → f3 → p3 → p2.'],
    ])
  })
})
