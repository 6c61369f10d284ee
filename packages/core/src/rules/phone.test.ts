import { describe, expect, it } from 'vitest'
import { documentOf, formOf, valuesOf } from '../form-of.test.fixture.ts'
import { answerInWords } from '../messages/answer-in-words.ts'
import { issues as messages } from '../messages/en.ts'
import { formatIssue } from '../messages/format-issue.ts'
import { countriesByName, countryCodes } from '../model/countries.ts'
import { callingCode, callingCountries, isMainCountry, phoneParts, readPhone } from '../model/phone.ts'
import { formToJsonSchema } from '../schema/json-schema.ts'
import { parseForm } from '../schema/parse.ts'
import { compileForm } from './compile.ts'
import { compileRareRule } from './rare.ts'

const phone = { kind: 'phone', rules: [{ kind: 'type' }] }
const form = formOf([phone])
const found = (value: string): readonly string[] =>
  compileForm(form, { compileRareRule })
    .validate(valuesOf({ f0: value }))
    .map((issue) => formatIssue(issue, { form, messages, locale: 'en-GB' }))
const faultsOf = (field: object): readonly string[] => {
  const read = parseForm(documentOf([field]))
  return read.ok ? [] : read.error.faults.map(({ message }) => message)
}

describe('phone numbers with their country', () => {
  it.each([
    // As they are dialled within a country.
    ['030 123456', '49', '+4930123456'],
    ['(030) 12 34-56', '49', '+4930123456'],
    ['020 7946 0123', '44', '+442079460123'],
    ['22 00 00 00', '47', '+4722000000'],
    ['(212) 555-0123', '1', '+12125550123'],
    ['1 212 555 0123', '1', '+12125550123'],
    ['8 912 345-67-89', '7', '+79123456789'],
    ['06 30 123 4567', '36', '+36301234567'],
    ['80 29 491 19 11', '375', '+375294911911'],
    // Their 0 belongs to the number.
    ['06 698 12345', '39', '+390669812345'],
    ['01 23 45 67 89', '225', '+2250123456789'],
    ['07 12 34 56', '226', '+22607123456'],
    ['0 77 12 34 56', '241', '+24177123456'],
    // As they are written for abroad, whichever country is chosen.
    ['+49 (0) 30 / 123 456', '44', '+4930123456'],
    ['0049 30 123456', undefined, '+4930123456'],
    ['+49 030 123456', undefined, '+4930123456'],
    ['+1 (1) 212 555 0123', undefined, '+12125550123'],
    ['+39 06 698 12345', undefined, '+390669812345'],
    [' +47 22\u00a000\u00a000\u201100 ', undefined, '+4722000000'],
  ])('[C700] reads “%s” with the calling code %s as %s', (text, code, expected) => {
    expect(readPhone(text, code)).toBe(expected)
  })

  it.each([
    ['030 123456', undefined],
    ['+999 123456', undefined],
    // What is dialled for abroad, there and in Australia: no number within the country.
    ['011 49 30 123456', '1'],
    ['0011 49 30 12345', '61'],
    ['555 0123', '1'],
    ['+4', '49'],
    ['1234', '49'],
    ['1'.repeat(16), '49'],
    ['0800 FLOWERS', '44'],
    ['+', '44'],
    ['', '44'],
    ['1'.repeat(61), '44'],
  ])('[C700] says of “%s” with the calling code %s that it is no number for certain', (text, code) => {
    expect(readPhone(text, code)).toBeUndefined()
  })

  it('[C701] knows the calling code of every country that has phones, no code beginning another', () => {
    const without = countryCodes.filter((country) => callingCode(country) === undefined)
    expect(without).toEqual(['BV', 'HM', 'TF', 'UM'])
    expect(callingCountries.filter((country) => !countryCodes.includes(country))).toEqual(['XK'])
    const codes = [...new Set(callingCountries.map(callingCode))]
    expect(codes.filter((one) => codes.some((other) => other !== one && other?.startsWith(one ?? '')))).toEqual([])
    expect(['DE', 'US', 'CA', 'SJ'].map((country) => [callingCode(country), isMainCountry(country)])).toEqual([
      ['49', true],
      ['1', true],
      ['1', false],
      ['47', false],
    ])
    expect(countriesByName('de', callingCountries).map(({ name }) => name)).toContain('Kosovo')
  })

  it('[C702] takes a number of E.164 where the maker says so, and says how else one is written', () => {
    const wrong = ['Use this format: +44 20 7946 0123']
    expect(['+4930123456', '', '030 123456', '+123456', '+999123456', 'no'].map(found)).toEqual([
      [],
      [],
      wrong,
      wrong,
      wrong,
      wrong,
    ])
    expect(JSON.stringify(formToJsonSchema(form))).toContain(String.raw`"pattern":"^\\+\\d{7,15}$"`)
  })

  it('[C703] is read with a space behind its calling code; a text that is no number as it is', () => {
    const words = (text: string): string => answerInWords({ kind: 'phone' }, text, 'nb')
    expect(['+4930123456', '030 123', ''].map(words)).toEqual(['+49 30123456', '030 123', ''])
    expect(['+4930', '+99', '4930'].map(phoneParts)).toEqual([{ code: '49', rest: '30' }, undefined, undefined])
  })

  it('[C704] begins with a country of phones, or with none; no other kind has one', () => {
    expect([phone, { ...phone, country: 'GB' }].map(faultsOf)).toEqual([[], []])
    expect(
      [
        { ...phone, country: 'BV' },
        { ...phone, country: 44 },
        { kind: 'tel', country: 'GB' },
      ].map(faultsOf),
    ).toEqual([
      ['“BV” is no country with phones, such as GB.'],
      [expect.any(String)],
      ['Only a phone number begins with a country.'],
    ])
  })
})
