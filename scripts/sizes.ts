// Prints the size report (minified, brotli) and fails over a budget. Each entry is measured alone.
// With --packages it leaves out the studio, which is opened in a browser for it; with --why it divides each among its modules.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { chromiumArgs, findChromium } from './chromium.ts'
import { bundleEntry, type Chunk, type Counted, countedOf, type Entry } from './sizes/bundle-entry.ts'
import { withFixedHashes } from './sizes/fixed-hashes.ts'
import { brotliBytes, filesOf, type LoadedScript, studioStarts } from './sizes/studio-starts.ts'
import { sharesOf, treemap } from './sizes/why.ts'

const root = join(import.meta.dirname, '..')
const kb = 1024
const isWhy = process.argv.includes('--why')

/** A page that has no code of ours but the core's: it checks a form, and says what is wrong or what is sent. */
const checkAlone = `
  import { createSubmissionId, formatIssue, referenceOf } from '@letterslot/core'
  export function check(form, values) {
    const compiled = make(form)
    const found = compiled.validate(values)
    const id = createSubmissionId()
    return found.length > 0
      ? found.map((issue) => formatIssue(issue, { form, messages }))
      : { ...compiled.templateParams(values), letterslot_id: id, letterslot_reference: referenceOf(id) }
  }`

const entries: readonly Entry[] = [
  {
    name: 'client: send',
    // 0.24 KB over what it was: the guards, in place of an import on demand whose loader Vite writes in 0.65 KB.
    budget: 1.98 * kb,
    code: `export { send } from '@letterslot/client'`,
  },
  {
    name: 'core: first load for the contact form',
    // 0.02 KB over what it was: answers are checked seven times as fast.
    // 0.1 KB over that: answers of several parts, and kinds that say their parameter themselves.
    // 0.04 KB less, and 5 % of slack: days, answers and sentences are read with less code.
    budget: 3.28 * kb,
    code: `import { compileForm as make } from '@letterslot/core'
      import { formIssues as messages } from '@letterslot/core/messages/en'${checkAlone}`,
  },
  {
    // The form has no conditions, and three kinds of rules.
    name: 'core: the same, with what that form has alone',
    // 0.23 KB less: the sentences of these rules alone.
    budget: 1.95 * kb,
    code: `
      import { textIssues as messages } from '@letterslot/core/messages/en'
      import { checkRequired, compileAddress, compileChecks, compileFormWith, compileLength, paramsWith } from '@letterslot/core/form-code'
      const rules = { required: () => checkRequired, type: compileAddress, length: compileLength }
      const code = { evaluate: () => true, check: compileChecks(rules, {}), params: paramsWith() }
      const make = (form) => compileFormWith(code, form)${checkAlone}`,
  },
  {
    // 0.6 KB over what it was: it follows an outbox, which may bring it to another state at any time.
    // 0.2 KB over that: the way to what few forms need, which is loaded by those alone.
    // 0.06 KB over that: rules and controls are arguments, which a build passes as its forms need them.
    // 0.39 KB over that: a form's own look, set before the form is first painted.
    name: 'react: runtime with core, over bare React',
    // 0.2 KB over that: a form says its language and direction, and knows the way to the words of another language.
    // 0.09 KB over that: answers are checked seven times as fast.
    // 0.06 KB over that: places for what leads from page to page, and the way to fetch it.
    // 0.2 KB over that: a kind that is loaded on demand brings its own control, and reads it.
    // 0.05 KB over that: pages can be passed over.
    // 0.06 KB over that: a rule may only advise, one answer of several may be asked for, and the way to kinds.
    // 0.05 KB over that: answers that follow from others stand among them.
    // 0.04 KB over that: several issues of one field, each of a part of it.
    // 2.3 KB less: rules and their sentences, parameters and later states come with what sends, before which nothing goes out.
    // 0.3 KB less, and 5 % of slack: what only later states draw, say and need comes with what draws them.
    budget: 7.28 * kb,
    code: `export { LetterslotForm } from '@letterslot/react'`,
    external: /^react(-dom)?(\/|$)/,
  },
  {
    // What is used and not exported shares its file with what it shares with later files: five files in place of ten.
    name: 'react: the same, in a page that draws it',
    budget: 7.13 * kb,
    code: `import { LetterslotForm } from '@letterslot/react'
      globalThis.drawn = LetterslotForm`,
    external: /^react(-dom)?(\/|$)/,
  },
  {
    name: 'react: the rest, on demand: outbox and outcomes',
    // 0.3 KB over what it was: a page that is gone is told by its locks, and its message goes out at once.
    // 0.8 KB over that: files too large are refused as they are chosen, which only forms that ask for files load.
    // 0.45 KB over that: a slip in an e-mail address is asked about before it is sent.
    // 0.3 KB over that: files can be dropped on their field.
    // 0.2 KB over that: files are kept as bytes where the browser stores none, as private windows of Safari.
    // 0.7 KB over that: a message is taken in as claimed, so that its first byte goes out six times as soon (decision 74).
    // 0.06 KB over that: the title of a page that is the form says that there are problems.
    // 0.12 KB over that: the postmark bears the maker's name.
    // 0.05 KB over that: a phone number keeps its direction, and a stamp in any language its circle.
    // 0.2 KB over that: answers in labels, where problems and answers are listed.
    // 0.1 KB over that: answers of several parts, in words and in their own controls.
    // 0.1 KB over that: what further kinds share stands in chunks of its own.
    // 0.15 KB over that: files are written last, so that a full device can refuse them; conditions count rows; matrices answer.
    // 2.5 KB over that: rules and their sentences, parameters and later states, which stood in the first load before.
    // 0.15 KB over that, and 5 % of slack: what only later states draw and say, which stood in the first load before.
    budget: 26.9 * kb,
    code: `export { LetterslotForm } from '@letterslot/react'`,
    external: /^react(-dom)?(\/|$)/,
    isLater: true,
  },
  {
    name: 'react: on demand, for what few forms need',
    // 0.07 KB over what it was: kinds of files are named in words.
    // 0.13 KB over that: conditions compare with other answers and today, and count.
    // 0.55 KB over that: rules of decimals, words, letters, links and domains, with their sentences.
    // 0.05 KB over that: the way to what leads from page to page.
    // 0.13 KB over that: the way to what follows a message that was accepted.
    // 0.27 KB over that: the way to what keeps drafts.
    // 0.8 KB over that: rules beside other answers, of a list and of sums, added as decimals, with their sentences.
    // 0.25 KB over that: the way to kinds that have a folder, and the bounds of a date, which stood in every form before.
    // 0.3 KB over that: the way to each further kind.
    // 0.2 KB over that: answers in labels and helps, and the way to calculations.
    // 0.2 KB less: a loader of a kind is an import and no more, and no module is taken as an object.
    // 0.07 KB over that: 5 % of slack.
    budget: 5.88 * kb,
    code: `export { LetterslotForm } from '@letterslot/react'`,
    external: /^react(-dom)?(\/|$)/,
    isRare: true,
  },
  {
    // 0.8 KB over what it was: it matches in linear time, so that every answer up to 200 kB is truly checked.
    name: 'core: on demand, for a doubtful pattern',
    budget: 2.28 * kb,
    code: `export { compilePatternMatcher } from '@letterslot/core/patterns'`,
  },
]

