import { describe, expect, it } from 'vitest'
import { documentOf, formOf, valuesOf } from '../form-of.test.fixture.ts'
import { answerInWords } from '../messages/answer-in-words.ts'
import { issues as messages } from '../messages/en.ts'
import { currencySign } from '../messages/format-amount.ts'
import { formatIssue } from '../messages/format-issue.ts'
import { currencyDecimals, readAmount } from '../model/amount.ts'
import { countriesByName, countryCodes } from '../model/countries.ts'
import { formToJsonSchema } from '../schema/json-schema.ts'
import { parseForm } from '../schema/parse.ts'
import { compileForm } from './compile.ts'
import { evaluate } from './evaluate.ts'
import { compileRareRule } from './rare.ts'

/** Codes and sentences for one answer. */
function found(field: object, value: string): readonly string[] {
  const form = formOf([field])
  return compileForm(form, { compileRareRule })
    .validate(valuesOf({ f0: value }))
    .map((issue) => `${issue.rule} ${issue.code}: ${formatIssue(issue, { form, messages, locale: 'en-GB' })}`)
}

const type = { kind: 'type' }
const amount = (currency: string, ...rules: readonly object[]): object => ({
  kind: 'currency',
  currency,
  rules: [type, ...rules],
})
const faultsOf = (field: object): readonly string[] => {
  const read = parseForm(documentOf([field]))
  return read.ok ? [] : read.error.faults.map(({ message }) => message)
}

describe('amounts', () => {
  it.each([
    ['1250', '1250'],
    [' 1250,5 ', '1250.5'],
    ['1250.50', '1250.50'],
    ['1.250,50', '1250.50'],
    ['1,250.50', '1250.50'],
    ['1 250,50', '1250.50'],
    ['1\u202f250\u00a0000', '1250000'],
    ["1'250.50", '1250.50'],
    ['1.250.000', '1250000'],
    ['−5,00', '-5.00'],
    // Alone it stands before decimals: too many of them are told, and nothing is guessed.
    ['1.250', '1.250'],
  ])('[C540] reads “%s” as %s', (text, expected) => {
    expect(readAmount(text, 2)).toBe(expected)
  })

  it.each([
    '',
    'x',
    '1,2,3',
    '1.25.000',
    '1,250,50',
    '12,',
    ',5',
    '1 2 3',
    '1.250.50,00',
    '5 kr',
    '1e3',
    '1'.repeat(41),
  ])('[C540] says of “%s” that it is no amount for certain', (text) => {
    expect(readAmount(text, 2)).toBeUndefined()
  })

  it('[C540] takes groups for groups where a currency has no decimals', () => {
    expect(['1,250', '1.250', '1,25'].map((text) => readAmount(text, 0))).toEqual(['1250', '1250', '1.25'])
    expect(['NOK', 'JPY', 'KWD', 'x', undefined].map(currencyDecimals)).toEqual([2, 0, 3, 2, 2])
  })

  it.each([
    ['NOK', '500', []],
    ['NOK', '500.50', []],
    ['NOK', '500.500', []],
    ['NOK', '500.505', ['0 stepMismatch: Enter a number in steps of 0.01']],
    ['JPY', '500.5', ['0 stepMismatch: Enter a whole number']],
    ['KWD', '500.505', []],
    ['NOK', 'a lot', ['0 badInput: Enter a number in digits, with a dot for decimals, such as 1234.5']],
    ['NOK', '', []],
  ])('[C541] of %s %s says %j', (currency, value, expected) => {
    expect(found(amount(currency), value)).toEqual(expected)
  })

  it('[C542] bounds amounts as numbers, and says the bounds with their currency', () => {
    const donation = amount('NOK', { kind: 'range', min: 200, max: 1000.5 })
    expect(found(donation, '199.99')).toEqual(['1 rangeUnderflow: Enter NOK\u00a0200.00 or more'])
    expect(found(donation, '1000.51')).toEqual(['1 rangeOverflow: Enter NOK\u00a01,000.50 or less'])
    expect(found(donation, '200')).toEqual([])
  })

  it('[C542] compares and adds amounts exactly', () => {
    const seen = (value: string) => () => ({ kind: 'currency' as const, value })
    const holds = (value: string, is: 'equal' | 'less', to: string): boolean =>
      evaluate({ field: formOf([{}]).pages[0]?.fields[0]?.id ?? neverId(), is, to }, seen(value))
    expect([holds('12.50', 'equal', '12.5'), holds('9', 'less', '12.5')]).toEqual([true, true])
    const form = formOf([
      amount('NOK', { kind: 'sum', with: [{ field: 'f1' }], max: 0.3 }),
      amount('NOK', { kind: 'compare', is: 'atMost', to: { field: 'f0' } }),
    ])
    const check = compileForm(form, { compileRareRule })
    expect(check.validate(valuesOf({ f0: '0.2', f1: '0.1' }))).toEqual([])
    expect(check.validate(valuesOf({ f0: '0.2', f1: '0.21' })).map(({ code }) => code)).toEqual([
      'sumTooHigh',
      'rangeOverflow',
    ])
  })

  it('[C543] refuses a currency that is no code, or is not there', () => {
    expect(faultsOf(amount('NOK'))).toEqual([])
    expect(faultsOf(amount('kroner'))).toEqual(['A currency has three capital letters, such as EUR.'])
    expect(faultsOf({ kind: 'currency', rules: [] })).toHaveLength(1)
    expect(faultsOf(amount('NOK', { kind: 'range', min: 2, max: 1 }))).toHaveLength(1)
  })

  it('[C544] is read with its sign, in the order of the language, and a text that is none as it is', () => {
    const words = (text: string, locale: string): string =>
      answerInWords({ kind: 'currency', currency: 'NOK' }, text, locale)
    expect(words('1250.5', 'en-GB')).toBe('NOK\u00a01,250.50')
    expect(words('1 250,5', 'nb')).toBe('1\u00a0250,50\u00a0kr')
    expect(words('0.105', 'en-GB')).toBe('NOK\u00a00.105')
    expect(words('99999999999999999999.99', 'en-GB')).toBe('NOK\u00a099,999,999,999,999,999,999.99')
    for (const text of ['a lot', '']) expect(words(text, 'en-GB')).toBe(text)
    expect(words('5', 'no language')).toBe('5')
    expect([currencySign('NOK', 'nb'), currencySign('NOK', 'no language'), currencySign('x', 'nb')]).toEqual([
      'kr',
      'NOK',
      '',
    ])
  })

  it('[C545] is described in JSON Schema as it is checked', () => {
    const pattern = /"pattern":("[^"]*")/.exec(JSON.stringify(formToJsonSchema(formOf([amount('NOK')]))))?.[1] ?? '"x"'
    const schema = new RegExp(JSON.parse(pattern), 'u')
    expect(['500', '-0.5', '1.500', '1.505', '5,00'].map((text) => schema.test(text))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ])
  })
})

