import { expect, it } from 'vitest'
import { pageKey } from './page-keys.ts'

it.each([
  ['ArrowRight', false, { kind: 'open', index: 2 }],
  ['ArrowLeft', false, { kind: 'open', index: 0 }],
  ['End', false, { kind: 'open', index: 2 }],
  ['Home', false, { kind: 'open', index: 0 }],
  ['ArrowLeft', true, { kind: 'move', index: 0 }],
  ['ArrowDown', true, { kind: 'move', index: 2 }],
  ['F2', false, { kind: 'rename' }],
  ['Enter', false, { kind: 'rename' }],
  ['Delete', false, { kind: 'remove' }],
  ['Delete', true, undefined],
  ['a', false, undefined],
])('[T1661] on the second of three tabs %s, with Alt: %s, is %o', (key, altKey, meant) => {
  expect(pageKey({ key, altKey }, 1, 3)).toEqual(meant)
})

it('[T1661] the arrows go round', () => {
  expect(pageKey({ key: 'ArrowRight', altKey: false }, 2, 3)).toEqual({ kind: 'open', index: 0 })
  expect(pageKey({ key: 'ArrowLeft', altKey: false }, 0, 3)).toEqual({ kind: 'open', index: 2 })
})
