import { expect, it } from 'vitest'
import { foldText, foundParts, readySearch, searchOptions } from './search-options.ts'

const labels = ['Bergen', 'Bad Hersfeld', 'Ålesund', 'Sankt Gallen', 'São Paulo', 'Øst-Berlin', 'Ǆ', '10 %']
const options = readySearch(labels.map((label, at) => ({ value: `${at}`, label })))
const found = (text: string, without?: readonly string[]) =>
  searchOptions(options, text, without).map(({ label }) => label)

it.each([
  ['ber', ['Bergen', 'Øst-Berlin']],
  ['erg', []],
  ['ALE', ['Ålesund']],
  ['sao', ['São Paulo']],
  ['gal san', ['Sankt Gallen']],
  ['dz', ['Ǆ']],
  ['%', ['10 %']],
  [' ', labels],
  ['', labels],
])('[R520] %j finds %j', (text, expected) => {
  expect(found(text)).toEqual(expected)
})

it('[R520] leaves out what is chosen already', () => {
  expect(found('ber', ['0'])).toEqual(['Øst-Berlin'])
})

it.each([
  [
    'Øst-Berlin',
    'ber',
    [
      ['Øst-', false],
      ['Ber', true],
      ['lin', false],
    ],
  ],
  [
    'Ålesund',
    'ale',
    [
      ['Åle', true],
      ['sund', false],
    ],
  ],
  [
    'A\u030alesund',
    'ale',
    [
      ['A\u030ale', true],
      ['sund', false],
    ],
  ],
  [
    'Sankt Gallen',
    'g s',
    [
      ['S', true],
      ['ankt ', false],
      ['G', true],
      ['allen', false],
    ],
  ],
  ['Bergen', '', [['Bergen', false]]],
])('[R520] in %j, %j marks %j', (label, text, parts) => {
  expect(foundParts(label, text).map((part) => [part.text, part.isFound])).toEqual(parts)
  expect(foldText(label)).not.toMatch(/\p{M}|\p{Lu}/u)
})
