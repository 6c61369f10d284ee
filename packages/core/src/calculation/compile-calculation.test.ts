import { describe, expect, it } from 'vitest'
import { decimalText } from '../model/decimal.ts'
import type { Field } from '../model/field.ts'
import { brandFieldId } from '../model/ids.ts'
import type { Value } from '../model/values.ts'
import { compileCalculation, maxCalculationLength } from './compile-calculation.ts'
import { maxCalculationDepth } from './reader.ts'
import { calculationNames, renameInCalculation } from './tokenize.ts'

const tickets = [
  { value: 'adult', label: 'Adult', price: 19.9 },
  { value: 'child', label: 'Child', price: 0 },
  { value: 'guest', label: 'Guest' },
]
const digits = ['1', '2'].map((value) => ({ value, label: value }))
const kinds: Readonly<Record<string, Partial<Field>>> = {
  people: { kind: 'number' },
  'per-day': { kind: 'number' },
  words: { kind: 'number' },
  none: { kind: 'number' },
  ticket: { kind: 'radio', options: tickets },
  several: { kind: 'checkboxes', options: tickets },
  beds: { kind: 'select', options: digits },
  terms: { kind: 'consent' },
  day: { kind: 'date' },
  city: { kind: 'text' },
  rate: { kind: 'hidden', default: '0.25' },
  source: { kind: 'hidden', default: 'web' },
  talk: { kind: 'content' },
  who: { kind: 'name' },
  items: {
    kind: 'rows',
    fields: [
      { kind: 'select', name: 'product', label: 'Product', options: tickets, rules: [] },
      { kind: 'number', name: 'price', label: 'Price', rules: [] },
      { kind: 'number', name: 'per-box', label: 'How many', rules: [] },
      { kind: 'text', name: 'note', label: 'Note', rules: [] },
    ],
  },
  guests: { kind: 'rows', fields: [{ kind: 'number', name: 'age', label: 'Age', rules: [] }] },
  lost: { kind: 'calculated' },
}
const answers: Readonly<Record<string, Value | undefined>> = {
  people: '3',
  'per-day': '7',
  words: 'two',
  ticket: 'adult',
  several: ['adult', 'guest'],
  beds: '2',
  terms: true,
  city: 'Oslo',
  rate: '0.25',
  who: ['Ada', 'Byron'],
  items: [
    ...['adult', '0.1', ' 3 ', 'x'],
    ...['', '', '', ''],
    ...['child', '0.2', '', ''],
    ...['adult', '5', '2', ''],
  ],
}

function run(source: string): string | undefined {
  const compiled = compileCalculation(source, (name) => {
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
    return kind && { kind: 'text', ...kind, id: brandFieldId(name) }
  })
  if (!compiled.ok) return `${compiled.error.problem} at ${compiled.error.at}`
  const result = compiled.value.run((id) => (id === 'lost' ? undefined : (answers[id] ?? '')))
  return result && decimalText(result)
}

