import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { read, root } from './tree.ts'

const folder = 'dist/assets'
const files = readdirSync(join(root, folder)).filter((name) => name.endsWith('.js'))
const imports = new Map(
  files.map((name) => [
    name,
    [...read(`${folder}/${name}`).matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)].map(
      ([, one = '']) => one,
    ),
  ]),
)

/** The files that a file brings along, without those that it fetches later. */
function reached(name: string, found = new Set<string>()): ReadonlySet<string> {
  for (const one of imports.get(name) ?? []) {
    if (found.has(one)) continue
    found.add(one)
    reached(one, found)
  }
  return found
}

/** Names of the files by which a form is drawn and sent, wherever it is. */
const ofForms =
  /^(?:submission-ui|rare-parts-of|load-language|pages-ui|drafts-ui|prefill-ui|open-shared-form|with-(?!connection))/

it('[T668] no part of a form brings the studio along: visitors wait for it, and WebKit runs what waits for it too early', () => {
  const parts = files.filter((name) => ofForms.test(name))
  expect(parts.length).toBeGreaterThan(20)
  const faults = parts.flatMap((name) =>
    [...reached(name)].filter((one) => /^(?:start|kit)-/.test(one)).map((one) => `${name} ▸ ${one}`),
  )
  expect(faults, 'Name the module that they share in apps/studio/chunk-groups.ts').toEqual([])
})
