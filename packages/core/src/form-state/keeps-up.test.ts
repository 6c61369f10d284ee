import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createCalculations } from '../calculation/create-calculations.ts'
import { compileLogicForm } from '../logic/compile-logic-form.ts'
import type { Form } from '../model/form.ts'
import type { FieldId } from '../model/ids.ts'
import type { Value } from '../model/values.ts'
import type { DayClock } from '../rules/days.ts'
import { parseForm } from '../schema/parse.ts'
import { createFormStore, type FormStore } from './store.ts'

type Pick = <const Item>(...items: readonly Item[]) => Item

/** Picks by chance, as a seed has it. Source: D. E. Knuth, The Art of Computer Programming, vol. 2, 3.3.4, line 26. */
function pickFrom(seed: number): Pick {
  let state = seed >>> 0
  return (...items) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    const [first] = items.slice(Math.floor((state / 2 ** 32) * items.length))
    if (first === undefined) throw new Error('Nothing to pick from.')
    return first
  }
}

/** A kind of field: answers to it, what conditions ask of it, and what calculations count of it. */
interface Kind {
  readonly field: { readonly kind: string; readonly [more: string]: unknown }
  readonly answers: readonly Value[]
  readonly asks: readonly object[]
  readonly counts?: (name: string) => string
}

const options = ['a', '2'].map((value) => ({ value, label: value, price: value.length }))
const questions = ['a', 'b'].map((name) => ({ kind: 'number', name, label: name, rules: [] }))
const orders = [
  { is: 'atLeast', to: 2 },
  { is: 'less', to: { field: 'f1' } },
  { is: 'equal', to: 1 },
]
const counted = { count: true, is: 'atLeast', to: 1 }
const kinds = {
  text: { field: { kind: 'text' }, answers: ['', 'a', '2', ' 2'], asks: [{ is: 'equal', to: '2' }, { is: 'filled' }] },
  number: { field: { kind: 'number' }, answers: ['', '1', '2', '0.5', 'x'], asks: orders, counts: (name) => name },
  sum: { field: { kind: 'calculated' }, answers: ['7'], asks: orders, counts: (name) => name },
  radio: {
    ...{ field: { kind: 'radio', options }, answers: ['', 'a', '2'], asks: [{ is: 'in', to: ['a'] }] },
    counts: (name) => `price(${name})`,
  },
  boxes: {
    ...{ field: { kind: 'checkboxes', options }, answers: [[], ['a'], ['a', '2']] },
    ...{ asks: [{ is: 'contains', to: 'a' }, counted], counts: (name) => `count(${name})` },
  },
  rows: {
    ...{ field: { kind: 'rows', max: 3, fields: questions }, answers: [[], ['1', '2'], ['', '', '3', '']] },
    ...{ asks: [counted, { is: 'empty' }], counts: (name) => `sum(${name}.a * ${name}.b)` },
  },
  date: {
    ...{ field: { kind: 'date' }, answers: ['', '2026-06-15', '2026-06-17'] },
    asks: [{ is: 'less', to: { today: 0 } }, { is: 'filled' }],
  },
  hidden: { field: { kind: 'hidden', default: '2' }, answers: ['', '1'], asks: [{ is: 'equal', to: '2' }] },
} satisfies Readonly<Record<string, Kind>>

const pages: readonly (readonly Kind[])[] = [
  [kinds.text, kinds.number, kinds.sum, kinds.radio, kinds.boxes],
  [kinds.rows, kinds.number, kinds.sum, kinds.date, kinds.sum],
  [kinds.hidden, kinds.sum, kinds.text, kinds.number, kinds.sum],
]
const all = pages.flat()