describe('calculations', () => {
  it.each([
    ['1 + 2 * 3', '7'],
    ['(1 + 2) * 3', '9'],
    ['10 - 4 - 3', '3'],
    ['8 / 4 / 2', '1'],
    ['-2 * --3', '-6'],
    ['0.1 + 0.2', '0.3'],
    ['people * 950', '2850'],
    ['people-1', 'unknown-field at 0'],
    ['people - 1', '2'],
    ['per-day * 2', '14'],
    ['none * 5 + 1', '1'],
    ['rate * 4', '1'],
    ['beds + 1', '3'],
    ['sum(people, none, 0.5)', '3.5'],
    ['min(people, 2)', '2'],
    ['max(people, 2, 7.5)', '7.5'],
    ['round(2.345, 2)', '2.35'],
    ['round(-2.5)', '-3'],
    ['price(ticket) * people', '59.7'],
    ['price(ticket, several)', '39.8'],
    ['count(several)', '2'],
    ['count(people, none, terms, day)', '2'],
    ['count(who)', '1'],
    ['sum(items.price * items.per-box)', '10.3'],
    ['sum(price(items.product) * items.per-box, 5)', '104.5'],
    ['sum(if(items.product = "child", 0, items.per-box * people)) / count(items)', '5'],
    ['sum(1, sum(items.price) + round(count(items) * 2), items.price)', '17.6'],
    ['max(items.price, people)', '5'],
    ['min(items.price)', '0.1'],
    ['count(items)', '3'],
    ['count(items.note, items.per-box)', '3'],
    ['sum(items.price) / sum(items.per-box) + sum(guests.age)', '1.06'],
    ['sum(guests.age) + max(guests.age) + count(guests)', '0'],
    ['if(ticket = "adult", 1, 2)', '1'],
    ['if(ticket != "child", 1, 2)', '1'],
    ['if(city = "", 1, 2)', '2'],
    ['if(terms, people, 1 / 0)', '3'],
    ['if(people >= 3, 10, 0)', '10'],
    ['if((people + 1) * 2 < 8, 1, 2)', '2'],
    ['if(people = beds, 1, 2)', '2'],
    ['if(city = source, 1, 2)', '2'],
    ['round(10 / 3, 4)', '3.3333'],
    ['1 / 3 * 3', '0.99999999999999999999'],
  ])('[C570] [C581] works out %s as decimals: %s', (source, expected) => {
    expect(run(source)).toBe(expected)
  })

  it.each([
    '1 / 0',
    'people / none',
    'words + 1',
    'lost + 1',
    'if(lost > 1, 1, 2)',
    'sum(1, words)',
    'sum(1 / items.per-box)',
    `${'9'.repeat(60)} + 1`,
  ])('[C571] has no result for %s, rather than a wrong one', (source) => {
    expect(run(source)).toBeUndefined()
  })

  it.each([
    ['', 'empty at 0'],
    ['1 +', 'unexpected-end at 3'],
    ['(1', 'unexpected-end at 2'],
    ['1 2', 'unexpected at 2'],
    ['1 + ;', 'unexpected at 4'],
    ['"open', 'unexpected at 0'],
    ['eval(1)', 'unknown-function at 0'],
    ['constructor(1)', 'unknown-function at 0'],
    ['1 + prices', 'unknown-field at 4'],
    ['constructor', 'unknown-field at 0'],
    ['if(1, 2)', 'arguments at 0'],
    ['sum()', 'arguments at 0'],
    ['round(1, 7)', 'digits at 9'],
    ['round(1, people)', 'digits at 9'],
    ['9'.repeat(61), 'digits at 0'],
    ['city + 1', 'no-number at 0'],
    ['2 * talk', 'no-number at 4'],
    ['"3"', 'no-number at 0'],
    ['people = 3', 'no-number at 7'],
    ['if(people, 1, 2)', 'no-truth at 3'],
    ['if(city > "a", 1, 2)', 'no-order at 8'],
    ['if(several = "adult", 1, 2)', 'no-comparison at 3'],
    ['if("a" = "a", 1, 2)', 'no-comparison at 3'],
    ['if(ticket = "elder", 1, 2)', 'unknown-option at 12'],
    ['price(beds)', 'no-price at 6'],
    ['1 + items.price', 'one-a-row at 4'],
    ['round(items.price)', 'one-a-row at 6'],
    ['sum(items.cost)', 'unknown-question at 4'],
    ['sum(items.toString)', 'unknown-question at 4'],
    ['sum(people.cost)', 'no-rows at 4'],
    ['sum(orders.price)', 'unknown-field at 4'],
    ['sum(items)', 'no-number at 4'],
    ['sum(items.note)', 'no-number at 4'],
    ['sum(price(items.price))', 'no-price at 10'],
    ['sum(items.price * guests.age)', 'other-rows at 18'],
    ['sum(items.price / sum(items.price))', 'rows-in-rows at 22'],
    ['sum(sum(guests.age) * items.price)', 'rows-in-rows at 8'],
    ['sum(items.price / count(items))', 'rows-in-rows at 24'],
    ['sum(items.price', 'unexpected-end at 15'],
    ['sum(items.)', 'unexpected at 9'],
    ['count(1)', 'no-answer at 6'],
    ['count(talk)', 'no-answer at 6'],
    [`1${' '.repeat(maxCalculationLength)}`, `too-long at ${maxCalculationLength}`],
    [`${'('.repeat(maxCalculationDepth + 1)}1`, `too-deep at ${maxCalculationDepth}`],
    [`${'('.repeat(maxCalculationDepth)}1${')'.repeat(maxCalculationDepth)}`, '1'],
  ])('[C572] [C581] says of %j what is wrong, and where: %s', (source, expected) => {
    expect(run(source)).toBe(expected)
  })

  it('[C573] names its fields, and follows a field that is renamed', () => {
    const source = 'if(sum > 1, sum(people, per-day), sum) + "sum" - price ( sum )'
    expect([calculationNames('sum(people, per-day) + sum'), renameInCalculation(source, 'sum', 'all')]).toEqual([
      ['people', 'per-day', 'sum'],
      'if(all > 1, sum(people, per-day), all) + "sum" - price ( all )',
    ])
  })

  it('[C573] names the group of a question and the question, and follows either one', () => {
    const source = 'sum(items.price*items.price-2) + count(items) + price'
    expect(calculationNames('sum(items.price, people)')).toEqual(['items', 'items.price', 'people'])
    expect([
      renameInCalculation(source, 'items', 'orders'),
      renameInCalculation(source, 'items.price', 'items.cost'),
      renameInCalculation(source, 'price', 'cost'),
    ]).toEqual([
      'sum(orders.price*orders.price-2) + count(orders) + price',
      'sum(items.cost*items.price-2) + count(items) + price',
      'sum(items.price*items.price-2) + count(items) + cost',
    ])
  })
})
