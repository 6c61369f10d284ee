import { expect, it } from 'vitest'
import { entry } from './entry.test.fixture.ts'
import { writerOf } from './writer-of.ts'

const written = (params: Readonly<Record<string, string>>, context: unknown = undefined) =>
  writerOf({ params, context })

it('[T1010] the writer is who the mail names as its sender and whom its answer goes to', () => {
  expect(writerOf(entry())).toEqual({ name: 'Ada Lovelace', address: 'ada@example.org' })
  const { context } = entry()
  expect(written({ full_name: ' Ada\n Lovelace ', name: 'other' }, context).name).toBe('Ada Lovelace')
})

it('[T1010] without such a mail it is who the answers are called by', () => {
  expect(written({ Name: 'Grace', reply_to: 'grace@example.org' })).toEqual({
    name: 'Grace',
    address: 'grace@example.org',
  })
  expect(written({ email: 'not an address', message: 'hello' })).toEqual({ name: undefined, address: undefined })
})

it('[T1010] a receipt has no writer, and a long answer is cut', () => {
  expect(writerOf(entry({ params: {} }))).toEqual({ name: undefined, address: undefined })
  expect(written({ name: 'x'.repeat(100_000) }).name).toHaveLength(120)
})
