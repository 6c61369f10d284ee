import type {
  CountedText,
  DraftTexts,
  NoticeTexts,
  PageTexts,
  PartTexts,
  RareTexts,
  RowsTexts,
  SearchTexts,
  SignatureTexts,
  VisitorTexts,
} from '../form-state/visitor-texts.ts'
import type { Field } from '../model/field.ts'
import type { Issue } from '../model/issue.ts'
import { domainList } from './domain-list.ts'
import type { FileTexts } from './en-files.ts'
import { fileKinds } from './file-kinds.ts'
import { formatDay } from './format-day.ts'
import type { IssueMessages } from './format-issue.ts'
import { formatSizes } from './format-size.ts'
import type { Tokens } from './interpolate.ts'
import type { IssueTextKey, LocaleTable } from './locale-table.ts'
import { matchLocale } from './match-locale.ts'

/** The words that visitors read besides the form's own, in one language. */
export interface Language {
  /** BCP 47, for days, numbers, sizes and lists. */
  readonly locale: string
  /** For `lang`, where it is not the form's own language, for which there is no table. */
  readonly lang: string | undefined
  readonly texts: VisitorTexts &
    FileTexts &
    RareTexts &
    SignatureTexts &
    PartTexts &
    RowsTexts &
    SearchTexts &
    PageTexts &
    DraftTexts &
    NoticeTexts
  readonly issues: IssueMessages
  /** Fills the tokens of a text, numbers as the language writes them. */
  say(text: CountedText, tokens: Tokens): string
}

/**
 * Makes a table speak.
 * @param tag - the form's own, for numbers and days as its region writes them: `de-AT`. Default: the table's.
 */
export function languageOf(
  { locale: tableLocale, direction, messages }: LocaleTable,
  tag: string = tableLocale,
): Language {
  const lang = matchLocale(tag, [tableLocale]) ? undefined : tableLocale
  // Dates are asked for and sent in the Gregorian calendar, whichever one a country has besides.
  const locale = new Intl.Locale(lang ?? tag, { calendar: 'gregory' }).toString()
  const numbers = new Intl.NumberFormat(locale)
  const plurals = new Intl.PluralRules(tableLocale)

  function say(text: CountedText, tokens: Tokens): string {
    return formOf(text, tokens).replace(/\{(\w+)\}/g, (token, name: string) => {
      const word = name === 'Maker' ? capitalized(tokens['maker']) : Object.hasOwn(tokens, name) ? tokens[name] : token
      const said = typeof word === 'number' ? numbers.format(word) : `${word}`
      // A Latin name, or an address, keeps its own order of characters.
      return direction === 'rtl' ? `\u2068${said}\u2069` : said
    })
  }

  function capitalized(maker: unknown): string {
    const [first = '', ...rest] = `${maker}`
    return first.toLocaleUpperCase(locale) + rest.join('')
  }

  /** The form of a text that its number or its word asks for. */
  function formOf(text: CountedText, tokens: Tokens): string {
    if (typeof text === 'string') return text
    const [[name, forms] = ['', {}]] = Object.entries(text)
    const token = tokens[name]
    const form = typeof token === 'number' ? plurals.select(token) : `${token}`
    return (Object.hasOwn(forms, form) && forms[form]) || forms['other'] || ''
  }

  return {
    locale,
    lang,
    texts: { ...messages, problem: messages.problems, fileChosen: messages.filesChosen },
    issues: languageIssues((key, tokens = {}) => say(messages[key], tokens), locale),
    say,
  }
}

/** Puts one message of a language into words. */
type SayIssueText = (key: IssueTextKey, tokens?: Tokens) => string

/**
 * The sentences for issues in a language, by its table.
 * @param locale - for days, sizes and lists.
 */
