import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { rolldown } from 'rolldown'

const root = join(import.meta.dirname, '..')
const entry = join(root, 'bench-entry.jsx')

/**
 * Bundles some code as a browser would load it, minified.
 * @returns what is loaded at once, and everything, with what is loaded only when it is needed.
 */
export async function bundle(code) {
  const build = await rolldown({
    input: 'bench-entry',
    cwd: root,
    platform: 'browser',
    resolve: { conditionNames: ['letterslot-source', 'module', 'browser', 'import', 'production', 'default'] },
    transform: { define: { 'process.env.NODE_ENV': '"production"' }, jsx: 'react-jsx' },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'bench-entry' ? entry : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
    logLevel: 'silent',
  })
  const { output } = await build.generate({ format: 'esm', minify: true })
  await build.close()
  const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]))
  const first = new Set(output.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  for (const name of first) for (const imported of chunks.get(name)?.imports ?? []) first.add(imported)
  const codeOf = (names) => [...names].map((name) => chunks.get(name)?.code ?? '').join('')
  return {
    files: new Map([...chunks].map(([name, { code }]) => [name, code])),
    entry: output.find(({ isEntry }) => isEntry).fileName,
    first: codeOf(first),
    all: codeOf(chunks.keys()),
  }
}

/** The bytes that travel where the server compresses as well as it can. */
export const brotliBytes = (text) => brotliCompressSync(Buffer.from(text)).length
