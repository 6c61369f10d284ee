// Builds `letterslot-form.js`: one script that registers <letterslot-form>, with everything that it will ever want in it; and the same in
// two files, of which the first draws.
import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { ElementRuntime, ElementScript } from '@letterslot/embed'
import { type Plugin, rolldown } from 'rolldown'
import { codesOf, forBrowsers, forProduction, minifyAgain, sourceConditions } from './bundle.ts'
import {
  elementKindStyle,
  elementStyle,
  kindStyleFile,
  kindStyleFiles,
  languagesStyle,
  type SplitStyle,
  splitElementStyle,
} from './styles.ts'

const elementFolder = import.meta.dirname
const formStyle = join(elementFolder, '..', 'react', 'src', 'form.css')
const ownStyle = join(elementFolder, 'src', 'letterslot-form.css')
const withPartsEntry = join(elementFolder, 'runtime', 'react-with-parts.ts')
const foreignGlobals = join(elementFolder, 'runtime', 'foreign-globals.ts')
/** Methods that the page’s own document may lack: elements named like them stand in their place there. */
const documentMethods: readonly string[] = [
  ...['createElement', 'createElementNS', 'createTextNode', 'createDocumentFragment'],
  ...['querySelector', 'querySelectorAll', 'getElementById', 'addEventListener'],
]

/** The element, as the studio offers it for download, and the files that it was made from. */
export interface BuiltElement {
  readonly element: ElementRuntime
  readonly files: readonly string[]
  /** The code of each module of its script, by the module's file, before it is minified. */
  readonly modules: Readonly<Record<string, string>>
  /** The same of the first script of two. */
  readonly firstModules: Readonly<Record<string, string>>
}

/** Begins the name of the style sheet of a kind's folder. */
const ofKind = 'virtual:element-kind-css/'

/** Hands over the style sheets as texts: no page has to allow an inline one. */
function stylePlugin(split: Promise<SplitStyle>): Plugin {
  const styles: ReadonlyMap<string, () => Promise<string>> = new Map([
    ['virtual:element-css', () => elementStyle(formStyle, ownStyle)],
    ['virtual:element-first-css', async () => (await split).first],
    ['virtual:element-rest-css', async () => (await split).rest],
    ['virtual:element-rare-css', async () => (await split).rare],
    ['virtual:element-look-css', async () => (await split).look],
    ['virtual:element-languages-css', () => languagesStyle(formStyle)],
  ])
  return {
    name: 'style',
    resolveId: (id) => (styles.has(id) || id.startsWith(ofKind) ? `\0${id}` : null),
    async load(id) {
      const make = id.startsWith(`\0${ofKind}`)
        ? () => elementKindStyle(formStyle, kindStyleFile(id.slice(ofKind.length + 1)))
        : styles.get(id.slice(1))
      const css = await make?.()
      return css === undefined ? null : `export const css = ${JSON.stringify(css)}`
    },
  }
}

/** Tells the first script of two which one stands beside it. */
const fileBeside = ({ fileName: name, integrity }: ElementScript): Plugin => ({
  name: 'file-beside',
  resolveId: (id) => (id === 'virtual:element-rest' ? `\0${id}` : null),
  load: (id) => (id === '\0virtual:element-rest' ? `export const rest = ${JSON.stringify({ name, integrity })}` : null),
})

/** Makes the script of the element, and what it needs to speak other languages than English, to keep drafts, and to fill fields. */
export async function buildElement(): Promise<BuiltElement> {
  const ofElement = join(elementFolder, 'runtime', 'jsx-of-element.ts')
  const hooks = join(elementFolder, 'runtime', 'hooks-of-element.ts')
  const partsInOrder = await partNames()
  const style = stylePlugin(splitElementStyle(formStyle, ownStyle))
  const byItself = { jsxRuntime: withPartsEntry, react: withPartsEntry }
  const behind = { jsxRuntime: ofElement, react: hooks }
  const [script, rest, languages, drafts, prefill, ...parts] = await Promise.all([
    bundle('element.ts', byItself, [style]),
    bundle('element-rest.ts', behind, [style]),
    bundle('element-languages.ts', { jsxRuntime: ofElement, react: withPartsEntry }, [style]),
    bundle('element-drafts.ts', behind, [style]),
    bundle('element-prefill.ts', behind, [style]),
    ...partsInOrder.map((name) => bundle(join('element-parts', `${name}.ts`), behind, [style])),
  ])
  const restHash = createHash('sha256').update(rest.code).digest('hex').slice(0, 8)
  const restScript = elementFile(`letterslot-form.rest.${restHash}.js`, rest)
  const first = await bundle('element-first.ts', byItself, [style, fileBeside(restScript)], 'esm')
  return {
    element: {
      ...elementFile('letterslot-form.js', script),
      first: elementFile('letterslot-form.first.js', first),
      rest: restScript,
      languages: languages.code,
      drafts: drafts.code,
      prefill: prefill.code,
      parts: Object.fromEntries(parts.map(({ code }, index) => [partsInOrder[index] ?? '', code])),
    },
    files: [
      ...new Set(
        [script, first, rest, languages, drafts, prefill, ...parts].flatMap(({ modules }) => Object.keys(modules)),
      ),
      formStyle,
      ownStyle,
      ...(await kindStyleFiles()),
    ],
    modules: script.modules,
    firstModules: first.modules,
  }
}

/** A script as a file, with its integrity. */
function elementFile(fileName: string, { code }: BundledScript): ElementScript {
  return { fileName, script: code, integrity: `sha384-${createHash('sha384').update(code).digest('base64')}` }
}

/** The scripts that an element may have behind its own, in the order of their names. */
async function partNames(): Promise<readonly string[]> {
  const files = await readdir(join(elementFolder, 'runtime', 'element-parts'))
  return files
    .filter((file) => file !== 'add-kind.ts')
    .map((file) => file.replace(/\.ts$/, ''))
    .toSorted()
}

interface BundledScript {
  readonly code: string
  readonly modules: Readonly<Record<string, string>>
}

/** Modules in the place of React's. */
interface InPlaceOfReact {
  readonly jsxRuntime: string
  readonly react: string
}

/** @param format - a module knows its own address, and is loaded as one. */
async function bundle(
  entry: string,
  { jsxRuntime, react }: InPlaceOfReact,
  plugins: readonly Plugin[],
  format: 'iife' | 'esm' = 'iife',
): Promise<BundledScript> {
  const build = await rolldown({
    ...forBrowsers,
    input: join(elementFolder, 'runtime', entry),
    plugins: [...plugins],
    resolve: {
      conditionNames: sourceConditions,
      alias: { 'react/jsx-runtime': jsxRuntime, react },
    },
    transform: {
      ...forProduction,
      inject: {
        fetch: [foreignGlobals, 'fetch'],
        'JSON.stringify': [foreignGlobals, 'stringify'],
        'Intl.Locale': [foreignGlobals, 'Locale'],
        'Intl.DisplayNames': [foreignGlobals, 'DisplayNames'],
        ...Object.fromEntries(documentMethods.map((name) => [`document.${name}`, [foreignGlobals, name]])),
        'globalThis.document': [foreignGlobals, 'page'],
      },
    },
  })
  const { output } = await build.generate({
    format,
    minify: true,
    comments: false,
    codeSplitting: false,
  })
  await build.close()
  const [{ code, modules }] = output
  return { code: await minifyAgain(code, format === 'esm'), modules: codesOf(modules) }
}
