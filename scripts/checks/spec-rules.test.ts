import { existsSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { describe, expect, it } from 'vitest'
import { releaseOnly } from '../../playwright.config.ts'
import { filesUnder, read, root, specOf, specPartsOf, testSources, titlesOf } from './tree.ts'

const rooms = [
  'packages/core',
  'packages/client',
  'packages/email',
  'packages/intake',
  'packages/react',
  'packages/embed',
  'apps/relay',
  'apps/studio',
]

const rulesIn = (spec: string): string[] =>
  [...spec.matchAll(/^\s*[-*] \*\*([A-Z]\d+)\*\*/gm)].map((match) => match[1] ?? '')
const rulesOf = (room: string): string[] => rulesIn(specOf(room))

/** Rule ids that test titles cite, `[C12]` or `[C12 F22]`, over all tests: a rule may be proven end to end. */
const cited = new Map<string, Set<string>>()
for (const [path, source] of testSources()) {
  for (const title of titlesOf(source)) {
    const file = title.endsWith('@release') ? `${path} @release` : path
    for (const [, group = ''] of title.matchAll(/\[([A-Z]\d+(?:[ ,]+[A-Z]\d+)*)\]/g)) {
      for (const id of group.split(/[ ,]+/)) cited.set(id, (cited.get(id) ?? new Set()).add(file))
    }
  }
}

describe.each(rooms)('%s', (room) => {
  it('has a SPEC.md whose rule ids are unique', () => {
    expect(existsSync(join(root, room, 'SPEC.md'))).toBe(true)
    const rules = rulesOf(room)
    expect(rules.length).toBeGreaterThan(0)
    expect(rules.filter((rule, index) => rules.indexOf(rule) !== index)).toEqual([])
  })

  it('proves each of its rules by a test that cites it', () => {
    expect(rulesOf(room).filter((rule) => !cited.has(rule))).toEqual([])
  })

  it('cites no rule that its SPEC.md lacks', () => {
    const rules = new Set(rulesOf(room))
    const prefixes = new Set([...rules].map((rule) => rule.charAt(0)))
    // Wherever the test stands: rules of the runtime are proven in the room that builds it for both libraries.
    const missing = [...cited].filter(([id]) => prefixes.has(id.charAt(0)) && !rules.has(id))
    expect(missing.map(([id, files]) => `${id} in ${[...files].join(', ')}`)).toEqual([])
  })
})

it('lists every SPEC.md in the one of its room', () => {
  const all = ['packages', 'apps', 'e2e'].flatMap(filesUnder).filter((file) => file.endsWith('/SPEC.md'))
  const listed = rooms.flatMap((room) => [`${room}/SPEC.md`, ...specPartsOf(room).map(({ file }) => file)])
  expect(all.sort()).toEqual(listed.sort())
})

describe.each(rooms.flatMap(specPartsOf))('$file', ({ file, ranges }) => {
  const numbers = rulesIn(read(file)).map((rule) => Number(rule.slice(1)))
  const spans = ranges.split(', ').map((range) => range.split('–').map((end) => Number(end.slice(1))))

  it('has its rules where the index says', () => {
    const isListed = (rule: number): boolean => spans.some(([from = 0, to = from]) => from <= rule && rule <= to)
    expect(numbers.filter((rule) => !isListed(rule))).toEqual([])
  })

  it('has a rule at each end of the index’s ranges', () => {
    expect(spans.flat().filter((end) => !numbers.includes(end))).toEqual([])
  })
})

/** Tests of `npm run test:release` alone: by their files, and by the tag at the end of an end-to-end test's title. */
const isReleaseOnly = (file: string): boolean =>
  releaseOnly.some((glob) => matchesGlob(file, glob)) ||
  file.startsWith('e2e/release/') ||
  file.endsWith('@release') ||
  file.includes('.release.test.')

/** Tests of `npm run test:engines` alone. */
const isForEngines = (file: string): boolean => file.startsWith('e2e/engines/')

it.each([
  ['release', 'docs/decisions/33-tests-in-less-time.md', isReleaseOnly],
  ['test:engines', 'docs/decisions/49-three-engines.md', isForEngines],
])('names in the decision record the rules that %s alone proves, and no others', (name, record, isRare) => {
  const own = new Set(rooms.flatMap(rulesOf))
  const rare = [...cited].filter(([id, files]) => own.has(id) && [...files].every(isRare)).map(([id]) => id)
  const line = read(record)
    .split('\n')
    .find((one) => one.startsWith(`**In ${name} alone.**`))
  expect((line?.match(/\b[A-Z]\d+\b/g) ?? []).sort()).toEqual(rare.sort())
})

it('every rule has a prefix that one room alone uses, and every citation a room', () => {
  const owners = new Map<string, Set<string>>()
  for (const room of rooms) {
    for (const rule of rulesOf(room)) owners.set(rule.charAt(0), (owners.get(rule.charAt(0)) ?? new Set()).add(room))
  }
  expect([...owners].filter(([, of]) => of.size > 1).map(([prefix, of]) => [prefix, ...of])).toEqual([])
  // F cites a fault, which faults.test.ts looks up.
  expect([...cited.keys()].filter((id) => !owners.has(id.charAt(0)) && !id.startsWith('F'))).toEqual([])
})
