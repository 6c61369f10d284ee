import { build } from 'vite'
import { brotliBytes } from '../bundle.ts'
import type { Suite } from '../suite.ts'

/** The imports of sites: the function alone, or the object that the provider's documentation shows. */
const imports = { one: 'send', all: 'default' } as const

/**
 * A module that hands on an import, as `vite build` writes it with no configuration of ours: all files that a page may load
 * for it, Vite's own loader of parts included.
 */
async function viteBuild(library: string, name: string): Promise<string> {
  const entry = 'virtual:bytes'
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['letterslot-source', 'module', 'browser', 'production'] },
    build: { write: false, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' } },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? `\0${entry}` : null),
        load: (id) => (id === `\0${entry}` ? `export { ${name} } from '${library}'` : null),
      },
    ],
  })
  const outputs = 'output' in built ? [built] : Array.isArray(built) ? built : []
  return outputs
    .flatMap(({ output }) => output)
    .flatMap((file) => (file.type === 'chunk' ? [file.code] : []))
    .join('')
}

const bytesOf = (library: string) => async () => {
  const [one, all] = await Promise.all([viteBuild(library, imports.one), viteBuild(library, imports.all)])
  return { one: brotliBytes(one), all: brotliBytes(all), minified: Buffer.byteLength(one) }
}

/** All that a site loads to call `send`. Nothing here varies, so once is enough. */
export const bytes: Suite = {
  title: 'Bytes of `send`, as Vite bundles it',
  rounds: 1,
  peer: '@emailjs/browser',
  subjects: [
    { name: 'Letterslot', run: bytesOf('@letterslot/client') },
    { name: '@emailjs/browser', packages: ['@emailjs/browser'], run: bytesOf('@emailjs/browser') },
  ],
  metrics: [
    { key: 'one', label: '`import { send }`, minified, brotli', unit: 'B', better: 'lower' },
    { key: 'all', label: '`import emailjs`, with all its functions', unit: 'B', better: 'lower' },
    { key: 'minified', label: '`import { send }`, not compressed', unit: 'B', better: 'lower' },
  ],
}
