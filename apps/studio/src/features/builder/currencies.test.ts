import { brandFieldId } from '@letterslot/core'
import { expect, it } from 'vitest'
import { answerOptions } from './answer-options.ts'
import { currencyChoices, currencyOf } from './currencies.ts'
import { newField } from './new-field.ts'
import { workshopForm } from './workshop.test.fixture.ts'

it('[T1720] begins an amount in the currency of the form’s language, and offers every one by its name', () => {
  expect(['nb', 'en', 'en-GB', 'de', 'de-CH', 'no language'].map(currencyOf)).toEqual([
    'NOK',
    'USD',
    'GBP',
    'EUR',
    'CHF',
    'EUR',
  ])
  expect(newField({ ...workshopForm(), locale: 'nb' }, 'currency', brandFieldId('f9')).currency).toBe('NOK')
  expect(currencyChoices('de')).toContainEqual({ value: 'NOK', label: 'Norwegische Krone (NOK)' })
})

it('[T1721] offers countries by their names where an answer is compared or begun with', () => {
  expect(answerOptions({ kind: 'country' })).toContainEqual({ value: 'DE', label: 'Germany' })
  expect(answerOptions({ kind: 'text' })).toBeUndefined()
})
