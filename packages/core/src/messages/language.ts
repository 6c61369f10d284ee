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
import type { FileTexts } from './en-files.ts'
import type { IssueMessages } from './format-issue.ts'
import type { Tokens } from './interpolate.ts'
import { languageIssues } from './language-issues.ts'
import type { LocaleTable } from './locale-table.ts'
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
