'use no memo'

import { Fragment, hydrate, jsx, render, useEffect, useSyncExternalStore } from 'virtual:letterslot-own-drawing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Child, Props } from '../runtime/draw.ts'

let root: HTMLElement

beforeEach(() => {
  root = document.createElement('div')
  document.body.append(root)
})

afterEach(() => {
  render(null, root)
  root.remove()
})

const element = (type: string, children?: unknown, props: Props = {}): Child => jsx(type, { ...props, children })
const inputs = (...keys: string[]): Child =>
  element(
    'ul',
    keys.map((key) => jsx('input', { id: key, defaultValue: key }, key)),
  )
const ids = (): string[] => [...root.querySelectorAll('input')].map(({ id }) => id)

function find(selector: string): HTMLElement {
  const found = root.querySelector(selector)
  if (!(found instanceof HTMLElement)) throw new Error(`No ${selector}.`)
  return found
}

/** A fact that components follow, and the way to change it. */
function createFact<Value>(value: Value) {
  const listeners = new Set<() => void>()
  let held = value
  return {
    use: (): Value => {
      useSyncExternalStore(
        (listener: () => void) => {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
        () => held,
        () => held,
      )
      return held
    },
    set(next: Value): void {
      held = next
      for (const listener of listeners) listener()
    },
    listeners,
  }
}

it('[B635] keeps the node of a key wherever it goes, with the focus and what was written in it', () => {
  render(inputs('a', 'b', 'c'), root)
  const [a, b] = [find('#a'), find('#b')]
  b.focus()
  Object.assign(b, { value: 'written' })
  for (const keys of [
    ['x', 'a', 'b', 'y', 'c'],
    ['b', 'a'],
    ['c', 'b', 'a'],
  ]) {
    render(inputs(...keys), root)
    expect(ids()).toEqual(keys)
  }
  expect([find('#a'), find('#b'), document.activeElement]).toEqual([a, b, b])
  expect(b).toHaveValue('written')
})

it('[B636] keeps the place of what shows nothing, or several things, for now', async () => {
  const shown = createFact(['one'])
  const Several = () => shown.use().map((word) => jsx('p', { children: word }, word))
  render(element('div', [element('b', 'before'), jsx(Several, {}), jsx(Fragment, { children: [] }), 'after']), root)
  for (const words of [[], ['two', 'three'], ['three', 'two', 'four'], [], ['five']]) {
    shown.set(words)
    await expect
      .poll(() => [...find('div').childNodes].flatMap((node) => node.textContent || []))
      .toEqual(['before', ...words, 'after'])
  }
})

it('[B637] draws a component once for all that changed, outer ones first, and none that is gone', async () => {
  const drawn: string[] = []
  const count = createFact(0)
  const Inner = () => {
    drawn.push(`inner ${count.use()}`)
    return null
  }
  const Outer = () => {
    const now = count.use()
    drawn.push(`outer ${now}`)
    return now < 3 && jsx(Inner, {})
  }
  render(jsx(Outer, {}), root)
  count.set(1)
  count.set(2)
  await expect.poll(() => drawn).toEqual(['outer 0', 'inner 0', 'outer 2', 'inner 2'])
  count.set(3)
  await expect.poll(() => drawn.slice(4)).toEqual(['outer 3'])
  expect(count.listeners.size).toBe(1)
  render(null, root)
  expect([count.listeners.size, root.childNodes.length]).toEqual([0, 0])
})

it('[B637] tells of a component that fails, and draws the others', async () => {
  const reported = vi.spyOn(globalThis, 'reportError').mockImplementation(() => undefined)
  const isBroken = createFact(false)
  const Fragile = () => {
    if (isBroken.use()) throw new Error('broken')
    return null
  }
  const Sound = () => element('p', isBroken.use() ? 'sound' : 'waiting')
  render(element('div', [jsx(Fragile, {}), jsx(Sound, {})]), root)
  isBroken.set(true)
  await expect.poll(() => root.textContent).toBe('sound')
  expect(reported).toHaveBeenCalledExactlyOnceWith(new Error('broken'))
})

it('[B647] what is kept from one drawing to the next lives on in another place, while that which had it goes', async () => {
  const count = createFact(0)
  const effect = vi.fn()
  const Counting = () => {
    useEffect(effect, [])
    return element('b', `${count.use()}`)
  }
  const kept = element('p', jsx(Counting, {}))
  for (const key of ['first', 'second', 'third']) render(jsx('div', { children: kept }, key), root)
  expect([root.innerHTML, effect.mock.calls.length, count.listeners.size]).toEqual(['<div><p><b>0</b></p></div>', 3, 1])
  count.set(1)
  await expect.poll(() => root.textContent).toBe('1')
})

it('[B638] runs no effect of what could not be drawn whole', () => {
  const effect = vi.fn()
  const Begun = () => {
    useEffect(effect, [])
    return null
  }
  const Failing = () => {
    throw new Error('broken')
  }
  expect(() => render(element('div', [jsx(Begun, {}), jsx(Failing, {})]), root)).toThrow('broken')
  render(element('p', 'instead'), root)
  expect([root.textContent, effect.mock.calls.length]).toEqual(['instead', 0])
})

it('[B638] runs effects once all stands in the page, inner ones first, and undoes them before the next and at the end', () => {
  const told: string[] = []
  const node: { current: Node | null } = { current: null }
  const Noted = ({ name, children }: { readonly name: string; readonly children?: unknown }) => {
    useEffect(() => {
      told.push(`${name} ${root.contains(node.current)}`)
      return () => told.push(`not ${name}`)
    }, [name])
    return element('p', children, { ref: node })
  }
  const noted = (name: string) => jsx(Noted, { name, children: jsx(Noted, { name: `in ${name}` }) })
  render(noted('a'), root)
  render(noted('a'), root)
  expect(told).toEqual(['in a true', 'a true'])
  render(noted('b'), root)
  expect(told.slice(2)).toEqual(['not in a', 'in b true', 'not a', 'b true'])
  render(null, root)
  expect(told.slice(6)).toEqual(['not b', 'not in b'])
})

it('[B639] takes over markup: its nodes, what was written and chosen, and events from now on', () => {
  root.innerHTML = '<p>Hello world</p><input value="a"><select><option>1</option><option>2</option></select><i>odd</i>'
  const [input, select] = [find('input'), find('select')]
  Object.assign(input, { value: 'written' })
  Object.assign(select, { value: '2' })
  const press = vi.fn()
  const shown = (): Child =>
    element('div', [
      element('p', ['Hello ', 'world']),
      element('input', undefined, { defaultValue: 'b', title: 'new', onClick: press }),
      element('select', [element('option', '1'), element('option', '2')], { defaultValue: '1' }),
    ])
  const { innerHTML } = root
  root.innerHTML = `<div>${innerHTML}</div>`
  const there = [find('input'), find('select')]
  Object.assign(there[0] ?? {}, { value: 'written' })
  Object.assign(there[1] ?? {}, { value: '2' })
  hydrate(shown(), root)
  there[0]?.click()
  expect([find('input'), find('select'), press.mock.calls.length]).toEqual([...there, 1])
  expect([find('input'), find('select')].map((one) => Reflect.get(one, 'value'))).toEqual(['written', '2'])
  expect([find('p').textContent, root.querySelector('i')]).toEqual(['Hello world', null])
})

it('[B640] sets and takes back properties, attributes, styles and events', () => {
  const press = vi.fn()
  const drawn = element('button', 'Go', {
    className: 'one',
    'aria-pressed': false,
    'data-kind': 'x',
    hidden: true,
    lang: 'de',
    style: { marginBlock: '1px', '--own': 'red' },
    onClick: press,
  })
  render(drawn, root)
  expect(root.innerHTML).toBe(
    '<button class="one" aria-pressed="false" data-kind="x" hidden="" lang="de" style="margin-block: 1px; --own: red;">Go</button>',
  )
  find('button').click()
  render(element('button', 'Go', { className: 'two', hidden: undefined, style: { color: 'red' } }), root)
  find('button').click()
  expect(root.innerHTML).toBe('<button class="two" style="color: red;">Go</button>')
  expect(press).toHaveBeenCalledTimes(1)
})

it('[B640] draws SVG, a progress at nothing and the first choice of a list', () => {
  const path = element('text', 'x', { className: 'of', textLength: 16 })
  const options = (...values: string[]) => values.map((value) => jsx('option', { value, children: value }, value))
  render(
    element('div', [
      element('svg', path, { className: 'ls-icon', viewBox: '0 0 24 24' }),
      element('progress', undefined, { max: 5, value: 0 }),
      element('select', options('a', 'b'), { id: 'first' }),
      element('select', options('b', 'c', 'a'), { defaultValue: 'a' }),
    ]),
    root,
  )
  const drawn = root.querySelector('.ls-icon .of')
  expect(drawn instanceof SVGElement && drawn.getAttribute('textLength')).toBe('16')
  expect(find('progress')).toHaveAttribute('value', '0')
  expect([find('#first'), find('select:not([id])')].map((one) => Reflect.get(one, 'value'))).toEqual(['a', 'a'])
})
