// biome-ignore-all lint/correctness/noUndeclaredDependencies: a tool of the workspace, which no package needs at run time.
// Builds the script and the style sheet that every one-file page carries, and their hashes for its CSP.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { transform } from 'lightningcss'
import { rolldown } from 'rolldown'

const here = import.meta.dirname

/** The source of a CSP for one inline script or style sheet. */
const hashOf = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** What a runtime drawn by Preact reads in place of React. */
const preactAlias = {
  'react/jsx-runtime': join(here, 'preact', 'jsx-runtime.mjs'),
  react: join(here, 'preact', 'react.mjs'),
}

/** Puts static imports in place of those on demand: one file has everything from the start. */
const eager = {
  name: 'eager',
  transform: {
    filter: { id: /\/on-demand\.ts$/ },
    handler: (code) => ({
      code: [...code.matchAll(/const (\w+) = .*import\('(.+?)'\)$/gm)]
        .map(([, name, file]) => `import * as ${name}_ from '${file}'\nexport const ${name} = async () => ${name}_`)
        .join('\n'),
      moduleType: 'js',
    }),
  },
}

/** A page sets none of the client's guards, so the client never asks for them. */
const withoutGuards = {
  name: 'without-guards',
  load: { filter: { id: /client\/src\/guards\.ts$/ }, handler: () => 'export const createGuards = undefined' },
}

/**
 * Bundles one entry into one classic script.
 * @param alias - module names in place of others; default: Preact in place of React.
 * @param mode - what `process.env.NODE_ENV` says.
 */
export async function bundleScript(input, { alias = preactAlias, mode = 'production' } = {}) {
  const production = mode === 'production'
  const build = await rolldown({
    input,
    platform: 'browser',
    tsconfig: false,
    plugins: [eager, withoutGuards],
    resolve: {
      conditionNames: ['letterslot-source', 'module', 'browser', 'import', mode, 'default'],
      alias,
    },
    transform: {
      target: 'es2022',
      jsx: { runtime: 'automatic', importSource: 'react' },
      define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    },
  })
  const { output } = await build.generate({
    format: 'iife',
    minify: production,
    comments: !production,
    codeSplitting: false,
  })
  await build.close()
  return { script: output[0].code.replaceAll('/* @__PURE__ */ ', '').trim(), modules: Object.keys(output[0].modules) }
}

const styleFiles = [join(here, 'src', 'page.css'), join(here, '..', 'react', 'src', 'form.css')]

async function bundleStyle() {
  const sheets = await Promise.all(styleFiles.map((file) => readFile(file)))
  const code = Buffer.concat(sheets)
  return transform({ filename: 'page.css', code, minify: true }).code.toString().trim()
}

/**
 * Makes what `standalonePage` puts into every page.
 * @returns the runtime, and the files that it was made from.
 */
export async function buildPageRuntime() {
  const [{ script, modules }, css] = await Promise.all([bundleScript(join(here, 'preact', 'page.mjs')), bundleStyle()])
  // Inline, these would end the element that they stand in.
  if (/<\/script|<!--/i.test(script) || /<\/style/i.test(css)) throw new Error('The runtime cannot stand in a page.')
  return {
    runtime: { script, scriptHash: hashOf(script), css, cssHash: hashOf(css) },
    files: [...modules, ...styleFiles],
  }
}