/** The scripts of the element, in one file and in two: in English, and for a form in German; what keeps drafts, and what fills fields. */
interface Elements {
  readonly english: Counted
  readonly german: string
  readonly first: Counted
  readonly firstInGerman: string
  readonly rest: string
  readonly drafts: string
  readonly prefill: string
}

async function elements(): Promise<Elements> {
  const [{ buildElement }, { elementScript }, { loadElementTables }] = await Promise.all([
    import('../packages/embed/build-element.ts'),
    import('../packages/embed/src/element-script.ts'),
    import('../packages/embed/src/element-tables.ts'),
  ])
  const { element, modules, firstModules } = await buildElement()
  const tables = await loadElementTables(['de'])
  return {
    english: { text: element.script, modules: moduleList(modules) },
    german: elementScript(element, { tables }).script,
    first: { text: element.first.script, modules: moduleList(firstModules) },
    firstInGerman: elementScript(element, { tables, isFirstOfTwo: true }).script,
    rest: element.rest.script,
    drafts: element.drafts,
    prefill: element.prefill,
  }
}

/** A one-file page. */
interface Page {
  readonly whole: Counted
  /** Without what stands in it as data: that is parsed when it is wanted, and takes no room in the way of the form. */
  readonly first: Counted
  /** The same with the script that runs once the form is touched. */
  readonly touched: Counted
}

