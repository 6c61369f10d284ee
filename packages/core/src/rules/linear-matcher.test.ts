import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compileLinearMatcher } from './linear-matcher.ts'

const budgetMs = 50

/** Milliseconds of this thread's own time: a busy machine pauses a test, which a hang is not. */
function bestMs(run: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const from = process.threadCpuUsage()
    run()
    const { user, system } = process.threadCpuUsage(from)
    return (user + system) / 1000
  })
  return Math.min(...times)
}

it('[C79] agrees with the engine on any pattern and text of the subset', () => {
  const atom = fc.constantFrom(
    ...['a', 'b', '.', '[ab]', '[^a]', '\\d', '\\(', '^', '$', '\\b', '\\B', '[\\p{L}--[a]]', '\\u{61}', '\\x62'],
    ...['\\ud83d\\ude42', '🙂', '[[ab]&&[bc]]', '\\p{Lu}', '()'],
  )
  const pattern = fc.letrec<{ node: string }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 4 },
      atom,
      fc
        .tuple(tie('node'), fc.constantFrom('*', '+', '?', '{2}', '{1,2}', '{0,3}', '{2,}', '*?', '+?', '{0}'))
        .map(([inner, sign]) => `(?:${inner})${sign}`),
      fc.tuple(tie('node'), tie('node')).map(([left, right]) => `${left}${right}`),
      fc.tuple(tie('node'), tie('node')).map(([left, right]) => `(${left}|${right})`),
      fc
        .tuple(fc.constantFrom('?=', '?!', '?<=', '?<!', '?<x>'), tie('node'))
        .map(([sign, inner]) => `(${sign}${inner})`),
    ),
  })).node
  const text = fc.array(fc.constantFrom('a', 'b', 'c', 'A', '1', '(', ' ', '\n', '🙂', '\ud83d'), { maxLength: 7 })
  fc.assert(
    fc.property(pattern, fc.array(text, { minLength: 1, maxLength: 5 }), (source, texts) => {
      if (source.split('?<x>').length > 2) return
      const matches = compileLinearMatcher(source)
      for (const characters of texts) {
        const one = characters.join('')
        expect([source, one, matches?.(one)]).toEqual([source, one, new RegExp(`^(?:${source})$`, 'v').test(one)])
      }
    }),
    { numRuns: 500 },
  )
})

it.each([
  ['(a+)+', 'a', false],
  ['(a|a|a|a)*', 'a', false],
  ['(.*a){25}', 'a', false],
  ['(?=(a+)+$).*', 'a', false],
  ['(?:.|\\n)*x?', 'a', true],
  ['[a-z0-9]+(-[a-z0-9]+)*', 'a', false],
  ['(?=.*a)(?=.*[a-z]).{8,}', 'a', true],
])('[C79] [C27] [F17] truly checks %s at 200 kB within 50 ms', (pattern, part, isDot) => {
  const matches = compileLinearMatcher(pattern)
  const [fits, not] = [part.repeat(200_000), `${part.repeat(199_999)}!`]
  expect([matches?.(fits), matches?.(not)]).toEqual([true, isDot])
  expect(bestMs(() => matches?.(not))).toBeLessThan(budgetMs)
})

it.each(['(a)\\1*', '(?i:a)+b*', '[\\q{ab}]+c*', '\\p{RGI_Emoji}+a*', '(?:a{1000}){1000}'])(
  '[C76] does not know %s',
  (pattern) => {
    expect(compileLinearMatcher(pattern)).toBe(undefined)
  },
)

it.each([
  ['a group', '('.repeat(1000), ')'.repeat(1000)],
  ['a lookahead', '(?='.repeat(400), ')'.repeat(400)],
  ['a repeated group', '(?:'.repeat(400), ')*'.repeat(400)],
])('[C76] does not know %s in too many others, and survives it', (_, openings, closings) => {
  expect(compileLinearMatcher(`${openings}a${closings}`)).toBe(undefined)
  expect(compileLinearMatcher(`${'('.repeat(60)}a${')'.repeat(60)}`)?.('a')).toBe(true)
})

it.each([
  ['empty groups', '(?:){999999999}'],
  ['groups of nothing', '(?:a{0}){999999999}'],
  ['parts of nothing', `(?:${'a{0}'.repeat(450)}){999999999}`],
  ['empty choices', `(?:${'|'.repeat(1900)}a){999999}`],
  ['choices of empty groups', `(?:${'(?:)|'.repeat(370)}a){999999}`],
  ['repeats within repeats', `${'('.repeat(60)}a${'){9}'.repeat(60)}`],
])('[C76] refuses millions of %s without writing them out', (_, pattern) => {
  expect(bestMs(() => compileLinearMatcher(pattern))).toBeLessThan(budgetMs)
  expect(compileLinearMatcher(pattern)).toBe(undefined)
})
