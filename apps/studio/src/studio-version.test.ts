import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { contentSecurityPolicy, sharedFormPolicy } from '../content-security-policy.ts'
import { studioVersion } from './model/studio-version.ts'

const folder = join(import.meta.dirname, '..')

it('[T60] the version shown is the one of the manifest', () => {
  expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version).toBe(studioVersion)
})

it('[T61] the policy is strict, without an exception', () => {
  expect(contentSecurityPolicy).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self' https: http://localhost:*; img-src 'self' data:; frame-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types letterslot-intake 'allow-duplicates'",
  )
})

it('[T800] a shared form’s page may not ask the visitor’s own computer anything', () => {
  expect(sharedFormPolicy).toBe(contentSecurityPolicy.replace(' http://localhost:*', ''))
})