function languageIssues(say: SayIssueText, locale: string): IssueMessages {
  const day = (limit: Issue['limit']): string => formatDay(`${limit}`, locale)
  /** As the visitor has to write it: digits and a dot. */
  const asWritten = ({ limit }: Issue): Tokens => ({ limit: `${limit}` })
  const beside = ({ others = '', limit, actual }: Issue): Tokens => ({
    other: others,
    limit: `${limit}`,
    actual: `${actual}`,
  })
  const counted = ({ limit, actual }: Issue): Tokens => ({ limit: Number(limit), actual: Number(actual) })
  const bound = (key: 'rangeUnderflow' | 'rangeOverflow') => (issue: Issue, field: Field | undefined) =>
    field?.kind === 'date'
      ? say(`${key}.${/^\d\d:\d\d/.test(`${issue.limit}`) ? 'time' : 'date'}`, { limit: day(issue.limit) })
      : field?.kind === 'file'
        ? say(`${key}.picture`, { limit: `${issue.limit}`, file: `${issue.file}` })
        : say(key, asWritten(issue))
  return {
    valueMissing: ({ limit, others }, field) => {
      if (limit !== undefined) return say('valueMissing.other', { option: `${limit}` })
      if (others) return say('valueMissing.others', { other: others })
      switch (field?.kind) {
        case 'select':
        case 'radio':
          return say('valueMissing.choice')
        case 'checkboxes':
        case 'consent':
        case 'file':
        case 'signature':
        case 'matrix':
          return say(`valueMissing.${field.kind}`)
        default:
          return say('valueMissing')
      }
    },
    typeMismatch: (_issue, field) =>
      say('typeMismatch', { example: field?.kind === 'url' ? 'https://example.org' : 'name@example.org' }),
    // Of a day with a time, the limit is the example of one.
    badInput: ({ limit = '2027-03-31' }, field) =>
      field?.kind === 'date'
        ? say('badInput.date', { label: field.label, example: day(limit) })
        : say('badInput', { example: '1234.5' }),
    tooShort: (issue) => say('tooShort', counted(issue)),
    tooLong: (issue) => say('tooLong', counted(issue)),
    rangeUnderflow: bound('rangeUnderflow'),
    rangeOverflow: bound('rangeOverflow'),
    stepMismatch: (issue, field) => {
      if (field?.kind === 'date') return say('stepMismatch.date', counted(issue))
      const range = field?.rules[issue.rule]
      const isWhole = issue.limit === 1 && (range?.kind !== 'range' || Number.isInteger(Number(range.min ?? 0)))
      return isWhole ? say('stepMismatch.whole') : say('stepMismatch', asWritten(issue))
    },
    patternMismatch: (_issue, field) =>
      field?.help ? say('patternMismatch.help', { help: field.help }) : say('patternMismatch'),
    notAnOption: () => say('notAnOption'),
    tooFew: (issue) => say('tooFew', counted(issue)),
    tooMany: (issue) => say('tooMany', counted(issue)),
    dayExcluded: ({ limit }) =>
      /^[a-z]/.test(`${limit}`)
        ? say('dayExcluded.weekday', { weekday: `${limit}` })
        : say('dayExcluded', { day: day(limit) }),
    tooFewWords: (issue) => say('tooFewWords', counted(issue)),
    tooManyWords: (issue) => say('tooManyWords', counted(issue)),
    notLetters: () => say('notLetters'),
    linkFound: () => say('linkFound'),
    domainMismatch: ({ limit }) => say('domainMismatch', { domains: domainList(`${limit}`, locale) }),
    notListed: () => say('notListed'),
    notSame: (issue) => say('notSame', beside(issue)),
    sameAsOther: (issue) => say('sameAsOther', beside(issue)),
    sumTooLow: (issue) => say('sumTooLow', beside(issue)),
    sumTooHigh: (issue) => say('sumTooHigh', beside(issue)),
    fileTooLarge: (issue) => {
      const [actual, limit] = formatSizes(Number(issue.actual), Number(issue.limit), locale)
      return issue.file ? say('fileTooLarge.file', { limit, actual, file: issue.file }) : say('fileTooLarge', { limit })
    },
    fileTypeMismatch: ({ limit }) => {
      const words = { image: say('fileKind.image'), audio: say('fileKind.audio'), video: say('fileKind.video') }
      return say('fileTypeMismatch', { kinds: fileKinds(`${limit}`, words, locale) })
    },
    fileUnreadable: ({ file }) => say('fileUnreadable', { file: `${file}` }),
  }
}
