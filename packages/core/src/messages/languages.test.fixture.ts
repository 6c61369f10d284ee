import { formOf, valuesOf } from '../form-of.test.fixture.ts'
import type { Field } from '../model/field.ts'
import { fieldKinds } from '../model/field-kind.ts'
import { type Issue, issueCodes } from '../model/issue.ts'
import { compileForm } from '../rules/compile.ts'
import type { Language } from './language.ts'
import type { LocaleTable } from './locale-table.ts'
import { table as english } from './tables/en.ts'
import { tableLoaders } from './tables/list.ts'

export const tables = await Promise.all(
  Object.entries(tableLoaders).map(async ([tag, load]) => ({ tag, table: (await load()).table })),
)
export const tableOf = (tag: string): LocaleTable => tables.find((one) => one.tag === tag)?.table ?? english
export const plain = (text: string): string => text.replace(/[\u2068\u2069]/g, '').replace(/[\u00a0\u202f]/g, ' ')

/** The words for two emoji of four UTF-16 code units each, where three units fit. */
export function tooLong({ issues, locale }: Language): string {
  const found = compileForm(formOf([{ rules: [{ kind: 'length', max: 3 }] }])).validate(valuesOf({ f0: '👍🏽👍🏽' }))
  return found.map((issue) => plain(issues[issue.code](issue, undefined, locale))).join()
}

/** Words for every token of every message; numbers for those that count. */
export const words = {
  ...{
    option: 'Other',
    example: 'x@y.org',
    label: 'Name',
    message: 'Write it',
    help: 'ABC',
    day: '3 June',
    kinds: 'PDF',
    domains: 'example.org',
    other: 'Adults',
  },
  ...{ file: 'a.pdf', size: '2 kB', maker: 'ada', Maker: 'Ada', date: '3 June', time: '14:03', ref: '7F3K-Q2' },
  ...{ address: 'a@b.org', weekday: 'monday' },
  item: 'person',
}
const sized = ['fileTooLarge', 'fileTooLarge.file', 'tooLarge', 'fileBytes', 'filesBytes']
const asText = ['rangeUnderflow', 'rangeOverflow', 'stepMismatch']

/** The tokens of a message, each number as `n`. */
export const tokensFor = (key: string, n: number) => {
  const bound = sized.includes(key) ? '5 MB' : asText.includes(key) || key.endsWith('flow.date') ? '5' : n
  return { ...words, n, limit: bound, actual: sized.includes(key) ? '7 MB' : n }
}

type Facts = Pick<Issue, 'limit' | 'actual' | 'file' | 'others'>

/** The facts that issues of a code have. */
function factsOf(code: Issue['code']): readonly Facts[] {
  if (code === 'fileTypeMismatch') return [{ limit: 'image/*,.pdf' }, { limit: 'text/plain' }]
  if (code === 'domainMismatch') return [{ limit: 'example.org' }, { limit: 'example.org, example.com' }]
  if (/^(notSame|same|sum)/.test(code)) return [{ limit: 10, actual: 12, others: 'Adults' }]
  if (code === 'dayExcluded') return [{ limit: '2027-03-01' }, { limit: 'saturday' }, { limit: 'sunday' }]
  if (code.startsWith('file'))
    return [
      { limit: 2e6, actual: 2_000_001 },
      { limit: 2e6, actual: 7e6, file: 'a.pdf' },
    ]
  if (code.startsWith('range')) return [{ limit: 2.5 }, { limit: '2027-03-01' }]
  if (code === 'valueMissing') return [{}, { limit: 'Other' }]
  return [
    { limit: 1, actual: 2 },
    { limit: 3, actual: 1 },
  ]
}

/** An issue of every code, by a field of every kind, with help where that decides. */
const cases = issueCodes.flatMap((code) =>
  fieldKinds.flatMap((kind) =>
    factsOf(code).flatMap((facts) =>
      (code === 'patternMismatch' ? ['', 'ABC-1'] : ['']).map((help) => ({ code, kind, facts, help })),
    ),
  ),
)

const [asked] = formOf([{ kind: 'text', label: 'Your day' }]).pages.flatMap((page) => page.fields)
if (asked === undefined) throw new Error('The form has no field')
/** A field that an issue can be of. */
export const day: Field = asked

/** The issues, made once for all tables. */
export const issueCases = cases.map((one): { one: typeof one; issue: Issue; field: Field } => ({
  one,
  issue: { field: day.id, rule: 0, code: one.code, ...one.facts },
  field: { ...day, help: one.help, kind: one.kind },
}))
