import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isDoubtful } from './doubtful-pattern.ts'
import { compilePatternMatcher } from './pattern-matcher.ts'

const budgetMs = 50

/** The best of five of this thread's own time: a busy machine pauses a test, which a hang is not. */
function bestMs(run: () => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const from = process.threadCpuUsage()
    run()
    const { user, system } = process.threadCpuUsage(from)
    return (user + system) / 1000
  })
  return Math.min(...times)
}

const evil: readonly (readonly [string, string])[] = [
  ['(a+)+', `${'a'.repeat(50)}!`],
  ['(a+)+$', `${'a'.repeat(5000)}!`],
  ['(a*)*', `${'a'.repeat(50)}!`],
  ['([a-zA-Z]+)*', `${'a'.repeat(50)}!`],
  ['(a|aa)+', `${'a'.repeat(100)}!`],
  ['(a|a?)+', `${'a'.repeat(100)}!`],
  ['(a|a|a|a)*', `${'a'.repeat(60)}!`],
  ['(.*a){12}', `${'a'.repeat(60)}!`],
  ['(.*a){25}', `${'a'.repeat(100)}!`],
  ['(x+x+)+y', 'x'.repeat(60)],
  ['(\\w+\\s?)*', `${'a'.repeat(60)}!`],
  ['((a+)+)+', `${'a'.repeat(60)}!`],
  ['(((a+)+)+)+', `${'a'.repeat(60)}!`],
  ['(?:(?:(?:a*)*)*)*b', `${'a'.repeat(60)}!`],
  ['x*(a+)+', `${'x'.repeat(200)}${'a'.repeat(60)}!`],
  ['(.*)(.*)(.*)(.*)(.*)(.*)(.*)(.*)q', 'a'.repeat(2000)],
  ['.*.*=.*', 'a'.repeat(20_000)],
  ['(?:.|\\n)*x', 'a'.repeat(100_000)],
  [`${'a?'.repeat(12)}${'a'.repeat(12)}`, 'a'.repeat(11)],
  [`${'a?'.repeat(12)}${'a'.repeat(12)}`, 'a'.repeat(60)],
  ['^([a-zA-Z0-9_.\\-])+@(([a-zA-Z0-9\\-])+.)+([a-zA-Z0-9]{2,4})+$', `a@${'a'.repeat(60)}!`],
  ['^(([a-z])+.)+[A-Z]([a-z])+$', 'a'.repeat(80)],
  ['(?=.*!)(a+)+', `${'a'.repeat(60)}!`],
  ['(?=(a+)+$).*', `${'a'.repeat(60)}!`],
  ['(?:(?=.*x)a+)+', `${'a'.repeat(40)}x!`],
  ['(?:a(?=a*x))*(a+)+', `${'a'.repeat(40)}x!`],
]

