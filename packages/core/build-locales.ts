// Compiles packages/core/locales: what a translator writes, ICU MessageFormat in JSON, becomes a table of plain data for each
// language and address, in src/messages/tables. Run by `npm run locales`; a test compares its output with what stands there.
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  isArgumentElement,
  isLiteralElement,
  isNumberElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  type MessageFormatElement,
  type PluralElement,
  parse,
  type SelectElement,
} from '@formatjs/icu-messageformat-parser'
import type { CountedText } from './src/form-state/visitor-texts.ts'

const locales = join(import.meta.dirname, 'locales')
const tables = join(import.meta.dirname, 'src', 'messages', 'tables')

/** A file of locales/. */
export interface LocaleFile {
  /** BCP 47. */
  readonly locale: string
  /** The language's name in itself. */
  readonly name: string
  readonly direction: 'ltr' | 'rtl'
  readonly review: 'native' | 'wanted'
  /** ICU MessageFormat by key; the polite address where the language has two. */
  readonly messages: Readonly<Record<string, string>>
  /** The messages that differ where visitors are addressed informally. */
  readonly informal?: Readonly<Record<string, string>>
}

const isChoice = (element: MessageFormatElement): element is PluralElement | SelectElement =>
  isPluralElement(element) || isSelectElement(element)

/** Compiles a message: a text with tokens, or its forms, each a whole text. */
export function compileMessage(message: string): CountedText {
  const elements = parse(message)
  const at = elements.findIndex(isChoice)
  const choice = elements[at]
  if (!choice || !isChoice(choice)) return textOf(elements)
  const forms = Object.entries(choice.options).map(([form, { value }]) => [
    form,
    textOf([...elements.slice(0, at), ...value, ...elements.slice(at + 1)], choice.value),
  ])
  return compact(choice.value, Object.fromEntries(forms))
}

/** Leaves out the forms that read like `other`, and the choice where all do. */
function compact(token: string, { other = '', ...forms }: Readonly<Record<string, string>>): CountedText {
  const different = Object.entries(forms).filter(([, text]) => text !== other)
  return different.length > 0 ? { [token]: { ...Object.fromEntries(different), other } } : other
}

/** @param counted - the token that `#` stands for. */
function textOf(elements: readonly MessageFormatElement[], counted = ''): string {
  const texts = elements.map((element) => {
    if (isLiteralElement(element)) return element.value
    if (isPoundElement(element)) return `{${counted}}`
    if (isArgumentElement(element) || isNumberElement(element)) return `{${element.value}}`
    throw new Error(`A message has one choice, and in it texts and tokens alone: ${JSON.stringify(element)}`)
  })
  return texts.join('').replace(/^\{maker\}/, '{Maker}')
}

const compileMessages = (messages: Readonly<Record<string, string>>): Readonly<Record<string, CountedText>> =>
  Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, compileMessage(message)]))

const source = (tag: string): string =>
  `// Made of packages/core/locales/${tag}.json by \`npm run locales\`: correct that file, and run it again.\n`

/** The module of a language's table. */
function formalModule({ locale, direction, messages }: LocaleFile): string {
  const table = JSON.stringify(
    { locale, ...(direction === 'rtl' && { direction }), messages: compileMessages(messages) },
    undefined,
    2,
  )
  return `${source(locale)}import type { LocaleTable } from '../locale-table.ts'\n\nexport const table: LocaleTable = ${table}\n`
}

/** The module of the same with the sentences of its informal address. */
function informalModule(locale: string, informal: Readonly<Record<string, string>>): string {
  return `${source(locale)}import type { LocaleTable } from '../locale-table.ts'
import { table as formal } from './${locale}.ts'

const informal: Partial<LocaleTable['messages']> = ${JSON.stringify(compileMessages(informal), undefined, 2)}

export const table: LocaleTable = { ...formal, messages: { ...formal.messages, ...informal } }
`
}

