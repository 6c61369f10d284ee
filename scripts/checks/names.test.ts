import { expect, it } from 'vitest'
import { filesUnder, read } from './tree.ts'

const named =
  /^(?:export )?(?:default )?(?:async )?(?:const|let|function\*?|class|interface|type|enum)\s+([A-Za-z_$][\w$]*)/gm

/** Tables of words bear the names of the English ones by design. */
const isTable = (file: string): boolean => /\/(?:messages\/tables|de)\//.test(file)

it('few top-level names are defined in more than one file', () => {
  const sources = ['packages', 'apps']
    .flatMap(filesUnder)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\/test\//.test(file) && !isTable(file))
  const places = new Map<string, string[]>()
  for (const file of sources) {
    const names = new Set([...read(file).matchAll(named)].map(([, name = '']) => name))
    for (const name of names) places.set(name, [...(places.get(name) ?? []), file])
  }
  const twice = [...places].filter(([, files]) => files.length > 1)
  // A new one gets a name that says which of its kind it is; this is the list to look at.
  expect(twice.length, twice.map(([name, files]) => `${name}: ${files.join(', ')}`).join('\n')).toBeLessThanOrEqual(80)
})
