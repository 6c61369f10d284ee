import type { Field } from '../model/field.ts'
import type { Issue } from '../model/issue.ts'
import { domainList } from './domain-list.ts'
import { fileKinds } from './file-kinds.ts'
import { formatDay } from './format-day.ts'
import type { IssueMessages } from './format-issue.ts'
import { formatSizes } from './format-size.ts'
import type { Tokens } from './interpolate.ts'
import type { IssueTextKey } from './locale-table.ts'

/** Puts one message of a language into words. */
export type SayIssueText = (key: IssueTextKey, tokens?: Tokens) => string

/**
 * The sentences for issues in a language, by its table.
 * @param locale - for days, sizes and lists.
 */
export function languageIssues(say: SayIssueText, locale: string): IssueMessages {
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
      ? say(`${key}.date`, { limit: day(issue.limit) })
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
    badInput: (_issue, field) =>
      field?.kind === 'date'
        ? say('badInput.date', { label: field.label, example: day('2027-03-31') })
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
  }
}
