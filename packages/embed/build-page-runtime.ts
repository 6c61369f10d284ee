// Builds the script and the style sheet that every one-file page carries, and their hashes for its CSP.
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { PageRuntime, PageScript } from '@letterslot/embed'
import { type Plugin, type RolldownOutput, rolldown } from 'rolldown'
import { codesOf, forBrowsers, forProduction, inReactsPlace, minifyAgain, sourceConditions } from './bundle.ts'
import { pageScript } from './src/page-script.ts'
import { foreignClasses, kindStyleFiles, pageKindStyles, pageLookStyle, pageStyle } from './styles.ts'

const runtimeFolder = import.meta.dirname

/** The source of a CSP for one inline script or style sheet. */
const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Classes that only forms of the whole script have. */
const wholeClasses: readonly string[] = [
  'ls-choices',
  'ls-choice',
  'ls-drop',
  'ls-file',
  'ls-files',
  'ls-other',
  'ls-words',
]

/** Classes that only forms with a look of their own have. */
const lookOnlyClasses: readonly string[] = [
  ...['ls-sheet-none', 'ls-sheet-shadow', 'ls-stripe-off', 'ls-heading-center', 'ls-label-beside', 'ls-button-auto'],
  ...['ls-cover', 'ls-cover-beside', 'ls-logo'],
]

/** The doctor is bundled apart, with all that it needs: what it shared with the page would cost every page. */
const doctor = 'letterslot-doctor'

/** The loader of a page's parts on demand: from the page itself, out of scripts that have not run yet. */
const loader = `const chunks={},require=name=>{if(!chunks[name]){const later=document.querySelector('script[data-chunk="'+name+'"]');later.run=body=>body(require,chunks[name]={});later.type="";later.remove();document.body.append(later)}return chunks[name]};`

/** A script with the name that the page's loader knows it by. */
interface NamedScript {
  readonly name: string
  readonly script: string
  /** Names of those that it cannot do without. */
  readonly needs: readonly string[]
}

/** The scripts of one entry. */
interface RuntimeScript {
  readonly code: string
  /** Chunks that it may want later. */
  readonly later: readonly NamedScript[]
  /** The files that all was made from. */
  readonly files: readonly string[]
  /** The code of each module that runs at once, before it is minified. */
  readonly modules: Readonly<Record<string, string>>
}

/**
 * Takes the words out of the scripts of a page: it carries them as data.
 * @param pageForm - the module that draws its form with them.
 */
const withoutEnglish = (pageForm: string): Plugin => ({
  name: 'without-english',
  resolveId: {
    filter: { id: /^@letterslot\/core\/messages\/en(-\w+)?$|^\.\/page-form\.ts$/ },
    handler: (id) => join(runtimeFolder, 'runtime', id.startsWith('.') ? pageForm : 'no-english.ts'),
  },
})

/** Hands over the style sheet of all that follows Send. */
const sendingStyle = (css: string): Plugin => ({
  name: 'sending-style',
  resolveId: (id) => (id === 'virtual:page-rest-css' ? `\0${id}` : null),
  load: (id) => (id === '\0virtual:page-rest-css' ? `export const css = ${JSON.stringify(css)}` : null),
})

const pluginsFor: Readonly<Record<PageRuntime['words'], Plugin[]>> = {
  english: [],
  table: [withoutEnglish('page-form-by-table.ts')],
  tables: [withoutEnglish('page-form-by-tables.ts')],
}

/**
 * Bundles one entry into classic scripts: one that runs at once, and one for each import on demand, which a page carries
 * as data until it is wanted.
 */
