import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { serveFolder } from './static-host.ts'

const root = join(import.meta.dirname, '..', '..')
const own = join(root, 'e2e', 'react-18')

/** A site that has our packages as npm would give them, and one React. */
export interface ReactSite {
  /** React's own word. */
  readonly version: string
  /** Markup made in Node, which the page's script takes over. */
  readonly markup: string
  /** Lines of the console meanwhile. */
  readonly complaints: readonly string[]
  readonly url: (path: 'drawn.html' | 'taken-over.html') => string
  /** Puts a page that draws other forms there. Returns its address. */
  readonly draw: (name: string, forms: object) => string
  readonly close: () => Promise<void>
}

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src https://api.emailjs.com; require-trusted-types-for 'script'"

const pageWith = (markup: string, forms: object): string => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}"><title>A site</title>
<link rel="stylesheet" href="form.css"></head><body><main id="root">${markup}</main>
<script type="application/json" id="forms">${JSON.stringify(forms)}</script><script type="module" src="browser/browser.js"></script></body></html>`

/**
 * Builds a site of the built packages and the React that a manifest asks for, with React's warnings.
 * @param manifest - of this repository: `package.json`, or that of `e2e/react-18`.
 */
export async function buildReactSite(manifest: string, forms: object): Promise<ReactSite> {
  const folder = mkdtempSync(join(tmpdir(), 'letterslot-react-'))
  const modules = join(folder, 'node_modules')
  const { resolve } = createRequire(join(root, manifest))
  mkdirSync(join(modules, '@letterslot'), { recursive: true })
  for (const name of ['core', 'client', 'react'])
    cpSync(join(root, 'dist', 'packages', name), join(modules, '@letterslot', name), { recursive: true })
  for (const name of ['react', 'react-dom'])
    symlinkSync(dirname(resolve(`${name}/package.json`)), join(modules, name), 'junction')
  for (const name of ['site.ts', 'browser.ts', 'server.ts']) cpSync(join(own, name), join(folder, name))

  await Promise.all([bundle(folder, 'browser'), bundle(folder, 'server')])
  const complaints: string[] = []
  const { error, warn } = console
  console.error = console.warn = (...words: unknown[]) => complaints.push(words.join(' '))
  const { version, markupOf } = await import(pathToFileURL(join(folder, 'server', 'server.js')).href)
  const markup: string = markupOf(forms)
  Object.assign(console, { error, warn })

  cpSync(join(modules, '@letterslot', 'react', 'dist', 'form.css'), join(folder, 'form.css'))
  // Browsers ask for it, and would complain.
  writeFileSync(join(folder, 'favicon.ico'), '')
  writeFileSync(join(folder, 'drawn.html'), pageWith('', forms))
  writeFileSync(join(folder, 'taken-over.html'), pageWith(markup, forms))
  const { url, close } = await serveFolder(folder, '/')
  return {
    version,
    markup,
    complaints,
    url: (path) => new URL(path, url).href,
    draw(name, others) {
      writeFileSync(join(folder, name), pageWith('', others))
      return new URL(name, url).href
    },
    async close() {
      await close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Bundles one of the site's scripts, in modules as a site's bundler would. */
async function bundle(folder: string, name: 'browser' | 'server'): Promise<void> {
  const build = await rolldown({
    input: { [name]: join(folder, `${name}.ts`) },
    platform: name === 'browser' ? 'browser' : 'node',
    tsconfig: false,
    transform: { define: { 'process.env.NODE_ENV': '"development"' } },
    logLevel: 'silent',
  })
  await build.write({ dir: join(folder, name), format: 'esm', chunkFileNames: '[name].js' })
  await build.close()
  writeFileSync(join(folder, name, 'package.json'), '{ "type": "module" }')
}
