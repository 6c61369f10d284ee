import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { rolldown } from 'rolldown'

const root = join(import.meta.dirname, '..')
const entry = join(root, 'bench-entry.tsx')

export interface Bundle {
  /** The code of each file, by its name. */
  readonly files: ReadonlyMap<string, string>
  /** The name of the file that a page names. */
  readonly entry: string
  /** The code that is loaded at once. */
  readonly first: string
  /** The same, with the code that is loaded only when it is needed. */
  readonly all: string
}

/**
 * Bundles some code as a browser would load it, minified.
 * @param alias - packages in whose place others stand, by name.
 * @param define - constants that are written into the code, by name.
 */
export async function bundle(
  code: string,
  alias: Readonly<Record<string, string>> = {},
  define: Readonly<Record<string, string>> = {},
): Promise<Bundle> {
  const build = await rolldown({
    input: 'bench-entry',
    cwd: root,
    platform: 'browser',
    resolve: {
      alias,
      conditionNames: ['letterslot-source', 'module', 'browser', 'import', 'production', 'default'],
    },
    transform: { define: { 'process.env.NODE_ENV': '"production"', ...define }, jsx: 'react-jsx' },
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
  const chunks = new Map(output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]))
  const [entryChunk] = output
  const first = new Set([entryChunk.fileName])
  for (const name of first) for (const imported of chunks.get(name)?.imports ?? []) first.add(imported)
  const codeOf = (names: Iterable<string>): string => [...names].map((name) => chunks.get(name)?.code ?? '').join('')
  return {
    files: new Map([...chunks].map(([name, { code }]) => [name, code])),
    entry: entryChunk.fileName,
    first: codeOf(first),
    all: codeOf(chunks.keys()),
  }
}

/** The bytes that travel where the server compresses as well as it can. */
export const brotliBytes = (text: string): number => brotliCompressSync(Buffer.from(text)).length
