import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { read, root, testSources, titlesOf } from './tree.ts'

const rooms = [
  'packages/core',
  'packages/client',
  'packages/email',
  'packages/react',
  'packages/embed',
  'apps/relay',
  'apps/studio',
]

const rulesOf = (room: string): string[] =>
  [...read(`${room}/SPEC.md`).matchAll(/^\s*[-*] \*\*([A-Z]\d+)\*\*/gm)].map((match) => match[1] ?? '')

/** Rule ids that test titles cite, `[C12]` or `[C12 F22]`, over all tests: a rule may be proven end to end. */
const cited = new Map<string, Set<string>>()
for (const [file, source] of testSources()) {
  for (const title of titlesOf(source)) {
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
    const missing = [...cited].filter(
      ([id, files]) =>
        prefixes.has(id.charAt(0)) && !rules.has(id) && [...files].some((file) => file.startsWith(`${room}/`)),
    )
    expect(missing.map(([id, files]) => `${id} in ${[...files].join(', ')}`)).toEqual([])
  })
})