/** A form of them: each looks at those before it, and those of a page stand in any order. */
function formFrom(pick: Pick): Form {
  const conditionBefore = (at: number): object => {
    const compare = (): object => {
      const index = pick(...all.keys()) % at
      return { field: `f${index}`, ...pick(...(all[index]?.asks ?? [])) }
    }
    return pick(compare(), { all: [compare(), compare()] }, { any: [compare(), compare()] }, { not: compare() })
  }
  const numberBefore = (at: number): string => {
    const index = pick(...all.keys()) % at
    return all[index]?.counts?.(`n${index}`) ?? pick('n1', '2')
  }
  const calculationBefore = (at: number): string => {
    const [one, other, third] = [numberBefore(at), numberBefore(at), numberBefore(at)]
    return pick(`${one} + ${other}`, `if(${one} > 1, ${other}, ${third})`, `${one} / ${other}`, one)
  }
  const fieldAt = ({ field }: Kind, at: number): object => ({
    ...{ ...field, id: `f${at}`, name: `n${at}`, label: `Field ${at}` },
    ...(field.kind === 'calculated' && { calculate: calculationBefore(at) }),
    ...(at > 1 && pick(true, false) && { visibleWhen: conditionBefore(at) }),
    ...(at > 1 && field.kind === 'text' && { requiredWhen: conditionBefore(at) }),
    rules: field.kind === 'number' && at > 1 ? [{ kind: 'compare', is: 'atMost', to: { field: 'f1' } }] : [],
  })
  let at = 0
  const parsed = parseForm({
    ...{ format: 'letterslot.form/1', version: 1, id: 'test', title: 'Test', locale: 'en' },
    pages: pages.map((page, index) => {
      const first = at
      const fields = page.map((kind) => fieldAt(kind, at++))
      return {
        id: `p${index}`,
        fields: pick(fields, fields.toReversed()),
        ...(index > 0 && pick(true, false) && { visibleWhen: conditionBefore(first) }),
        ...(index === 0 && pick(true, false) && { next: [{ when: conditionBefore(at), to: 'p2' }] }),
      }
    }),
  })
  if (!parsed.ok) throw parsed.error
  return parsed.value
}

const day = 86_400_000

/** A store of a form that calculates, and the map of its views as those who heard of changes have it. */
function follow(form: Form, clock: DayClock, before?: FormStore) {
  const calculate = createCalculations(form, clock)
  const store = createFormStore(
    {
      ...compileLogicForm(form, { clock }),
      derive: (values) => [...calculate(values)].filter(([id, text]) => values[id] !== text),
    },
    before?.values(),
  )
  const ids = form.pages.flatMap(({ fields }) => fields.map(({ id }) => id))
  const heard = new Map(ids.map((id) => [id, store.field(id)]))
  for (const id of ids) store.subscribe(() => heard.set(id, store.field(id)), id)
  return { store, ids, heard }
}

it('[C770] what follows from one answer is what follows from all, for whatever was done before, and is told', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const pick = pickFrom(seed)
      const form = formFrom(pick)
      let now = Date.UTC(2026, 5, 15, 12)
      const clock = { now: () => now }
      const { store, ids, heard } = follow(form, clock)
      const checked = new Set<FieldId>()
      const change = (): void => {
        const at = pick(...all.keys())
        const id = ids.find((one) => one === `f${at}`)
        if (id) store.change(id, pick<Value>(...(all[at]?.answers ?? [])))
      }
      const acts = {
        change,
        changeAgain: change,
        leave() {
          const id = pick(...ids)
          store.leave(id)
          checked.add(id)
        },
        check() {
          store.check()
          for (const id of ids) checked.add(id)
        },
        wait() {
          now += day
          store.refresh()
        },
        reset() {
          store.reset({})
          checked.clear()
          for (const id of ids) heard.set(id, store.field(id))
        },
      }
      for (let act = 0; act < 12; act += 1) {
        acts[pick('change', 'changeAgain', 'change', 'leave', 'check', 'wait', 'reset')]()
        const anew = follow(form, clock, store)
        for (const id of checked) anew.store.leave(id)
        expect(store.values()).toEqual(anew.store.values())
        expect(heard).toEqual(anew.heard)
        expect(new Set(ids.filter((id) => store.field(id).visible))).toEqual(
          compileLogicForm(form, { clock }).visible(store.values()),
        )
      }
    }),
    { numRuns: 100 },
  )
})