/** Makes the pages of forms in `scripts/sizes/`, of one runtime. */
async function pageMaker(): Promise<(name: string, script: 'plain' | 'short') => Page> {
  const [{ loadStandalonePage }, { buildPageRuntime }, { renderToStaticMarkup }] = await Promise.all([
    import('../packages/embed/contact-page.ts'),
    import('../packages/embed/build-page-runtime.ts'),
    import('react-dom/server'),
  ])
  const [makePage, { runtime, modules: byScript }] = await Promise.all([loadStandalonePage(), buildPageRuntime()])
  return (name, script) => {
    const form = JSON.parse(readFileSync(join(root, 'scripts', 'sizes', `${name}.form.json`), 'utf8'))
    const text = withFixedHashes(makePage({ form, runtime, renderToStaticMarkup }))
    const [first = '', touched = ''] = [/ data-chunk=/, / data-chunk="(?!\.\/main\.js)/].map((later) =>
      text.replace(new RegExp(`<script type="text/plain"${later.source}.*?</script>\n`, 'gs'), ''),
    )
    const [style = ''] = first.match(/<style>.*<\/style>/s) ?? []
    const markup = first.replace(/<style>.*<\/style>|<script>.*<\/script>/gs, '')
    const shown = [
      { id: 'its style', text: style },
      { id: 'its markup and document', text: markup },
    ]
    const waking = [...shown, ...moduleList(byScript.waking)]
    const modules = [...waking, ...moduleList(byScript[script])]
    return { whole: { text, modules }, first: { text: first, modules: waking }, touched: { text: touched, modules } }
  }
}

const moduleList = (modules: Readonly<Record<string, string>>): Counted['modules'] =>
  Object.entries(modules).map(([id, code]) => ({ id, code }))

/** The files of dist/ that a browser loads at a cold start on the place Forms, before anything is pressed; one list a screen. */
async function measuredStarts(): Promise<readonly [screen: string, files: readonly LoadedScript[]][]> {
  const build = spawnSync(process.execPath, [...process.execArgv, join(root, 'scripts', 'build.ts'), '--if-stale'], {
    stdio: 'inherit',
  })
  if (build.status !== 0) process.exit(1)
  const executablePath = findChromium()
  const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath && { executablePath }) })
  const context = await browser.newContext()
  await context.route('**', filesOf(join(root, 'dist')))
  const starts = await studioStarts(context, 'http://localhost/')
  await browser.close()
  return Object.entries(starts)
}

let failed = 0
const report = (name: string, { text, modules }: Counted, budget: number): void => {
  const bytes = brotliBytes(text)
  reportBytes(name, bytes, budget)
  if (isWhy) console.log(treemap(sharesOf(modules, bytes, root)).join('\n'))
}
const reportBytes = (name: string, size: number, budget: number): void => {
  const over = size > budget
  if (over) failed++
  const columns = [name.padEnd(44), `${size} B`.padStart(9), `of ${Math.round(budget)} B`.padStart(12)]
  console.log(`  ${columns.join('  ')}  ${over ? 'OVER BUDGET' : `${Math.round((100 * size) / budget)} %`}`)
}

