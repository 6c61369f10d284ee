import { describe, expect, it } from 'vitest'
import { formOf } from '../form-of.test.fixture.ts'
import type { Form } from '../model/form.ts'
import { findLogicFaults } from './find-logic-faults.ts'
import type { LogicFault } from './logic-fault.ts'

const options = ['a', 'b', 'c'].map((value) => ({ value, label: value }))
const radio = { kind: 'radio', options }
const boxes = { kind: 'checkboxes', options }
const number = { kind: 'number' }
const date = { kind: 'date' }
const time = { kind: 'time' }
const moment = { kind: 'datetime' }
const ask = (is: string, to?: unknown, more: object = {}): object => ({
  field: 'f0',
  is,
  ...(to !== undefined && { to }),
  ...more,
})
const is = (to: unknown): object => ask('equal', to)

/** The faults of the condition that shows the last of some fields. */
function faultsOf(sources: readonly object[], visibleWhen: object): readonly object[] {
  return findLogicFaults(formOf([...sources, { visibleWhen }])).map(({ field: _field, key: _key, ...fault }) => fault)
}

describe('conditions that contradict themselves', () => {
  it.each<[object, object, string, string]>([
    [radio, { all: [is('a'), is('b')] }, '/all/1', '/all/0'],
    [radio, { all: [is('a'), { not: { any: [is('a'), is('b')] } }] }, '/all/1/not/any/0', '/all/0'],
    [radio, { all: [ask('filled'), ask('empty')] }, '/all/1', '/all/0'],
    [radio, { all: [ask('in', ['a', 'b']), is('c')] }, '/all/1', '/all/0'],
    [radio, { all: [ask('in', ['a']), ask('notEqual', 'a')] }, '/all/1', '/all/0'],
    [{}, { all: [is('x'), ask('contains', 'y')] }, '/all/1', '/all/0'],
    [{}, { all: [is('x'), { all: [is('y')] }] }, '/all/1/all/0', '/all/0'],
    [{ kind: 'consent' }, { all: [is(true), is(false)] }, '/all/1', '/all/0'],
    [number, { all: [ask('atLeast', 5), ask('less', 5)] }, '/all/1', '/all/0'],
    [number, { all: [ask('greater', 5), ask('atMost', 5)] }, '/all/1', '/all/0'],
    [number, { all: [is(5), ask('notEqual', 5)] }, '/all/1', '/all/0'],
    [number, { all: [ask('empty'), ask('atLeast', 1)] }, '/all/1', '/all/0'],
    [date, { all: [ask('greater', '2027-01-01'), ask('less', '2027-01-02')] }, '/all/1', '/all/0'],
    [date, { all: [ask('greater', { today: 3 }), ask('atMost', { today: 3 })] }, '/all/1', '/all/0'],
    [date, { all: [ask('empty'), ask('atMost', { today: 3 })] }, '/all/1', '/all/0'],
    [moment, { all: [ask('greater', { today: 3 }), ask('atMost', { today: 3 })] }, '/all/1', '/all/0'],
    [time, { all: [ask('greater', '20:00'), ask('less', '08:00')] }, '/all/1', '/all/0'],
    [time, { all: [is('20:00'), ask('less', '20:00')] }, '/all/1', '/all/0'],
    [boxes, { all: [ask('contains', 'a'), ask('empty')] }, '/all/1', '/all/0'],
    [boxes, { all: [ask('contains', 'a'), { not: ask('contains', 'a') }] }, '/all/1/not', '/all/0'],
    [boxes, { all: [ask('empty'), ask('atLeast', 1, { count: true })] }, '/all/1', '/all/0'],
    [{ kind: 'file' }, { all: [ask('filled'), ask('equal', 0, { count: true })] }, '/all/1', '/all/0'],
    [number, { any: [{ all: [is(1), is(2)] }] }, '/any/0/all/1', '/any/0/all/0'],
  ])('[C280] of %j never hold: %j', (source, visibleWhen, at, other) => {
    expect(faultsOf([source], visibleWhen)).toEqual([
      {
        kind: 'never',
        isBranch: false,
        pointer: `/visibleWhen${at}`,
        other: `/visibleWhen${other}`,
        reason: 'other',
      },
    ])
  })

  it('[C280] with another answer never hold, in whatever direction they ask', () => {
    const visibleWhen = { all: [ask('less', { field: 'f1' }), { field: 'f1', is: 'less', to: { field: 'f0' } }] }
    expect(faultsOf([number, number], visibleWhen)).toMatchObject([{ pointer: '/visibleWhen/all/1', reason: 'other' }])
  })

  it.each<[object, object, string, string]>([
    [radio, ask('in', []), '', 'nothing'],
    [radio, { any: [] }, '', 'nothing'],
    [radio, { all: [ask('filled'), { not: ask('in', ['a', 'b', 'c']) }] }, '/all/1/not', 'rules'],
    [{ ...number, rules: [{ kind: 'range', max: 12 }] }, ask('atLeast', 20), '', 'rules'],
    [boxes, ask('atLeast', 4, { count: true }), '', 'rules'],
  ])('[C280] or what their field allows never hold: %j, %j', (source, visibleWhen, at, reason) => {
    expect(faultsOf([source], visibleWhen)).toEqual([
      { kind: 'never', isBranch: false, pointer: `/visibleWhen${at}`, reason },
    ])
  })

  it('[C280] in one branch of several are told as that', () => {
    const dead = { all: [is('a'), is('b')] }
    const pointer = '/visibleWhen/any/1/all/1'
    expect(faultsOf([radio], { any: [is('c'), dead] })).toMatchObject([{ kind: 'never', isBranch: true, pointer }])
    expect(faultsOf([radio], { all: [is('a'), { any: [is('b'), ask('filled')] }] })).toMatchObject([
      { kind: 'never', isBranch: true, pointer: '/visibleWhen/all/1/any/0', other: '/visibleWhen/all/0' },
    ])
  })

  it('[C280] for a field that no answers show: what asks for its answer never holds, through others too', () => {
    const visibleWhen = { all: [is('a'), is('b')] }
    const form = formOf([radio, { visibleWhen }, { visibleWhen: { field: 'f1', is: 'filled' } }, hangsOn('f2')])
    expect(findLogicFaults(form)).toMatchObject([
      { field: 'f1', reason: 'other' },
      { field: 'f2', kind: 'never', reason: 'hidden' },
      { field: 'f3', kind: 'never', reason: 'hidden' },
    ])
  })

  it('[C280] require nothing where their field is not shown', () => {
    const form = formOf([radio, { visibleWhen: is('a'), requiredWhen: is('b') }])
    expect(findLogicFaults(form)).toEqual([
      {
        field: 'f1',
        key: 'requiredWhen',
        kind: 'never',
        isBranch: false,
        pointer: '/requiredWhen',
        other: '/visibleWhen',
        reason: 'other',
      },
    ])
  })
})

