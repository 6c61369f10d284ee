import { exec } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { buildExamples } from '../../examples/build.ts'
import { serveFolder } from './static-host.ts'

const root = join(import.meta.dirname, '..', '..')
const run = promisify(exec)

/** The examples as somebody has them who copied each beside a copy of Letterslot: installed, built and served. */
export interface ExampleSites {
  readonly url: (path: string) => string
  readonly close: () => Promise<void>
}

/** The documents' instructions for a React site. */
export interface Printed {
  /** Installs the packages. */
  readonly install: string
  /** The component that shows the form: at first it stands in the place of the site's own. */
  readonly component: string
}

/** Installs once, builds and serves. The tools are this repository's: of what is not ours only React is installed. */
export async function buildExampleSites({ install, component }: Printed): Promise<ExampleSites> {
  const folder = mkdtempSync(join(tmpdir(), 'letterslot-examples-'))
  const link = (to: string, name: string): void => symlinkSync(to, join(folder, name), 'junction')
  link(join(root, 'node_modules'), 'node_modules')
  link(root, 'letterslot')

  async function reactSite(): Promise<void> {
    const site = takeOver('react-vite', folder)
    await type(site, 'npm pkg delete devDependencies')
    await type(site, install)
    const contact = join(site, 'src', 'Contact.tsx')
    writeFileSync(contact, component)
    await type(site, 'npm run build -- --outDir published')
    cpSync(join(root, 'examples', 'react-vite', 'src', 'Contact.tsx'), contact)
    await Promise.all([
      type(site, 'npm run build'),
      emailjsSite(join(site, 'node_modules', '@letterslot')),
      bookingSite(join(site, 'node_modules')),
    ])
  }

  async function emailjsSite(installed: string): Promise<void> {
    const site = takeOver('emailjs', folder)
    cpSync(installed, join(site, 'node_modules', '@letterslot'), { recursive: true })
    await type(site, 'npm run build')
  }

  async function bookingSite(installed: string): Promise<void> {
    const site = takeOver(join('custom-kind', 'react'), folder)
    for (const name of ['booking.form.json', 'icon.svg'])
      cpSync(join(root, 'examples', 'custom-kind', name), join(folder, 'custom-kind', name))
    cpSync(installed, join(site, 'node_modules'), { recursive: true })
    await type(site, 'npm run build')
  }

  await Promise.all([buildExamples(folder), reactSite()])
  const { url, close } = await serveFolder(folder, '/')
  return {
    url: (path) => new URL(path, url).href,
    async close() {
      await close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Copies an example as it is kept. */
function takeOver(name: string, folder: string): string {
  const kept = (path: string): boolean => !/[\\/](node_modules|dist)$/.test(path)
  cpSync(join(root, 'examples', name), join(folder, name), { recursive: true, filter: kept })
  return join(folder, name)
}

/** Types a line in a folder. Nothing is fetched that npm has in its cache. */
async function type(cwd: string, line: string): Promise<void> {
  const npm = { omit: 'dev', prefer_offline: 'true', audit: 'false', fund: 'false', update_notifier: 'false' }
  const settings = Object.entries(npm).map(([name, value]) => [`npm_config_${name}`, value])
  const env = { ...process.env, ...Object.fromEntries(settings), npm_config_local_prefix: cwd }
  await run(line.replaceAll(' \\\n', ' '), { cwd, env }).catch(({ stdout, stderr }) => {
    throw new Error(`${line}\n${stdout}${stderr}`)
  })
}