console.log('Sizes, minified and brotli-compressed:')
/** Entries of the same code are one build, of which each counts a part. */
const built = new Map<string, readonly Chunk[]>()
for (const entry of entries) {
  const chunks = built.get(entry.code) ?? (await bundleEntry(entry))
  built.set(entry.code, chunks)
  report(entry.name, countedOf(chunks, entry), entry.budget)
}
const pageOf = await pageMaker()
const page = pageOf('contact', 'short')
// Its style is two fifths of it, its markup a third, and what waits for the first touch 0.6 KB.
report('embed: one-file contact page, to its first use', page.first, 3.21 * kb)
report(
  'embed: one-file contact page, touched',
  page.touched,
  // 0.02 KB over what it was: a form with a doubtful pattern waits for its matcher before it is sent.
  // 0.07 KB over that: a form says its language and direction.
  // 0.1 KB over that: the arrow of a list is ours.
  // 0.4 KB over that: tokens for fonts, corners and sizes, and boxes that are drawn in the form's colours.
  // 0.05 KB over that: a form tells which field it asks for, and which pages do, so that pages can be passed over.
  // 0.05 KB over that: a rule may only advise, and one answer of several may be asked for.
  // 0.05 KB over that: answers that follow from others stand among them.
  // 1.6 KB less: rules and their sentences, parameters and later states run after it.
  // 2.9 KB less: a renderer of our own draws it.
  // 0.4 KB less: styles of all that follows Send come with it.
  // 0.3 KB less: what posts a form without scripts stands in its markup alone.
  // 0.28 KB less: scripts are minified once more.
  // 0.22 KB less: styles of small pictures, links and quiet lines come with what draws them.
  // 0.08 KB less: the form of an English page is held from first to last.
  // 0.6 KB less: without a look, the values of tokens stand in their place; and no rule of choices.
  // 0.1 KB less: later parts and other fields bring the tokens that they alone use.
  9.89 * kb,
)
// 11 KB over what it was: the outbox (14 KB) and the doctor (4 KB) wait in it as data, for no page can fetch them elsewhere.
// 0.42 KB over that: a slip in an e-mail address is asked about before it is sent.
// 0.2 KB over that: files are kept as bytes where the browser stores none.
// 0.28 KB over that: a form says its language and direction, and times of day and sizes as its language does.
// 0.1 KB over that: the arrow of a list is ours.
// 0.05 KB over that: the title of a page that is the form says that there are problems.
// 0.5 KB over that: those tokens, and the maker's name on the postmark.
// 0.12 KB over that: answers are checked seven times as fast.
// 0.5 KB less: no code for files and rare rules, no sentences of rules that it cannot have, nor the SDK's own class.
reportBytes('embed: one-file contact page, the whole file', brotliBytes(page.whole.text), 36.1 * kb)
const eight = pageOf('eight-fields', 'plain')
report('embed: one-file page of eight fields, to its first use', eight.first, 4.21 * kb)
// It is to stay within 12 KB.
report('embed: one-file page of eight fields, touched', eight.touched, 11.7 * kb)
// 0.15 KB over what it was: conditions count rows, and files are written last, so that a full device can refuse them.
// 0.5 KB less: it has no code for files, rare rules and doubtful patterns, of which its form has none.
reportBytes('embed: one-file page of eight fields, whole', brotliBytes(eight.whole.text), 38.2 * kb)
// What every form has, as it loads nothing: what draws is 1.5 KB of it, the look 2.5 KB, the outbox 14 KB. Files, pages, doubtful patterns and what
// follows Sent stand in scripts of their own (decision 81), which took it from 52 to 46 KB. Each budget has 5 % of slack.
const { english, german, first, firstInGerman, rest, drafts, prefill } = await elements()
report('embed: <letterslot-form>, the whole file', english, 46 * kb)
// What speaks by tables 3.2 KB, with the choice among languages; a table 2.4 KB; the rules beside other answers 0.3 KB.
reportBytes('embed: <letterslot-form> in German', brotliBytes(german), 52 * kb)
// What draws a form, within 14 KB: what draws is 1.7 KB of it, the style sheet 1.5 KB. It is the same for the eight-field form.
report('embed: <letterslot-form>, the first of two files', first, 14 * kb)
reportBytes('embed: the same in German', brotliBytes(firstInGerman), 20.8 * kb)
// Fetched when somebody turns to the form: the outbox 14 KB, the doctor 5 KB, rules of few forms 5 KB, those of all 2 KB, the look 1 KB.
reportBytes('embed: the second of two files', brotliBytes(rest), 36.2 * kb)
// Behind the script of a form that keeps drafts, and of no other; 0.15 KB for kinds with a drawing of their own, 0.3 KB for parts of answers.
reportBytes('embed: what keeps drafts in an element', brotliBytes(drafts), 7.3 * kb)
// The same of one with fields that a link, or the page around, may fill.
reportBytes('embed: what fills fields in an element', brotliBytes(prefill), 3.24 * kb)
const starts = process.argv.includes('--packages') ? [] : await measuredStarts()
for (const [screen, files] of starts) {
  const bytes = files.reduce((sum, { text }) => sum + brotliBytes(text), 0)
  reportBytes(`studio: cold start, ${screen}, ${files.length} files`, bytes, 200 * kb)
}
process.exit(failed === 0 ? 0 : 1)
