// Makes the packages as npm would get them: dist/packages/<name>/ and beside it the tarball that `npm install` takes.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { shippedStyle } from './shipped-style.ts'

const root = join(import.meta.dirname, '..')

/** The packages that sites install. */
export const published: readonly string[] = ['core', 'client', 'react']

const target = join(root, 'dist', 'packages')
const windows = process.platform === 'win32'

interface Manifest {
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>
  readonly sideEffects?: boolean | readonly string[]
}

/** A manifest without what holds in this repository only; what it names stands in dist. */
function manifestOf(folder: string): object {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const entries = Object.entries(manifest.exports).map(([name, entry]) => {
    if (typeof entry === 'string') return [name, asShipped(entry.replace('./src/', './dist/'))]
    const { 'letterslot-source': _, ...rest } = entry
    return [name, rest]
  })
  const { sideEffects } = manifest
  return {
    ...manifest,
    sideEffects: Array.isArray(sideEffects) ? sideEffects.filter((file) => !file.startsWith('./src/')) : sideEffects,
    exports: { ...Object.fromEntries(entries), './package.json': './package.json' },
  }
}

/** Goes into the style sheet of the form, before it. */
const ofSites = 'of-sites.css'

/** TypeScript asks for the types of a style sheet that is imported, where no bundler's own types say it. */
function asShipped(path: string): string | { readonly types: string; readonly default: string } {
  return path.endsWith('.css') ? { types: `${path}.d.ts`, default: path } : path
}

/** Style sheets are shipped with weight of their own; maps would lead to sources that are not shipped. */
function copyBuilt(folder: string, into: string): void {
  const wanted = (name: string): boolean => /\.(js|d\.ts)$/.test(name)
  for (const file of filesUnder(join(folder, 'dist')).filter(wanted)) {
    const text = readFileSync(join(folder, 'dist', file), 'utf8').replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n')
    mkdirSync(dirname(join(into, 'dist', file)), { recursive: true })
    writeFileSync(join(into, 'dist', file), text)
  }
  const styles = filesUnder(join(folder, 'src')).filter((name) => name.endsWith('.css') && name !== ofSites)
  for (const file of styles) {
    const before = file === 'form.css' ? [ofSites] : []
    const css = [...before, file].map((name) => readFileSync(join(folder, 'src', name), 'utf8')).join('\n')
    mkdirSync(dirname(join(into, 'dist', file)), { recursive: true })
    writeFileSync(join(into, 'dist', file), shippedStyle(css))
    writeFileSync(join(into, 'dist', `${file}.d.ts`), 'export {}\n')
  }
}

const filesUnder = (folder: string): string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' })

/** Makes the tarballs. */
function pack(): void {
  rmSync(target, { recursive: true, force: true })
  for (const name of published) {
    const folder = join(root, 'packages', name)
    const into = join(target, name)
    mkdirSync(into, { recursive: true })
    writeFileSync(join(into, 'package.json'), `${JSON.stringify(manifestOf(folder), undefined, 2)}\n`)
    copyBuilt(folder, into)
    for (const file of ['README.md', 'LICENSE']) {
      const own = join(folder, file)
      cpSync(existsSync(own) ? own : join(root, file), join(into, file))
    }
  }
  // npm starts once for all of them.
  const folders = published.map((name) => `./${name}`)
  const { status, stderr } = spawnSync('npm', ['pack', ...folders, '--pack-destination', target], {
    cwd: target,
    encoding: 'utf8',
    shell: windows,
  })
  if (status !== 0) throw new Error(`npm pack: ${stderr}`)
}

/** The tarball that was made of a package. */
export function tarballOf(name: string): string {
  const file = readdirSync(target).find((one) => one.startsWith(`letterslot-${name}-`) && one.endsWith('.tgz'))
  if (file === undefined) throw new Error(`npm pack ${name} made nothing.`)
  return join(target, file)
}

if (process.argv[1] === import.meta.filename) {
  pack()
  for (const name of published) console.log(relative(root, tarballOf(name)))
}
