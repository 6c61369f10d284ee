import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Downloaded, Published } from './publish-each-way.ts'

const root = join(import.meta.dirname, '..', '..')

/** Builds a page of a React site that holds the copied component, its packages unpacked from the tarballs that its lines name. */
export async function buildReactPage({ install, component, document }: Published): Promise<readonly Downloaded[]> {
  const folder = mkdtempSync(join(tmpdir(), 'letterslot-react-'))
  const write = (name: string, text: string): void => writeFileSync(join(folder, name), text)
  try {
    for (const [, name = '', version] of install.matchAll(/letterslot-(\w+)-([\d.]+)\.tgz/g)) {
      const own = join(folder, 'node_modules', '@letterslot', name)
      mkdirSync(own, { recursive: true })
      const tarball = join(root, 'dist', 'packages', `letterslot-${name}-${version}.tgz`)
      const { status, stderr } = spawnSync('tar', ['-xzf', tarball, '-C', own, '--strip-components=1'], {
        encoding: 'utf8',
      })
      if (status !== 0) throw new Error(stderr)
    }
    for (const name of ['react', 'react-dom', 'scheduler'])
      symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name), 'junction')
    write(
      'index.html',
      '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A club</title></head><body><main id="root"></main><script type="module" src="./main.jsx"></script></body></html>',
    )
    write(
      'main.jsx',
      "import { createRoot } from 'react-dom/client'\nimport { Contact } from './Contact.jsx'\ncreateRoot(document.getElementById('root')).render(<Contact />)\n",
    )
    write('Contact.jsx', component)
    write(document.name, document.text)
    // Loaded by the one test that builds with it.
    const { build } = await import('vite')
    await build({ root: folder, configFile: false, base: './', logLevel: 'silent', build: { modulePreload: false } })
    const made = join(folder, 'dist')
    return readdirSync(made, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.\w+$/.test(name))
      .map((name) => ({ name: name.replaceAll('\\', '/'), text: readFileSync(join(made, name), 'utf8') }))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