/** The module that knows which tables there are, and fetches each alone. */
function listModule(files: readonly LocaleFile[]): string {
  const tags = files.flatMap(({ locale, informal }) => [locale, ...(informal ? [`${locale}-informal`] : [])])
  const loaders = tags.map((tag) => `  '${tag}': () => import('./${tag}.ts'),`)
  return `// Made of packages/core/locales by \`npm run locales\`.
import type { LocaleTable } from '../locale-table.ts'

/** The languages that forms speak, by BCP 47 tag. */
export const locales: readonly string[] = ${JSON.stringify(files.map(({ locale }) => locale))}

/** Fetches a table, by tag and address. */
export const tableLoaders: Readonly<Record<string, () => Promise<{ readonly table: LocaleTable }>>> = {
${loaders.join('\n')}
}
`
}

/** The module that names the languages, for whoever chooses one. */
function namesModule(files: readonly LocaleFile[]): string {
  const rows = files.map(({ locale, name, informal }) => JSON.stringify({ locale, name, hasInformal: !!informal }))
  return `// Made of packages/core/locales by \`npm run locales\`.

/** A language that forms speak. */
export interface SpokenLanguage {
  /** BCP 47. */
  readonly locale: string
  /** In itself. */
  readonly name: string
  /** It has an informal address besides the formal one. */
  readonly hasInformal: boolean
}

/** The languages that forms speak, by tag. */
export const spokenLanguages: readonly SpokenLanguage[] = [
${rows.map((row) => `  ${row},`).join('\n')}
]
`
}

/** The module that names the tokens of each message, `maker` for `Maker` too, and of one with forms what chooses among them. */
function tokensModule(english: LocaleFile): string {
  const rows = Object.entries(compileMessages(english.messages)).map(([key, message]) => {
    const texts =
      typeof message === 'string' ? [message] : Object.values(message).flatMap((forms) => Object.values(forms))
    const chosen = typeof message === 'string' ? [] : Object.keys(message)
    const tokens = texts.flatMap((text) =>
      [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => (name === 'Maker' ? 'maker' : name)),
    )
    const names = [...new Set([...chosen, ...tokens])].map((name) => `'${name}'`)
    return `  ${key.includes('.') ? `'${key}'` : key}: [${names.join(', ')}],`
  })
  return `// Made of packages/core/locales/en.json by \`npm run locales\`.

/** The tokens of each sentence that visitors read, by its key. */
export const textTokens: Readonly<Record<string, readonly string[]>> = {
${rows.join('\n')}
}
`
}

/** Reads every language, by tag. */
export async function readLocales(): Promise<readonly LocaleFile[]> {
  const names = (await readdir(locales)).filter((name) => name.endsWith('.json')).sort()
  return Promise.all(names.map(async (name) => JSON.parse(await readFile(join(locales, name), 'utf8'))))
}

/** The modules in src/messages/tables, by file name. */
export function tableModules(files: readonly LocaleFile[]): ReadonlyMap<string, string> {
  const modules = files.flatMap((file) => [
    [`${file.locale}.ts`, formalModule(file)] as const,
    ...(file.informal ? [[`${file.locale}-informal.ts`, informalModule(file.locale, file.informal)] as const] : []),
  ])
  return new Map([...modules, ['list.ts', listModule(files)], ['names.ts', namesModule(files)]])
}

/** The module `src/model/text-tokens.ts`. */
export function textTokensModule(files: readonly LocaleFile[]): string {
  const english = files.find(({ locale }) => locale === 'en')
  if (!english) throw new Error('There is no en.json.')
  return tokensModule(english)
}

if (process.argv[1] === import.meta.filename) {
  await rm(tables, { recursive: true, force: true })
  await mkdir(tables, { recursive: true })
  const files = await readLocales()
  for (const [name, text] of tableModules(files)) await writeFile(join(tables, name), text)
  await writeFile(join(import.meta.dirname, 'src', 'model', 'text-tokens.ts'), textTokensModule(files))
}
