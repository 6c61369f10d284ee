// biome-ignore-all lint/correctness/noUndeclaredDependencies: a tool of the workspace, which no package needs at run time.
// Builds `letterslot-form.js`: one script that registers <letterslot-form>, with everything that it will ever want in it.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { transform } from 'lightningcss'
import { rolldown } from 'rolldown'
import { onLog } from './on-log.mjs'

const here = import.meta.dirname
const formStyle = join(here, '..', 'react', 'src', 'form.css')
const withParts = join(here, 'preact', 'react-with-parts.mjs')
const untouched = join(here, 'preact', 'untouched.mjs')
const elementStyle = join(here, 'src', 'letterslot-form.css')

/**
 * Lets what stands outside decide: each token of the form's own becomes a private one, which takes the token's value from
 * the page around the element and, where that says nothing, its own.
 */
function withTokensFromOutside(css) {
  return css
    .replace(/var\(--ls-/g, 'var(--_')
    .replace(/--ls-([\w-]+): ([^;]+);/g, (_, name, value) => `--_${name}: var(--ls-${name}, ${value});`)
}

async function elementCss() {
  const [form, own] = await Promise.all([formStyle, elementStyle].map((file) => readFile(file, 'utf8')))
  const code = Buffer.from(`${withTokensFromOutside(form)}\n${own}`)
  return transform({ filename: 'letterslot-form.css', code, minify: true }).code.toString().trim()
}

/** Hands over the style sheet as a text: no page has to allow an inline one. */
const style = {
  name: 'style',
  resolveId: (id) => (id === 'virtual:element-css' ? '\0element-css' : null),
  load: async (id) => (id === '\0element-css' ? `export const css = ${JSON.stringify(await elementCss())}` : null),
}

/**
 * One file has from the start what others load on demand: a module of its own would cost more than it saves. The names are
 * written out, because the bundler's object of a module's exports breaks where a page has extended the prototype of all.
 */
const fromTheStart = {
  name: 'from-the-start',
  transform: {
    filter: { id: /\/on-demand\.ts$/ },
    async handler(code, id) {
      const [, load, from] = /export const (\w+) = .*import\('(.+)'\)/.exec(code)
      const wanted = await readFile(join(dirname(id), from), 'utf8')
      const names = [...wanted.matchAll(/^export (?:function |\{ )(\w+)/gm)].map(([, name]) => name).join(', ')
      return {
        code: `import { ${names} } from '${from}'; export const ${load} = () => Promise.resolve({ ${names} })`,
        moduleType: 'js',
      }
    },
  },
}

/**
 * Lets Preact take nothing from the prototype of all objects: it compares a new element with an object that inherits from it,
 * and makes it with options that do. The names are those of its published file; a build that does not find them fails.
 */
const preactAlone = {
  name: 'preact-alone',
  transform: {
    filter: { id: /\/preact\/dist\/preact\.mjs$/ },
    handler(code) {
      const alone = code
        .replace(/(Symbol\.for\("pv"\),\w+=\{)\}/, '$1__proto__:null}')
        .replace(/(createElementNS\(\w+,\w+),(\w+)\.is\?\2:\w+\)/, '$1)')
      if (!/__proto__:null.*createElementNS\(\w+,\w+\)/s.test(alone)) throw new Error('Preact is not as it was.')
      return { code: alone }
    },
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
    plugins: [style, fromTheStart, preactAlone],
    resolve: {
      conditionNames: ['letterslot-source', 'module', 'browser', 'import', 'production', 'default'],
      alias: { 'react/jsx-runtime': withParts, react: withParts },
    },
    transform: {
      target: 'es2022',
      jsx: { runtime: 'automatic', importSource: 'react' },
      define: { 'process.env.NODE_ENV': '"production"' },
      inject: { fetch: [untouched, 'fetch'], 'JSON.stringify': [untouched, 'stringify'] },
    },
  })
  const { output } = await build.generate({ format: 'iife', minify: true, comments: false, codeSplitting: false })
  await build.close()
  const [{ code, modules }] = output
  const script = code.replaceAll('/* @__PURE__ */ ', '')
  const integrity = `sha384-${createHash('sha384').update(script).digest('base64')}`
  return {
    element: { fileName: 'letterslot-form.js', script, integrity },
    files: [...Object.keys(modules), formStyle, elementStyle],
  }
}
