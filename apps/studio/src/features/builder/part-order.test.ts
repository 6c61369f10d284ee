import { brandFieldId } from '@letterslot/core'
import { expect, it } from 'vitest'
import { newField } from './new-field.ts'
import { withPart } from './part-order.ts'
import { workshopForm } from './workshop.test.fixture.ts'

const made = (kind: 'name' | 'address', locale: string) =>
  newField({ ...workshopForm(), locale }, kind, brandFieldId('f9'))

it('[T1721] begins names and addresses in the order of the form’s country, and keeps to it', () => {
  expect([made('address', 'nb').parts, made('name', 'nb').parts]).toEqual([undefined, undefined])
  expect(made('address', 'en-US').parts).toEqual(['street', 'town', 'postcode', 'country'])
  expect(made('address', 'ja').parts).toEqual(['postcode', 'town', 'street', 'country'])
  expect(made('name', 'hu').parts).toEqual(['family', 'given'])
  const address = made('address', 'en-US')
  expect(withPart(address, 'region', true, 'en-US')).toEqual(['street', 'town', 'region', 'postcode', 'country'])
  expect(withPart(address, 'country', false, 'no language')).toEqual(['street', 'postcode', 'town'])
})