function neverId(): never {
  throw new Error('The form has a field.')
}

describe('countries', () => {
  const country = { kind: 'country', rules: [type] }

  it('[C546] takes the code of a country, where the maker says so, and nothing else', () => {
    expect(['NO', 'no', 'XX', 'Norway', ''].map((code) => found(country, code))).toEqual([
      [],
      ['0 notAnOption: Choose from the list'],
      ['0 notAnOption: Choose from the list'],
      ['0 notAnOption: Choose from the list'],
      [],
    ])
    expect(found({ kind: 'country', rules: [] }, 'Norway')).toEqual([])
    expect(JSON.stringify(formToJsonSchema(formOf([country])))).toContain('"AD","AE"')
  })

  it('[C547] lists every country by its name, in the order of the language', () => {
    expect([countryCodes.length, new Set(countryCodes).size]).toEqual([249, 249])
    const german = countriesByName('de').map(({ name }) => name)
    expect([german.indexOf('Österreich') < german.indexOf('Pakistan'), german.length]).toEqual([true, 249])
    expect(countriesByName('no language')[0]?.name).toBe('Afghanistan')
  })

  it('[C548] is read by its name; a text that is no code as it is', () => {
    const words = (text: string, locale: string): string => answerInWords({ kind: 'country' }, text, locale)
    expect([words('DE', 'nb'), words('DE', 'no language'), words('Utopia', 'nb'), words('', 'nb')]).toEqual([
      'Tyskland',
      'Germany',
      'Utopia',
      '',
    ])
    expect(answerInWords({ kind: 'text' }, 'DE', 'nb')).toBe('DE')
  })
})
