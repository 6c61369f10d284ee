import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { describe, expect, it } from 'vitest'
import { published, tarballOf } from '../pack.ts'

const folderOf = (name: string): string => join(dirname(tarballOf(name)), name)

describe.each(published)('the package %s', (name) => {
  it('has a manifest in which publint finds nothing', async () => {
    const manifest = JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8'))
    const { messages } = await publint({ pkgDir: folderOf(name), strict: true, pack: false })
    expect(messages.map((message) => formatMessage(message, manifest))).toEqual([])
  })

  it('has types that fit its code, for bundlers and for Node as modules', async () => {
    const data = new Uint8Array(readFileSync(tarballOf(name)))
    const report = await checkPackage(createPackageFromTarballData(data), {
      excludeEntrypoints: [/\.css$/, './package.json'],
    })
    // It is modules only: what cannot read modules, or their `exports`, is not asked.
    const problems = (report.types ? report.problems : ['no types']).filter(
      (problem) => typeof problem === 'string' || !/^(node10|node16-cjs)$/.test(Reflect.get(problem, 'resolutionKind')),
    )
    expect(problems).toEqual([])
  })

  it('has every file that its manifest leads to', () => {
    const manifest = JSON.parse(readFileSync(join(folderOf(name), 'package.json'), 'utf8'))
    const entries: readonly unknown[] = Object.values(manifest.exports)
    const paths = entries.flatMap((entry) => (typeof entry === 'string' ? [entry] : Object.values(Object(entry))))
    // A pattern leads to a folder.
    const places = paths.map((path) => String(path).replace(/\/\*.*$/, ''))
    expect(places.filter((path) => !existsSync(join(folderOf(name), path)))).toEqual([])
  })

  it('names no source of this repository and carries no map to one', () => {
    const manifest = readFileSync(join(folderOf(name), 'package.json'), 'utf8')
    expect(manifest.match(/letterslot-source|\/src\/|workspace:/)).toBe(null)
  })
})

/** The module that a site names, as it is packed. */
const entryOf = (name: string, path: string): string => readFileSync(join(folderOf(name), 'dist', path), 'utf8')

it('[R123 F79] a server component may name the entries of react that draw, and nothing else of ours says where it runs', () => {
  const entries = ['index.js', 'translated.js']
  for (const entry of entries) expect(entryOf('react', entry)).toMatch(/^(\/\/.*\n)*(['"])use client\2/)
  const modules = published.flatMap((name) =>
    readdirSync(join(folderOf(name), 'dist'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js') && /^['"]use (client|server)['"]/m.test(entryOf(name, file)))
      .map((file) => `${name}/${file}`),
  )
  expect(modules).toEqual(entries.map((entry) => `react/${entry}`))
})