async function bundleScript(entry: string, plugins: Plugin[]): Promise<RuntimeScript> {
  const build = await rolldown({
    ...forBrowsers,
    input: join(runtimeFolder, 'runtime', entry),
    external: [doctor],
    plugins: [...plugins, plainExports],
    preserveEntrySignatures: 'allow-extension',
    resolve: { conditionNames: sourceConditions, alias: { ...inReactsPlace } },
    transform: forProduction,
    // What a script does by itself, and not by what it hands over.
    treeshake: {
      moduleSideEffects: [{ test: /\/runtime\/(?:(?:short|plain)\/)?submission-ui\.ts$/, sideEffects: true }],
    },
  })
  const options = {
    format: 'cjs',
    minify: true,
    comments: false,
    entryFileNames: pageChunk,
    chunkFileNames: '[name].js',
  } as const
  const together = modulesTogether((await build.generate(options)).output)
  const { output } = await build.generate({
    ...options,
    codeSplitting: {
      groups: [{ debugName: 'together', name: (id) => together.get(id) ?? null }],
      includeDependenciesRecursively: false,
    },
  })
  await build.close()
  const chunks = new Map(output.flatMap((chunk) => (chunk.type === 'chunk' ? [[chunk.fileName, chunk] as const] : [])))
  chunks.delete('rolldown-runtime.js')
  const closure = (names: Iterable<string>): ReadonlySet<string> => {
    const all = new Set(names)
    for (const name of all) for (const needed of chunks.get(name)?.imports ?? []) all.add(needed)
    return all
  }
  const main = chunks.get(pageChunk)
  const later = [...chunks.values()].filter((chunk) => chunk !== main)
  return {
    code: main?.code ?? '',
    later: await Promise.all(
      later.map(async ({ fileName, code }) => ({
        name: `./${fileName}`,
        script: await asLater(code),
        needs: [...closure([fileName])]
          .filter((name) => name !== fileName && name !== pageChunk && chunks.has(name))
          .map((name) => `./${name}`),
      })),
    ),
    files: [...chunks.values()].flatMap(({ modules }) => Object.keys(modules)),
    modules: codesOf(main?.modules ?? {}),
  }
}

/** The file of what runs at once. */
const pageChunk = 'main.js'

/**
 * The modules that run at once, those that a page runs once its form is drawn, those that draw rare fields, and what these two share, each
 * with the name of its script. By itself a bundler makes a script of each part that several share, and a page is longer by the hash of each.
 */
function modulesTogether(output: RolldownOutput['output']): ReadonlyMap<string, string> {
  const chunks = output.filter((one) => one.type === 'chunk')
  const modulesOf = (start: (typeof chunks)[number] | undefined): readonly string[] => {
    const needed = new Set(start && [start])
    for (const { imports } of needed) for (const one of chunks) if (imports.includes(one.fileName)) needed.add(one)
    return [...needed].flatMap(({ moduleIds }) => moduleIds)
  }
  const atOnce = modulesOf(chunks.find(({ isEntry }) => isEntry))
  const [sending = [], rare = []] = ['submission-ui', 'rare-parts-of'].map((name) =>
    modulesOf(chunks.find((chunk) => chunk.name === name)),
  )
  const together = new Map<string, string>()
  // Without rare fields nothing is shared.
  if (rare.length > 0) {
    for (const id of sending) together.set(id, 'submission-ui')
    for (const id of rare) together.set(id, together.has(id) ? 'main' : 'rare-parts-of')
  }
  for (const id of atOnce) together.set(id, 'main')
  return together
}

/** A script that waits as data: it hands what it does to whoever wants it. */
const asLater = (code: string): Promise<string> =>
  minifyAgain(`document.currentScript.run((require,exports)=>{${code}})`)

/**
 * Exports as they stand. The bundler's own are read through getters, by a helper that takes a script of its own, for modules that need one
 * another before they have run: here none does.
 */