const hangsOn = (field: string): object => ({ visibleWhen: { field, is: 'filled' } })

describe('conditions that say nothing, ask in a circle, or ask what is not there', () => {
  it.each([
    [radio, { any: [ask('filled'), ask('empty')] }],
    [radio, { all: [] }],
    [number, { any: [ask('atLeast', 3), { not: ask('atLeast', 3) }] }],
    [boxes, ask('atMost', 3, { count: true })],
  ])('[C281] always hold: %j, %j', (source, visibleWhen) => {
    expect(faultsOf([source], visibleWhen)).toEqual([{ kind: 'always' }])
  })

  it.each([
    [number, { any: [ask('atLeast', 3), ask('less', 3)] }],
    [date, { any: [ask('atLeast', { today: 0 }), ask('less', { today: 0 })] }],
    [radio, { all: [ask('filled'), ask('notEqual', 'a')] }],
    [number, { all: [ask('greater', 1), ask('less', 2)] }],
    [time, { all: [ask('atLeast', '10:00'), ask('atMost', '10:00'), ask('notEqual', '10:00')] }],
  ])('[C281] sometimes hold: %j, %j', (source, visibleWhen) => {
    expect(faultsOf([source], visibleWhen)).toEqual([])
  })

  it('[C282] that show fields by each other are told with the way round, from each of its fields', () => {
    const draft: Form = {
      ...formOf([{}]),
      pages: formOf([{}, {}, {}, {}]).pages.map((page) => ({
        ...page,
        fields: page.fields.map((field, index) => ({
          ...field,
          ...[hangsOn('f1'), hangsOn('f2'), hangsOn('f0')][index],
        })),
      })),
    }
    const cycles = findLogicFaults(draft).filter((fault: LogicFault) => fault.kind === 'cycle')
    expect(cycles.map(({ field, path }) => [field, path.join(' ')])).toEqual([
      ['f0', 'f0 f1 f2'],
      ['f1', 'f1 f2 f0'],
      ['f2', 'f2 f0 f1'],
    ])
  })

  it('[C283] on what is gone are told as that alone, on what comes later as that', () => {
    const form = formOf([radio, {}])
    const [page] = form.pages
    const fields = page?.fields.map((field, index) => ({
      ...field,
      visibleWhen: index === 0 ? hangs('f1') : { all: [hangs('gone'), { ...hangs('f0'), is: 'equal', to: 'z' }] },
    }))
    expect(
      findLogicFaults(Object.assign({}, form, { pages: [{ ...page, fields }] })).filter(({ kind }) => kind !== 'cycle'),
    ).toEqual([
      { field: 'f0', key: 'visibleWhen', kind: 'later', pointer: '/visibleWhen', source: 'f1' },
      { field: 'f1', key: 'visibleWhen', kind: 'gone', pointer: '/visibleWhen/all/0' },
      { field: 'f1', key: 'visibleWhen', kind: 'gone', pointer: '/visibleWhen/all/1', option: 'z' },
    ])
  })

  it('[C283] on a hidden field, which nobody fills in, may stand before it', () => {
    expect(findLogicFaults(formOf([hangsOn('f1'), { kind: 'hidden' }]))).toEqual([])
  })
})

const hangs = (field: string): object => ({ field, is: 'filled' })
