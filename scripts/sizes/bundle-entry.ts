import { join } from 'node:path'
import { type RolldownOutput, rolldown } from 'rolldown'
import type { ModuleCode } from './why.ts'

const root = join(import.meta.dirname, '..', '..')

/** A part that pages load, measured as a build of it alone. */
export interface Entry {
  readonly name: string
  /** In bytes. */
  readonly budget: number
  /** The module that a page would have. */
  readonly code: string
  /** Modules that are counted elsewhere. */
  readonly external?: RegExp
  /** True to count what every form loads on demand in place of what it loads at once. */
  readonly isLater?: true
  /** True to count what few forms load, alone. */
  readonly isRare?: true
}

/** A text that is counted, and the modules that it was made of. */
export interface Counted {
  readonly text: string
  readonly modules: readonly ModuleCode[]
}

/** Bundles one virtual entry as a browser would load it: everything it needs and nothing else. */
export async function bundleEntry({ code, external }: Entry): Promise<readonly Chunk[]> {
  const entry = 'virtual:entry.js'
  const build = await rolldown({
    input: entry,
    ...(external && { external }),
    cwd: root,
    platform: 'browser',
    resolve: { conditionNames: ['letterslot-source', 'module', 'browser', 'import', 'production', 'default'] },
    transform: { define: { 'process.env.NODE_ENV': '"production"' }, jsx: 'react-jsx' },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? join(root, 'entry.js') : null),
        load: (id) => (id === join(root, 'entry.js') ? code : null),
      },
    ],
    logLevel: 'silent',
  })
  const { output } = await build.generate({ format: 'esm', minify: true, comments: false })
  await build.close()
  return chunksOf(output)
}

/** Takes of the chunks those that an entry counts. */
export function countedOf(chunks: readonly Chunk[], { isLater, isRare }: Entry): Counted {
  const counted = isRare ? [rareChunk(chunks)] : loaded(chunks, isLater)
  return {
    text: counted.map((chunk) => chunk.code).join(''),
    modules: counted.flatMap(({ modules }) =>
      Object.entries(modules).map(([id, one]) => ({ id, code: one.code ?? '' })),
    ),
  }
}

export type Chunk = Extract<RolldownOutput['output'][number], { readonly type: 'chunk' }>

const chunksOf = (output: RolldownOutput['output']): readonly Chunk[] => output.filter((file) => file.type === 'chunk')

/** The chunk that only forms with something rare load. */
function rareChunk(chunks: readonly Chunk[]): Chunk {
  const rare = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/rare-parts-of.ts')))
  if (rare === undefined) throw new Error('No chunk holds the rare parts.')
  return rare
}

const forFew =
  /pattern-matcher\.ts|rare-parts-of\.ts|react\/src\/kinds\/|model\/(countries|ranking|matrix)\.ts|load-language\.ts|LookPictures\.tsx|(ways|condition|spread-sections|pages-ui|drafts-ui|prefill-ui|put-answer|fit-draft|AfterSent|en-pages|en-parts|write-control|decimal|read-moment)\.tsx?|rules\/(times|days)\.ts|messages\/(tables|format-size|file-kinds)/

/** The entry and what it imports at once; with `isLater` what every form loads on demand instead. */
function loaded(chunks: readonly Chunk[], isLater = false): readonly Chunk[] {
  const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const wanted = new Set(chunks.filter((chunk) => chunk.isEntry).map((chunk) => chunk.fileName))
  for (const name of wanted) for (const imported of named.get(name)?.imports ?? []) wanted.add(imported)
  const isForFew = ({ moduleIds }: Chunk): boolean => moduleIds.some((id) => forFew.test(id))
  return chunks.filter((chunk) => wanted.has(chunk.fileName) !== isLater && !(isLater && isForFew(chunk)))
}
