import { brandFieldId } from '@letterslot/core'
import { expect, it } from 'vitest'
import { UnfitAnswers } from './unfit-answers.ts'

const answer = (value: string, restOf?: string) => {
  const field = brandFieldId('f0')
  const kept = { field, kind: 'text', label: 'Age', value, ...(restOf && { restOf: brandFieldId(restOf) }) } as const
  return { kept, label: 'Age', text: value, files: [] }
}

it('[R360] takes in each answer of a file once, under an id of its own, however many are of one field', () => {
  const unfit = new UnfitAnswers()
  const many = Array.from({ length: 50_000 }, (_, index) => answer(`${index}`))
  expect(unfit.add([...many, ...many], 7)).toHaveLength(50_000)
  expect(unfit.add(many, 8)).toEqual([])
  expect(new Set(unfit.kept().map(({ field }) => field)).size).toBe(50_000)
})

it('[R846] keeps what has no place beside its field, and nothing beside one that is gone', () => {
  const unfit = new UnfitAnswers()
  unfit.add([answer('seven', 'f0'), answer('eight')], 7)
  const [beside, ...more] = unfit.beside(brandFieldId('f0'))
  expect([beside?.field, beside?.value, more]).toEqual(['f0 7', 'seven', []])
  expect(unfit.all).toHaveLength(2)
  unfit.clear()
  expect([unfit.all, unfit.beside(brandFieldId('f0'))]).toEqual([undefined, []])
})
