import { expect, it } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { version } from './version.ts'

it('[R37] sends the version of its manifest', () => {
  expect(version).toBe(manifest.version)
})