describe('compilePatternMatcher', () => {
  it.each(evil)('[C27] [F17] checks %s within 50 ms, and never wrongly', (pattern, text) => {
    const matches = compilePatternMatcher(pattern)
    if (!matches) throw new Error('This pattern has a bounded check.')
    expect(bestMs(() => matches(text))).toBeLessThan(budgetMs)
    // None of these texts matches; an answer that is known in time may be true for none.
    expect(matches(text)).not.toBe(true)
  })

  it('[C27] [F17] decides a negated lookahead that backtracks within 50 ms: where nothing is found, the text fits', () => {
    const matches = compilePatternMatcher('(?!(a+)+$).*')
    const [fits, not] = [`${'a'.repeat(60)}!`, 'a'.repeat(60)]
    expect(bestMs(() => matches?.(fits))).toBeLessThan(budgetMs)
    expect([matches?.(fits), matches?.(not)]).toEqual([true, false])
  })

  it.each([
    ['(.*)\\1x', 'a'],
    ['(a*)\\1\\1b', 'a'],
    ['(?<one>.*)\\k<one>x', 'a'],
    ['.*.*=.*', 'a'],
    ['(?:.|\\n)*x', 'a'],
    ['\\s*(\\S+\\s*)*x', ' '],
    ['[a-z]*x', 'a'],
    ['.*', '\ud83d'],
    [`[^]*${'a'.repeat(1900)}b`, 'a'],
    [`.*${'a'.repeat(90)}b`, 'a'],
    [`(?:${Array.from({ length: 45 }, () => 'a').join('|')})*b`, 'a'],
    [`(?:${Array.from({ length: 300 }, () => 'a').join('|')})*b`, 'a'],
    [Array.from({ length: 300 }, (_, index) => `word ${index}`).join('|'), 'word 1'],
  ])('[C75] [C27] [F17] checks %s within 50 ms on 1 kB to 10 MB of %j', (pattern, part) => {
    const matches = compilePatternMatcher(pattern)
    for (const length of [1000, 20_000, 20_001, 200_000, 10_000_000]) {
      const text = part.repeat(Math.ceil(length / part.length))
      expect(bestMs(() => matches?.(text))).toBeLessThan(budgetMs)
      expect(matches?.(text)).not.toBe(pattern !== '.*')
    }
  })

  it.each([
    ['(?:AD|AE|AF)', true],
    [Array.from({ length: 60 }, (_, index) => `Option ${index}`).join('|'), true],
    [`(?:${Array.from({ length: 60 }, (_, index) => `o${index}`).join('|')})`, true],
    [`(?:${Array.from({ length: 60 }, (_, index) => `o${index}`).join('|')})*`, true],
    [`${'[*+]'.repeat(60)}a*b*`, true],
    ['a'.repeat(2001), false],
  ])('[C76] has a bounded way for %s: %s', (pattern, isBounded) => {
    expect(compilePatternMatcher(pattern) !== undefined).toBe(isBounded)
  })

  it.each([
    ['\\p{L}+', false],
    ['[\\p{L}\\u{61}]+', false],
    ['\\(\\d+\\)', false],
    ['\\p{L}{2}', false],
    ['\\p{RGI_Emoji}', false],
    ['\\p{RGI_Emoji}+', true],
    ['[\\q{a|aa}]+', true],
    ['\\\\p{2}p{2}', false],
    ['[A-Z]{3}-\\d+', false],
    ['(?:a|b){3}', true],
    ['(a+){3}', true],
    ['a{2,}b{2,}', true],
    ['(a)\\1', true],
    ['(\\n)*', true],
  ])('[C77] takes %s for doubtful: %s', (pattern, isOne) => {
    expect(isDoubtful(pattern)).toBe(isOne)
  })

  it.each([
    ['[a-z0-9]+(-[a-z0-9]+)*', 'the-quick-brown-fox-jumps-over-the-lazy-dog-'.repeat(5), 'x'],
    ['([a-z0-9\\-]+\\.)+[a-z]{2,}', 'www.a-long-host-name.somewhere.', 'org'],
    ['\\+?\\d{1,3}[ \\-]?\\(?\\d{1,4}\\)?[ \\-]?\\d{1,4}[ \\-]?\\d{1,9}', '+47 (220) 0000 ', '123456789'],
    ['(?=.*\\d)(?=.*[a-z])(?=.*[A-Z]).{8,}', 'correct horse battery staple ', 'A1'],
    ['[A-Z]{2}\\d{2}( ?[A-Z0-9]{4}){3,7}( ?[A-Z0-9]{1,3})?', 'GB29 NWBK 6016 1331 ', '9268 19'],
  ])('[C27] decides the ordinary pattern %s', (pattern, start, end) => {
    const matches = compilePatternMatcher(pattern)
    expect([matches?.(start + end), matches?.(start)]).toEqual([true, false])
  })

  it.each(['(\\d+)*\\1x', '(?=(a+))\\1+b*', '(?i:a)*b*', '(?:a{1000}){1000}', '\\p{RGI_Emoji}+', '[\\q{a|aa}]+'])(
    '[C27] has no bounded way for %s',
    (pattern) => {
      expect(compilePatternMatcher(pattern)).toBe(undefined)
    },
  )

  it('[C26] agrees with the engine on any pattern and text', () => {
    const atom = fc.constantFrom('a', 'b', '.', '[ab]', '[^a]', '\\d', '\\(', '(?=a)', '(?!b)', '^', '$', '\\b')
    const pattern = fc.letrec<{ node: string }>((tie) => ({
      node: fc.oneof(
        { maxDepth: 3 },
        atom,
        fc
          .tuple(tie('node'), fc.constantFrom('*', '+', '?', '{2}', '{1,2}', '*?'))
          .map(([inner, sign]) => `(?:${inner})${sign}`),
        fc.tuple(tie('node'), tie('node')).map(([left, right]) => `${left}${right}`),
        fc.tuple(tie('node'), tie('node')).map(([left, right]) => `(${left}|${right})`),
        tie('node').map((inner) => `(?=${inner})`),
      ),
    })).node
    fc.assert(
      fc.property(pattern, fc.stringMatching(/^[ab1(]{0,7}$/), (source, text) => {
        const matches = compilePatternMatcher(source)
        expect(matches?.(text)).toBe(new RegExp(`^(?:${source})$`, 'v').test(text))
      }),
      { numRuns: 500 },
    )
  })
})
