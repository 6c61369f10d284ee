import { expect, it } from 'vitest'
import { filesUnder } from './tree.ts'

/** The scripts that any Node starts, before the one that reads types is there. */
const startedByAnyNode = [
  'apps/relay/bin/letterslot.mjs',
  'apps/relay/bin/process.mjs',
  'scripts/run.mjs',
  'scripts/setup-lock.mjs',
  'scripts/setup.mjs',
]

it('all code of ours is TypeScript, but for what any Node must be able to start', () => {
  const files = ['apps', 'bench', 'e2e', 'examples', 'packages', 'scripts'].flatMap(filesUnder)
  // An example is somebody else's site, whose scripts are what that site has.
  const ours = files.filter((file) => /\.[cm]?jsx?$/.test(file) && !/^examples\/[^/]+\//.test(file))
  expect(ours.sort()).toEqual(startedByAnyNode)
})
