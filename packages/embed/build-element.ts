// Builds `letterslot-form.js`: one script that registers <letterslot-form>, with everything that it will ever want in it.
import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Plugin, rolldown } from 'rolldown'
import { forBrowsers, forProduction, sourceConditions } from './bundle.ts'
import { elementStyle } from './styles.ts'

const here = import.meta.dirname
const formStyle = join(here, '..', 'react', 'src', 'form.css')
const ownStyle = join(here, 'src', 'letterslot-form.css')
const withParts = join(here, 'preact', 'react-with-parts.ts')
const onForeignPages = join(here, 'preact', 'on-foreign-pages.ts')
/** Preact's sources. */
const preact = join(dirname(createRequire(import.meta.url).resolve('preact')), '..', 'src')

/** The element, as the studio offers it for download, and the files that it was made from. */
export interface BuiltElement {
  readonly element: { readonly fileName: string; readonly script: string; readonly integrity: string }
  readonly files: readonly string[]
}

/** Hands over the style sheet as a text: no page has to allow an inline one. */
const style: Plugin = {
  name: 'style',
  resolveId: (id) => (id === 'virtual:element-css' ? '\0element-css' : null),
  async load(id) {
    if (id !== '\0element-css') return null
    return `export const css = ${JSON.stringify(await elementStyle(formStyle, ownStyle))}`
  },
}

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

/** Makes the script of the element. */
export async function buildElement(): Promise<BuiltElement> {
  const build = await rolldown({
    ...forBrowsers,
    input: join(here, 'preact', 'element.ts'),
    plugins: [style, ownModules],
    resolve: {
      conditionNames: sourceConditions,
      alias: {
        'preact/src': preact,
        preact: join(preact, 'index.js'),
        'react/jsx-runtime': withParts,
        react: withParts,
      },
    },
    transform: {
      ...forProduction,
      inject: { fetch: [onForeignPages, 'fetch'], 'JSON.stringify': [onForeignPages, 'stringify'] },
    },
  })
  const { output } = await build.generate({
    format: 'iife',
    minify: { compress: true, mangle: true, codegen: true, mangleProps: { include: /^_[a-z]/ } },
    comments: false,
    codeSplitting: false,
  })
  await build.close()
  const [{ code: script, modules }] = output
  const integrity = `sha384-${createHash('sha384').update(script).digest('base64')}`
  return {
    element: { fileName: 'letterslot-form.js', script, integrity },
    files: [...Object.keys(modules), formStyle, ownStyle],
  }
}
