// Builds `letterslot-form.js`: one script that registers <letterslot-form>, with everything that it will ever want in it.
import { createHash } from 'node:crypto'
import { dirname, join } from 'node:path'
import { rolldown } from 'rolldown'
import { onLog } from './on-log.mjs'
import { elementStyle } from './styles.mjs'

const here = import.meta.dirname
const formStyle = join(here, '..', 'react', 'src', 'form.css')
const withParts = join(here, 'preact', 'react-with-parts.mjs')
const untouched = join(here, 'preact', 'untouched.mjs')
const preact = join(here, '..', '..', 'node_modules', 'preact', 'src')
const ownStyle = join(here, 'src', 'letterslot-form.css')

/** Hands over the style sheet as a text: no page has to allow an inline one. */
const style = {
  name: 'style',
  resolveId: (id) => (id === 'virtual:element-css' ? '\0element-css' : null),
  load: async (id) =>
    id === '\0element-css' ? `export const css = ${JSON.stringify(await elementStyle(formStyle, ownStyle))}` : null,
}

/** Modules of Preact in whose place the element has its own, of the same interface: it runs on pages that are not ours. */
const inPlaceOf = new Map([
  [join(preact, 'constants.js'), join(here, 'preact', 'constants.mjs')],
  [join(preact, 'diff', 'props.js'), join(here, 'preact', 'set-property.mjs')],
])

const ownModules = {
  name: 'own-modules',
  resolveId: {
    filter: { id: /\/(constants|props)$/ },
    handler: (id, importer) => inPlaceOf.get(join(dirname(importer), `${id}.js`)),
  },
}

/**
 * Makes the script of the element.
 * @returns the element as the studio offers it for download, its size by source file, and the files that it was made from.
 */
export async function buildElement() {
  const build = await rolldown({
    onLog,
    input: join(here, 'preact', 'element.mjs'),
    platform: 'browser',
    tsconfig: false,
    plugins: [style, ownModules],
    resolve: {
      conditionNames: ['letterslot-source', 'module', 'browser', 'import', 'production', 'default'],
      alias: {
        'preact/src': preact,
        preact: join(preact, 'index.js'),
        'react/jsx-runtime': withParts,
        react: withParts,
      },
    },
    transform: {
      target: 'es2022',
      jsx: { runtime: 'automatic', importSource: 'react' },
      define: { 'process.env.NODE_ENV': '"production"' },
      inject: { fetch: [untouched, 'fetch'], 'JSON.stringify': [untouched, 'stringify'] },
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
