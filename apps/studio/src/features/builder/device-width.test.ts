import { expect, it } from 'vitest'
import { type Device, formWidth } from './device-width.ts'

it.each<readonly [device: Device, wanted: number | undefined, width: number]>([
  ['desktop', undefined, 600],
  ['tablet', undefined, 600],
  ['phone', undefined, 358],
  ['desktop', 900, 900],
  ['tablet', 900, 736],
  ['phone', 320, 320],
])('[T1854] on a %s a form that wants %s pixels has %i', (device, wanted, width) => {
  const look = wanted === undefined ? {} : { look: { tokens: { 'size.width': wanted } } }
  expect(formWidth(look, device)).toBe(width)
})
