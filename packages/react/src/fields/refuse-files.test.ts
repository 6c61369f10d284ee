import { formatSizes } from '@letterslot/core/files'
import { expect, it } from 'vitest'
import { refuseFiles } from './refuse-files.ts'

const delivery = { origin: 'https://relay.example.org', publicKey: '', serviceId: '', templateId: '' }
const fileOf = (name: string, size: number) => ({ name, size, type: '' })
const [small, large, huge] = [fileOf('small', 10), fileOf('large', 5_000_000), fileOf('huge', 5_000_001)]

function refusedOf(files: readonly ReturnType<typeof fileOf>[], others: readonly ReturnType<typeof fileOf>[] = []) {
  const { taken, refused } = refuseFiles(files, { delivery, others })
  return [taken.map(({ name }) => name), refused.map(({ over, file, limit }) => `${over} ${file.name} ${limit}`)]
}

it('[R140] [F81] files are taken up to what the connection carries, and each of the others is named with its limit', () => {
  expect(refusedOf([small, large])).toEqual([['small', 'large'], []])
  expect(refusedOf([huge, small])).toEqual([['small'], ['fileBytes huge 5000000']])
  expect(refusedOf([large, large, small])).toEqual([['large', 'large'], ['filesBytes small 10000000']])
  const ten = Array.from({ length: 10 }, () => small)
  expect(refusedOf([...ten, large])).toEqual([ten.map(({ name }) => name), ['count large 10']])
})

it('[R140] what other fields of the form hold counts, too', () => {
  expect(refusedOf([large, small], [large])).toEqual([['large'], ['filesBytes small 10000000']])
  const nine = Array.from({ length: 9 }, () => small)
  expect(refusedOf([small, large], nine)).toEqual([['small'], ['count large 10']])
})

it('[R140] a size over a limit never reads like the limit', () => {
  const words = (bytes: number) => formatSizes(bytes, 5_000_000, 'en').map((text) => text.replace('\u00a0', ' '))
  expect(words(7_200_000)).toEqual(['7.2 MB', '5 MB'])
  expect(words(5_000_001)).toEqual(['5,000,001 bytes', '5,000,000 bytes'])
})
