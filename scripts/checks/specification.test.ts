import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { read, root, titlesOf } from './tree.ts'

/**
 * SHA-256 of the specification as it was given (UTF-8), each run of whitespace counted as one space, none at the ends.
 * Its text stands nowhere but in the quotes; a word changed there changes this digest.
 */
const digestOfTheBrief = '8f2811f48f753ad2d067b445a13b278521608f9f2716193e416a0dcacae53507'

const page = read('docs/specification.md')

interface Sentence {
  readonly quote: string
  readonly answer: string
}

/** Every quote with what stands under it, up to the next quote. */
function sentencesOf(text: string): readonly Sentence[] {
  const blocks = text.split(/\n{2,}/).map((block) => block.trim())
  const sentences: { quote: string; answer: string }[] = []
  for (const block of blocks.slice(blocks.findIndex((one) => one.startsWith('> ')))) {
    const last = sentences.at(-1)
    if (block.startsWith('>')) sentences.push({ quote: block.replace(/^> ?/gm, ''), answer: '' })
    else if (last) last.answer += `${block}\n`
  }
  return sentences
}

const sentences = sentencesOf(page)
const answered = sentences.filter(({ quote }) => !quote.startsWith('#'))
const marks = ['brief', 'provider', 'ours']

/** The part of an answer behind `- Does it:` or `- Proven by:`. */
const listed = (answer: string, what: 'Does it' | 'Proven by'): string =>
  new RegExp(`^- ${what}: (.*)$`, 'm').exec(answer)?.[1] ?? ''
const filesIn = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? '')
const proofsIn = (answer: string): readonly (readonly [file: string, title: string])[] =>
  listed(answer, 'Proven by')
    .split('; ')
    .map((proof) => /^`([^`]+)` “(.+)”$/.exec(proof))
    .map((match) => [match?.[1] ?? '', match?.[2] ?? ''] as const)

describe('docs/specification.md', () => {
  it('quotes the specification whole, word for word', () => {
    const quoted = sentences.map(({ quote }) => quote).join(' ')
    const words = quoted.replace(/\s+/g, ' ').trim()
    expect(createHash('sha256').update(words).digest('hex')).toBe(digestOfTheBrief)
  })

  it('quotes one sentence, row or point at a time', () => {
    const long = answered.filter(({ quote }) => !/^[|-]/.test(quote) && /[.!?] [A-Z]/.test(quote))
    expect(long).toEqual([])
    expect(answered.length).toBeGreaterThan(30)
  })

  it('gives every sentence one answer with one mark', () => {
    const wrong = answered.filter(({ answer }) => {
      const given = [...answer.matchAll(/\*\*\[([^\]]*)\]\*\*/g)].map((match) => match[1] ?? '')
      return given.length !== 1 || !marks.includes(given[0] ?? '') || !answer.startsWith('**[')
    })
    expect(wrong).toEqual([])
  })

  it('answers no heading', () => {
    const headings = sentences.filter(({ quote }) => quote.startsWith('#'))
    expect(headings.filter(({ answer }) => answer !== '')).toEqual([])
  })

  it.each(answered.map(({ quote, answer }) => [quote, answer]))(
    'names files that are there under “%s”',
    (_, answer) => {
      const files = filesIn(listed(answer, 'Does it'))
      expect(files).not.toEqual([])
      expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
    },
  )

  it.each(answered.map(({ quote, answer }) => [quote, answer]))(
    'names tests that are there under “%s”',
    (_, answer) => {
      const missing = proofsIn(answer).filter(
        ([file, title]) =>
          !existsSync(join(root, file)) || !titlesOf(read(file)).some((one) => title !== '' && one.startsWith(title)),
      )
      expect(missing).toEqual([])
    },
  )
})
