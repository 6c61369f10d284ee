// biome-ignore-all lint/correctness/noUndeclaredDependencies: a tool of the workspace, which no package needs at run time.
// Builds the script and the style sheet that every one-file page carries, and their hashes for its CSP.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { transform } from 'lightningcss'
import { rolldown } from 'rolldown'
import { onLog } from './on-log.mjs'

const here = import.meta.dirname

/** The source of a CSP for one inline script or style sheet. */
const hashOf = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Who draws the runtime where React does not, by the folder that holds what is read in React's place. */
export function drawnBy(folder) {
  return {
    'react/jsx-runtime': join(here, folder, 'jsx-runtime.mjs'),
    react: join(here, folder, 'react.mjs'),
  }
}

/** A page sets none of the client's guards: what asks for them, and what they are, is left out. */
const withoutGuards = {
  name: 'without-guards',
  load: {
    filter: { id: /\/client\/src\/guards-for\.ts$/ },
    handler: () => 'export const guardsFor = () => undefined, rejectHeadless = guardsFor',
  },
}

/** A form without rules of patterns fetches no matcher for them. */
const withoutPatterns = {
  name: 'without-patterns',
  load: { filter: { id: /\/lazy-patterns\.ts$/ }, handler: () => 'export const lazyPatterns = () => undefined' },
}

/** Nor what few forms need. */
const withoutRareParts = {
  name: 'without-rare-parts',
  load: {
    filter: { id: /\/uses-rare-parts\.ts$/ },
    handler: () => 'export const usesRareParts = () => false, loadRareParts = usesRareParts',
  },
}

/** Classes that only forms of the whole script have. */
const wholeClasses = ['ls-choices', 'ls-choice', 'ls-drop', 'ls-file', 'ls-files', 'ls-other', 'ls-words']

/** Parts that a form without them never calls, as `fitsShort` tells, so that they may be empty. */
const short = {
  name: 'short',
  transform: {
    filter: {
      id: /\/core\/src\/(rules\/(pattern|range|options|file)|logic\/evaluate|ordered)\.ts$|\/fields\/(Select|Choices|Consent|Content|File)Control\.tsx$/,
    },
    handler: (code) => ({
      code: [...code.matchAll(/^export (?:const|function) (\w+)/gm)]
        .map(([, name]) => `export const ${name} = undefined`)
        .join('\n'),
      moduleType: 'js',
    }),
  },
}

/** The doctor is bundled apart, with all that it needs: what it shared with the page would cost every page. */
const doctor = 'letterslot-doctor'

/** The page's address asks for the doctor where it says so; and it is asked only once the form stands, by what comes next. */
const asksForDoctor = {
  name: 'asks-for-doctor',
  transform: {
    filter: { id: /\/react\/src\/after-send\.ts$/ },
    handler: (code) => `${code}\nif (location.search.includes('${doctor}')) import('${doctor}')\n`,
  },
}

/** The loader of a page's parts on demand: from the page itself, out of scripts that have not run yet. */
const loader = `const exports={},chunks={"./main.js":exports},require=name=>{if(!chunks[name]){const later=document.querySelector('script[data-chunk="'+name+'"]');later.run=body=>body(require,chunks[name]={});later.type="";later.remove();document.body.append(later)}return chunks[name]};`

/** A script that waits as data: it hands what it does to whoever wants it. */
const asLater = (code) => `document.currentScript.run((require,exports)=>{${code}})`

/**
 * Bundles one entry into classic scripts: one that runs at once, and one for each import on demand, which a page carries
 * as data until it is wanted.
 * @param alias - module names in place of others.
 * @returns the script, and its code alone; what it may want later, by the names that it knows it by; and the files that
 * all was made from.
 */
export async function bundleScript(input, { alias, plugins = [] }) {
  const build = await rolldown({
    onLog,
    input,
    external: [doctor],
    platform: 'browser',
    tsconfig: false,
    plugins: [withoutGuards, asksForDoctor, ...plugins],
    resolve: {
      conditionNames: ['letterslot-source', 'module', 'browser', 'import', 'production', 'default'],
      alias,
    },
    transform: {
      target: 'es2022',
      jsx: { runtime: 'automatic', importSource: 'react' },
      define: { 'process.env.NODE_ENV': '"production"' },
    },
  })
  const { output } = await build.generate({
    format: 'cjs',
    minify: true,
    comments: false,
    entryFileNames: 'main.js',
    chunkFileNames: '[name].js',
  })
  await build.close()
  const [main, ...later] = output.map(({ code, fileName, modules }) => ({
    name: `./${fileName}`,
    code: code
      .replaceAll('/* @__PURE__ */ ', '')
      .replace(/\bimport\((.letterslot-doctor.)\)/, 'require($1)')
      .trim(),
    modules: Object.keys(modules),
  }))
  return {
    script: `(()=>{${loader}${main.code}})()`,
    code: main.code,
    later: later.map(({ name, code }) => ({
      name,
      script: asLater(code),
    })),
    modules: [main, ...later].flatMap(({ modules }) => modules),
  }
}

const styleFiles = [join(here, '..', 'react', 'src', 'form.css'), join(here, 'src', 'page.css')]

async function bundleStyle(unusedSymbols) {
  const sheets = await Promise.all(styleFiles.map((file) => readFile(file, 'utf8')))
  const code = Buffer.from(withoutSecondTier(sheets.join('\n')))
  return transform({ filename: 'page.css', code, minify: true, unusedSymbols }).code.toString().trim()
}

/** A page has no theme but its own: tokens that only stand for another token are put back into that. */
function withoutSecondTier(css) {
  const aliases = new Map(
    [...css.matchAll(/(--ls-color-[\w-]+): (var\(--ls-[\w-]+\));/g)].map(([, name, value]) => [name, value]),
  )
  return css
    .replace(/--ls-color-[\w-]+: var\(--ls-[\w-]+\);/g, '')
    .replace(/var\((--ls-color-[\w-]+)\)/g, (whole, name) => aliases.get(name) ?? whole)
}

/** Inline, some texts would end the element that they stand in. */
function inline(text) {
  if (/<\/(script|style)|<!--/i.test(text)) throw new Error('The runtime cannot stand in a page.')
  return text
}

/**
 * Makes what `standalonePage` puts into every page.
 * @returns the runtime, and the files that it was made from.
 */
export async function buildPageRuntime() {
  const input = join(here, 'preact', 'page.mjs')
  const alias = drawnBy('preact')
  const [whole, less, examining, wholeCss, shortCss] = await Promise.all([
    bundleScript(input, { alias }),
    bundleScript(input, { alias, plugins: [short, withoutPatterns, withoutRareParts] }),
    bundleScript(join(here, 'preact', 'doctor.mjs'), {}),
    bundleStyle(),
    bundleStyle(wholeClasses),
  ])
  const withHash = ({ name, script }) => ({ ...(name && { name }), script: inline(script), scriptHash: hashOf(script) })
  const asked = { name: doctor, script: asLater(examining.code) }
  const page = ({ script, later }, css) => ({
    ...withHash({ script }),
    css: inline(css),
    cssHash: hashOf(css),
    later: [...later, asked].map(withHash),
  })
  return {
    runtime: { whole: page(whole, wholeCss), short: page(less, shortCss) },
    files: [...whole.modules, ...examining.modules, ...styleFiles],
  }
}
