import { parseSync } from 'vite'
import { expect, it } from 'vitest'
import { answerTemplates } from '../../apps/studio/src/domain/texts/de/templates/answers.ts'
import { formFaultTemplates } from '../../apps/studio/src/domain/texts/de/templates/form-faults.ts'
import { answerTable } from '../../packages/client/src/answers/answer-table.ts'
import { filesUnder, read } from './tree.ts'

const root = 'apps/studio/src/'

/**
 * Words that stand outside `domain/texts/`, by file, and why they may. What is kept, sent or put into a form belongs to
 * the form's language and not to the studio's screens.
 */
const allowed: Readonly<Record<string, RegExp>> = {
  // The kit imports nothing of the studio, so it has its few words in each language itself.
  'ui/texts.ts': /./,
  'app/shell/Mark.tsx': /^Letterslot$/,
  // Begins a form: labels, choices and sentences of its own, and samples of what visitors write.
  'domain/starts/start.ts': /./,
  'domain/starts/start-field.ts': /./,
  'domain/starts/start-parts.ts': /./,
  'domain/starts/contact-starts.ts': /./,
  'domain/starts/event-starts.ts': /./,
  'domain/starts/opinion-starts.ts': /./,
  'domain/starts/order-starts.ts': /./,
  'domain/starts/work-starts.ts': /./,
  'domain/starts/ready-questions.ts': /./,
  'domain/starts/german-words.ts': /./,
  'domain/starts/german/contact-words.ts': /./,
  'domain/starts/german/event-words.ts': /./,
  'domain/starts/german/opinion-words.ts': /./,
  'domain/starts/german/order-words.ts': /./,
  'domain/starts/german/work-words.ts': /./,
  'domain/document/field-kind-info.ts': /./,
  'features/builder/new-field.ts': /^Tell people/,
  'features/builder/option-list.ts': /./,
  'features/builder/row-questions.ts': /./,
  'features/builder/sent-blocks.ts': /^(?:What happens next|Thank you\.|Go on|Add to calendar|Copy what I wrote)$/,
  'features/new-form/Wall.tsx': /^(?:Ada Lovelace|Is the workshop .*)$/,
  'features/try/made-up-answers.ts': /: a sample answer$/,
  // What visitors read where the maker writes nothing.
  'features/library/FormCard.tsx': /^Send$/,
  // Kept under these names, and told again in words by the tables.
  'model/connection.ts': /./,
  // Answers of the wire as they are noted, and what Try it puts behind them.
  'domain/sending/practice-transport.ts': /./,
  'domain/sending/studio-outbox.ts': /./,
  'domain/sending/simulated.ts': /^\(simulated/,
  'domain/sending/create-studio-transports.ts': /^Network Error$/,
  'domain/sending/create-sending.ts': /^The studio in a browser/,
  'domain/connections/sample-file.ts': /./,
  // Stands in a file that goes to other programs.
  'domain/look/write-design-tokens.ts': /^The look of a form/,
  // Read, and not shown.
  'domain/sharing/asks-for-secrets.ts': /./,
  'domain/look/font-stacks.ts': /./,
  // Faults within a file's JSON, each beside its JSON Pointer: said in German by their English words, as core's own are.
  'domain/storage/form-shape.ts': /^(?:This (?:must|is)|A (?:condition|field|form)) /,
  'domain/storage/read-record.ts': /^(?:This (?:must|is) |“(?:…|\{0\})” is missing)/,
  'domain/storage/open-file.ts': /^This must be a list/,
  'domain/storage/database-record-store.ts': /^A damaged record/,
  // Faults that are caught, and told in words of the tables.
  'domain/storage/newer-data-error.ts': /^The data/,
  'domain/storage/outdated-tab-error.ts': /^A newer studio/,
  'domain/storage/upgrade-failed-error.ts': /^The data/,
  // Code and commands, which are the same in every language.
  'features/publish/react-snippet.ts': /./,
  'features/publish/ReactMethod.tsx': /^npm run/,
  'features/messages/UnreachableBanner.tsx': /^npm run/,
}

/** Texts of the program: keys of a keyboard, headers, selectors, media queries, names of modules' exports. */
const code =
  /^(?:Arrow(?:Up|Down|Left|Right)|Enter|Escape|Delete|Backspace|Home|End|Page(?:Up|Down)|Tab|Content-Type|Bearer .*|\w+Error|id, \w+|\.html|a, button|Files|bottom end|input, .*|a\[href\].*|\(.*: .*\)|.*[<>{}[\]].*)$/s

interface Node {
  readonly type: string
  readonly start: number
  readonly [part: string]: unknown
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

const nameOf = (node: unknown): string => (isNode(node) ? String(node['name'] ?? '') : '')

/** Parts in which no words can stand: imports, types, classes and keys of elements, and faults that no screen shows. */
function isCode(node: Node): boolean {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ImportExpression':
    case 'ExportAllDeclaration':
      return true
    case 'JSXAttribute':
      return /^(?:className|key|data-.*)$/.test(nameOf(node['name']))
    case 'NewExpression':
      return /^(?:Type|Range)?Error$/.test(nameOf(node['callee']))
    case 'CallExpression':
      return nameOf(node['callee']) === 'lazyRouteComponent'
    default:
      return /^TS(?!As|Satisfies|NonNull)/.test(node.type)
  }
}

/** The text of a literal, `…` in the place of what is put into it. */
function textOf(node: Node): string | undefined {
  if (node.type === 'JSXText' || (node.type === 'Literal' && typeof node['value'] === 'string')) {
    return String(node['value']).trim() === '' ? undefined : String(node['value'])
  }
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node['quasis'])) return undefined
  return node['quasis'].map((part) => (isNode(part) ? cookedOf(part['value']) : '')).join('…')
}

