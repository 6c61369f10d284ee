import type { LocaleTable } from '@letterslot/core/language'
import { sha256 } from './sha256.ts'

/** The script of `<letterslot-form>`, as it is put beside a page. */
export interface ElementScript {
  readonly fileName: string
  readonly script: string
  /** `sha384-…`, for the `integrity` attribute of the script element; `sha256-…` where it was made in a browser. */
  readonly integrity: string
}

/** The same in English, with the parts that some forms need. */
export interface ElementRuntime extends ElementScript {
  /** In its place, of two files: it draws forms, and fetches the second from beside it. A module. */
  readonly first: ElementScript
  /** The second, whose name and integrity the first knows. */
  readonly rest: ElementScript
  /** The part that its script needs for other languages than English. */
  readonly languages: string
  /** The part that its script needs to keep drafts. */
  readonly drafts: string
  /** The part that its script needs to fill fields before their visitor does. */
  readonly prefill: string
  /** The parts that its script needs for what few forms ask for, kinds of fields among them, by their names. */
  readonly parts: Readonly<Record<string, string>>
}

/** The parts that an element carries besides what every one has. */
export interface ElementExtras {
  /** By language and address, `de` or `de-informal`; the one of the form's own language first. */
  readonly tables?: Readonly<Record<string, LocaleTable>>
  /** From `elementParts`. */
  readonly parts?: readonly string[]
  /** Carries what keeps drafts. Default: false. */
  readonly keepsDrafts?: boolean
  /** Carries what fills fields before their visitor does. Default: false. */
  readonly fillsFields?: boolean
  /** The first of two files, in place of one. Default: false. */
  readonly isFirstOfTwo?: boolean
}

/** Makes the script of an element that speaks by tables, and has what its form asks for. What it carries stands in it as code: a policy allows it with the script. */
export function elementScript(
  { first, rest: _rest, languages, drafts, prefill, parts: all, ...whole }: ElementRuntime,
  { tables = {}, parts: wanted = [], keepsDrafts = false, fillsFields = false, isFirstOfTwo = false }: ElementExtras,
): ElementScript {
  const english = isFirstOfTwo ? first : whole
  const tags = Object.keys(tables)
  const parts = [
    ...wanted.map((name) => all[name] ?? ''),
    ...(keepsDrafts ? [drafts] : []),
    ...(fillsFields ? [prefill] : []),
    ...(tags.length > 0 ? [languagesScript(languages, tables)] : []),
  ]
  if (parts.length === 0) return english
  const script = [english.script, ...parts].join('\n')
  const names = [...wanted, ...(keepsDrafts ? ['drafts'] : []), ...(fillsFields ? ['prefill'] : []), ...tags]
  const fileName = english.fileName.replace(/(?=\.js$)/, `.${names.join('.')}`)
  return { fileName, script, integrity: `sha256-${sha256(script)}` }
}

/** Makes a script of tables alone, for a page that has the element already. */
export function languagesScript(languages: string, tables: Readonly<Record<string, LocaleTable>>): string {
  return `(tables=>{${languages}})(${JSON.stringify(tables).replaceAll('<', '\\u003c')})\n`
}
