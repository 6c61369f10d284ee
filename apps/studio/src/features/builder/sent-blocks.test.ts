import { expect, it } from 'vitest'
import { germanWords } from '../../domain/starts/german-words.ts'
import { movedBlock, newSentBlock } from './sent-blocks.ts'

const [heading, text, link, image] = (['heading', 'text', 'link', 'image'] as const).map((kind) =>
  newSentBlock(kind, [], 'en'),
)

it('[T1820] a block begins with words in the form’s language, each of which German has', () => {
  const words = [heading, text, link, image].map((block) => (block && 'text' in block ? block.text : ''))
  expect(words).toEqual(['What happens next', 'Thank you.', 'Go on', ''])
  expect(words.filter((word) => word && !Object.hasOwn(germanWords, word))).toEqual([])
})

it('[T1820] a block has an id of its own, and moves within the others alone', () => {
  if (!heading || !text) throw new Error('There are blocks.')
  expect(newSentBlock('text', [{ ...heading, id: 'b2' }], 'en').id).toBe('b3')
  const blocks = [heading, text]
  expect(movedBlock(blocks, 0, 1)).toEqual([text, heading])
  expect([movedBlock(blocks, 1, 1), movedBlock(blocks, 0, -1)]).toEqual([blocks, blocks])
})