function cookedOf(value: unknown): string {
  return typeof value === 'object' && value !== null && 'cooked' in value ? String(value.cooked) : ''
}

/** Tells if a text reads as words: anything between tags, two words, or one that begins with a capital. */
function readsAsWords(text: string, isElementText: boolean): boolean {
  if (isElementText) return /\p{L}{2}/u.test(text)
  return /\p{L}{2}[,.;:…]? \p{L}/u.test(text) || /^…?\s*\p{Lu}\p{Ll}/u.test(text) || / \p{L}{2,}(?: |$)/u.test(text)
}

function wordsIn(source: string, file: string): readonly { readonly line: number; readonly text: string }[] {
  const found: { line: number; text: string }[] = []
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) walk(item)
    if (!isNode(value) || isCode(value)) return
    const text = textOf(value)
    if (text !== undefined && readsAsWords(text, value.type === 'JSXText')) {
      found.push({ line: source.slice(0, value.start).split('\n').length, text: text.trim() })
    }
    for (const part of Object.values(value)) walk(part)
  }
  walk(parseSync(file, source).program)
  return found
}

const files = filesUnder(root).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.|\.gen\.ts$|\/domain\/texts\//.test(file),
)

it('[T1320] no sentence of the studio stands outside domain/texts/', () => {
  const strangers = files.flatMap((file) => {
    const name = file.slice(root.length)
    return wordsIn(read(file), file)
      .filter(({ text }) => !code.test(text) && !allowed[name]?.test(text))
      .map(({ line, text }) => `${name}:${line} ${text}`)
  })
  expect(strangers).toEqual([])
})

it('[T1320] the files that may hold words still do', () => {
  const idle = Object.entries(allowed).filter(
    ([file, words]) => !wordsIn(read(root + file), file).some(({ text }) => words.test(text)),
  )
  expect(idle.map(([file]) => file)).toEqual([])
})

/** The templates of a file's faults: what a tag `faultText` stands before, with `{0}`, `{1}` in the places of facts. */
function templatesIn(source: string, file: string): readonly string[] {
  const found: string[] = []
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) walk(item)
    if (!isNode(value)) return
    const { tag, quasi } = value
    if (nameOf(tag) === 'faultText' && isNode(quasi) && Array.isArray(quasi['quasis'])) {
      const parts = quasi['quasis'].map((part) => (isNode(part) ? cookedOf(part['value']) : ''))
      found.push(parts.reduce((text, part, index) => `${text}{${index - 1}}${part}`))
    }
    for (const part of Object.values(value)) walk(part)
  }
  walk(parseSync(file, source).program)
  return found
}

it('[T1322] every fault of a document has a German sentence, with the same facts in it', () => {
  const schema = filesUnder('packages/core/src/schema/').filter((file) => /^(?!.*\.test\.).*\.ts$/.test(file))
  const ofCore = schema.flatMap((file) => templatesIn(read(file), file))
  const ofRecords = ['form-shape.ts', 'read-record.ts', 'open-file.ts'].flatMap((name) => {
    const file = `${root}domain/storage/${name}`
    return wordsIn(read(file), file).flatMap(({ text }) => (/^(?:This|A|“\{0\}”) /.test(text) ? [text] : []))
  })
  expect(ofCore.length).toBeGreaterThan(90)
  // A pattern that the engine refuses is told in the engine's words.
  const templates = new Set([...ofCore, ...ofRecords].filter((template) => template !== '{0}'))
  expect(Object.keys(formFaultTemplates).toSorted()).toEqual([...templates].toSorted())
  const facts = (text: string): readonly string[] => (text.match(/\{\d\}/g) ?? []).toSorted()
  const wrong = Object.entries(formFaultTemplates).filter(
    ([english, german]) => `${facts(english)}` !== `${facts(german)}`,
  )
  expect(wrong).toEqual([])
  expect(Object.values(formFaultTemplates).filter((german) => german.includes('”'))).toEqual([])
})

it('[T1322] every explanation of an answer has a German one', () => {
  const explained = Object.values(answerTable).flatMap(({ rows }) =>
    rows.flatMap(({ title, happened, step, atRelay }) => [
      title,
      happened,
      step.text,
      ...(atRelay ? [atRelay.text] : []),
    ]),
  )
  expect(Object.keys(answerTemplates).toSorted()).toEqual([...new Set(explained)].toSorted())
  expect(Object.values(answerTemplates).filter((german) => german.includes('”'))).toEqual([])
})

it.each([
  ['<p>Saved</p>', ['Saved']],
  ['<Button label="Close" />', ['Close']],
  ["announce('put back again')", ['put back again']],
  ["const said = 'Added ' + name", ['Added']],
  ["if (key === 'open') return <p className='wide open'>{texts.saved}</p>", []],
  ["throw new TypeError('A form has no field of this id')", []],
])('[T1320] in %s the words are %j', (source, texts) => {
  expect(wordsIn(source, 'screen.tsx').map(({ text }) => text)).toEqual(texts)
})
