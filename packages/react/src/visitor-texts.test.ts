import { visitor } from '@letterslot/core/messages/en'
import { expect, it } from 'vitest'

it.each(Object.entries(visitor))(
  '[R52 F01] claims in %s neither that anything is saved nor on its way',
  (_name, text) => {
    expect(text).not.toMatch(/\bsaved?\b|\bsaving\b|on its way|\bqueued?\b|\bstored\b/i)
  },
)

it.each(Object.entries(visitor))('[R52] uses in %s no provider word, no code and no exclamation', (_name, text) => {
  expect(text).not.toMatch(/oops|error|status|provider|!/i)
})