const plainExports: Plugin = {
  name: 'plain-exports',
  renderChunk: (code) =>
    code
      .replace(
        /^Object\.defineProperty\(exports, "(\w+)", \{\s+enumerable: true,\s+get: function \(\) \{\s+return ([\w$.]+);\s+\}\s+\}\);$/gm,
        'exports.$1 = $2;',
      )
      .replace(/^Object\.defineProperty\(exports, Symbol.*$|^const require_rolldown_runtime = .*$/gm, '')
      .replace(/require_rolldown_runtime\.\w+\((\{[^}]+\})\)/g, (_, names: string) =>
        names.replace(/\b(\w+): \(\) => ([\w$.]+)/g, 'get $1() { return $2 }'),
      ),
}

const styleFiles = [join(runtimeFolder, '..', 'react', 'src', 'form.css'), join(runtimeFolder, 'src', 'page.css')]
const lookStyleFiles = [...styleFiles, join(runtimeFolder, 'src', 'page-look.css')]

/** Inline, some texts would end the element that they stand in. */
function inline(text: string): string {
  if (/<\/(script|style)|<!--/i.test(text)) throw new Error('The runtime cannot stand in a page.')
  return text
}

/** The parts that `standalonePage` puts into every page, and the files that it was made from. */
export interface BuiltPageRuntime {
  readonly runtime: PageRuntime
  readonly files: readonly string[]
  /** The code of each module of the first script, and of those that it wakes, before it is minified. */
  readonly modules: Readonly<Record<'waking' | 'whole' | 'plain' | 'short', Readonly<Record<string, string>>>>
}

/**
 * Makes what `standalonePage` puts into every page.
 * @param words - of an English page, of one in another language, or of one in several.
 */
export async function buildPageRuntime(words: PageRuntime['words'] = 'english'): Promise<BuiltPageRuntime> {
  const plugins = pluginsFor[words]
  const foreign = words === 'tables' ? [] : foreignClasses
  const [wholeCss, shortCss] = await Promise.all([
    pageStyle(styleFiles, [...foreign, ...lookOnlyClasses]),
    pageStyle(styleFiles, [...foreign, ...wholeClasses, ...lookOnlyClasses], false),
  ])
  const [waking, whole, plain, short, examining, lookCss, ofKinds] = await Promise.all([
    bundleScript('wake-page.ts', []),
    bundleScript('page.ts', [...plugins, sendingStyle(wholeCss.rest)]),
    bundleScript('plain-page.ts', [...plugins, sendingStyle(wholeCss.rest)]),
    bundleScript('short-page.ts', [...plugins, sendingStyle(shortCss.rest)]),
    bundleScript('doctor.ts', []),
    pageLookStyle(lookStyleFiles, foreign),
    pageKindStyles(styleFiles),
  ])
  const asked: NamedScript = { name: doctor, script: await asLater(examining.code), needs: [] }
  const script = await minifyAgain(`(()=>{${loader}${waking.code}})()`)
  const page = async ({ code, later }: RuntimeScript, css: string): Promise<PageScript> => ({
    script: inline(script),
    scriptHash: hashOf(script),
    css: inline(css),
    cssHash: hashOf(css),
    later: [{ name: pageScript, script: await asLater(code), needs: [] }, ...later, asked].map((one) => ({
      ...one,
      script: inline(one.script),
      scriptHash: hashOf(one.script),
    })),
  })
  return {
    runtime: {
      words,
      whole: await page(whole, wholeCss.first),
      plain: await page(plain, wholeCss.first),
      short: await page(short, shortCss.first),
      rareStyle: inline(wholeCss.rare),
      fileStyle: inline(wholeCss.files),
      kindTokens: inline(wholeCss.kindTokens),
      lookStyle: { css: inline(lookCss), cssHash: hashOf(lookCss) },
      kindStyles: Object.fromEntries(Object.entries(ofKinds).map(([name, css]) => [name, inline(css)])),
    },
    modules: { waking: waking.modules, whole: whole.modules, plain: plain.modules, short: short.modules },
    files: [
      ...new Set([
        ...waking.files,
        ...whole.files,
        ...plain.files,
        ...short.files,
        ...examining.files,
        ...lookStyleFiles,
        ...(await kindStyleFiles()),
      ]),
    ],
  }
}
