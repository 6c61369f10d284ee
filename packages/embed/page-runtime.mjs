// Builds the script and the style sheet that every one-file page carries, and their hashes for its CSP.
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { onLog } from './on-log.mjs'
import { pageStyle } from './styles.mjs'

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

/** Classes that only forms of the whole script have. */
const wholeClasses = ['ls-choices', 'ls-choice', 'ls-drop', 'ls-file', 'ls-files', 'ls-other', 'ls-words']

/** The doctor is bundled apart, with all that it needs: what it shared with the page would cost every page. */
const doctor = 'letterslot-doctor'

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
export async function bundleScript(input, { alias }) {
  const build = await rolldown({
    onLog,
    input,
    external: [doctor],
    platform: 'browser',
    tsconfig: false,
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
    code: code.trim(),
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
  const alias = drawnBy('preact')
  const [whole, less, examining, wholeCss, shortCss] = await Promise.all([
    bundleScript(join(here, 'preact', 'page.mjs'), { alias }),
    bundleScript(join(here, 'preact', 'short-page.mjs'), { alias }),
    bundleScript(join(here, 'preact', 'doctor.mjs'), {}),
    pageStyle(styleFiles),
    pageStyle(styleFiles, wholeClasses),
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
    files: [...new Set([...whole.modules, ...less.modules, ...examining.modules]), ...styleFiles],
  }
}
