// Builds `letterslot-form.js`: one script that registers <letterslot-form>, with everything that it will ever want in it.
import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { ElementRuntime } from '@letterslot/embed'
import { type Plugin, rolldown } from 'rolldown'
import { codesOf, forBrowsers, forProduction, sourceConditions } from './bundle.ts'
import { elementKindStyle, elementStyle, kindStyleFile, kindStyleFiles, languagesStyle } from './styles.ts'

const here = import.meta.dirname
const formStyle = join(here, '..', 'react', 'src', 'form.css')
const ownStyle = join(here, 'src', 'letterslot-form.css')
const withParts = join(here, 'preact', 'react-with-parts.ts')
const onForeignPages = join(here, 'preact', 'on-foreign-pages.ts')
const foreignGlobals = join(here, 'preact', 'foreign-globals.ts')
/** Preact's sources. */
const preact = join(dirname(createRequire(import.meta.url).resolve('preact')), '..', 'src')

/** The element, as the studio offers it for download, and the files that it was made from. */
export interface BuiltElement {
  readonly element: ElementRuntime
  readonly files: readonly string[]
  /** The code of each module of its script, by the module's file, before it is minified. */
  readonly modules: Readonly<Record<string, string>>
}

/** Begins the name of the style sheet of a kind's folder. */
const ofKind = 'virtual:element-kind-css/'

/** Hands over the style sheet as a text: no page has to allow an inline one. */
const style: Plugin = {
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

const styles: ReadonlyMap<string, () => Promise<string>> = new Map([
  ['virtual:element-css', () => elementStyle(formStyle, ownStyle)],
  ['virtual:element-languages-css', () => languagesStyle(formStyle)],
])

/** Modules of Preact in whose place the element has its own, of the same interface: it runs on pages of others. */
const inPlaceOf: ReadonlyMap<string, string> = new Map([
  [join(preact, 'constants.js'), join(here, 'preact', 'constants.ts')],
  [join(preact, 'diff', 'props.js'), onForeignPages],
])

const ownModules: Plugin = {
  name: 'own-modules',
  resolveId: {
    filter: { id: /\/(constants|props)$/ },
    handler: (id, importer) => (importer && inPlaceOf.get(join(dirname(importer), `${id}.js`))) || null,
  },
}

/** Makes the script of the element, and what it needs to speak other languages than English, to keep drafts, and to fill fields. */
export async function buildElement(): Promise<BuiltElement> {
  const ofElement = join(here, 'preact', 'jsx-of-element.ts')
  const hooks = join(here, 'preact', 'hooks-of-element.ts')
  const partsInOrder = await partNames()
  const [script, languages, drafts, prefill, ...parts] = await Promise.all([
    bundle('element.ts', withParts, withParts),
    bundle('element-languages.ts', ofElement, withParts),
    bundle('element-drafts.ts', ofElement, hooks),
    bundle('element-prefill.ts', ofElement, hooks),
    ...partsInOrder.map((name) => bundle(join('element-parts', `${name}.ts`), ofElement, hooks)),
  ])
  const integrity = `sha384-${createHash('sha384').update(script.code).digest('base64')}`
  return {
    element: {
      fileName: 'letterslot-form.js',
      script: script.code,
      integrity,
      languages: languages.code,
      drafts: drafts.code,
      prefill: prefill.code,
      parts: Object.fromEntries(parts.map(({ code }, index) => [partsInOrder[index] ?? '', code])),
    },
    files: [
      ...new Set([script, languages, drafts, prefill, ...parts].flatMap(({ modules }) => Object.keys(modules))),
      formStyle,
      ownStyle,
      ...(await kindStyleFiles()),
    ],
    modules: script.modules,
  }
}

/** The scripts that an element may have behind its own, in the order of their names. */
async function partNames(): Promise<readonly string[]> {
  const files = await readdir(join(here, 'preact', 'element-parts'))
  return files
    .filter((file) => file !== 'add-kind.ts')
    .map((file) => file.replace(/\.ts$/, ''))
    .toSorted()
}

interface BundledScript {
  readonly code: string
  readonly modules: Readonly<Record<string, string>>
}

async function bundle(entry: string, jsxRuntime: string, react: string): Promise<BundledScript> {
  const build = await rolldown({
    ...forBrowsers,
    input: join(here, 'preact', entry),
    plugins: [style, ownModules],
    resolve: {
      conditionNames: sourceConditions,
      alias: {
        'preact/src': preact,
        preact: join(preact, 'index.js'),
        'react/jsx-runtime': jsxRuntime,
        react,
      },
    },
    transform: {
      ...forProduction,
      inject: {
        fetch: [foreignGlobals, 'fetch'],
        'JSON.stringify': [foreignGlobals, 'stringify'],
        'Intl.Locale': [foreignGlobals, 'Locale'],
        'Intl.DisplayNames': [foreignGlobals, 'DisplayNames'],
      },
    },
  })
  const { output } = await build.generate({
    format: 'iife',
    minify: { compress: true, mangle: true, codegen: true, mangleProps: { include: /^_[a-z]/ } },
    comments: false,
    codeSplitting: false,
  })
  await build.close()
  const [{ code, modules }] = output
  return { code, modules: codesOf(modules) }
}
