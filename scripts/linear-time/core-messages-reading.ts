import { directionOf } from '../../packages/core/src/messages/direction.ts'
import { domainList } from '../../packages/core/src/messages/domain-list.ts'
import { issues as messages } from '../../packages/core/src/messages/en.ts'
import { withRareIssues } from '../../packages/core/src/messages/en-rare.ts'
import { fileKinds } from '../../packages/core/src/messages/file-kinds.ts'
import { formatAmount } from '../../packages/core/src/messages/format-amount.ts'
import { formatCalculated } from '../../packages/core/src/messages/format-calculated.ts'
import { formatDay } from '../../packages/core/src/messages/format-day.ts'
import { formatIssue } from '../../packages/core/src/messages/format-issue.ts'
import { formatMoment } from '../../packages/core/src/messages/format-moment.ts'
import { interpolate } from '../../packages/core/src/messages/interpolate.ts'
import { languageOf } from '../../packages/core/src/messages/language.ts'
import { matchLocale } from '../../packages/core/src/messages/match-locale.ts'
import { speaksEnglish } from '../../packages/core/src/messages/speaks-english.ts'
import { table } from '../../packages/core/src/messages/tables/ar.ts'
import { brandFieldId } from '../../packages/core/src/model/ids.ts'
import type { IssueCode } from '../../packages/core/src/model/issue.ts'
import { form, withDrafts } from './documents.ts'
import type { Reading } from './reading.ts'

const rareMessages = withRareIssues(messages)
const codes: readonly IssueCode[] = [
  'dayExcluded',
  'rangeUnderflow',
  'valueMissing',
  'badInput',
  'typeMismatch',
  'stepMismatch',
  'fileTypeMismatch',
]

/** The words for visitors. */
export const coreMessagesReading: Reading = {
  'messages/direction.ts': { directionOf: [directionOf] },
  'messages/file-kinds.ts': { fileKinds: [(text) => fileKinds(text, {}, 'en')] },
  'messages/format-size.ts': { formatSize: 'no text: numbers', formatSizes: 'no text: numbers' },
  'messages/interpolate.ts': {
    interpolate: [(text) => interpolate(text, { maker: 'Ada' }), (text) => interpolate('{maker}', { maker: text })],
  },
  'messages/locale-table.ts': { withChangedTexts: 'no text: it puts sentences into a table, as they are' },
  'messages/language.ts': {
    languageOf: [
      (text) => languageOf(table).say(text, { maker: 'Ada' }),
      (text) => languageOf(table).say('{Maker}', { maker: text }),
      (text) =>
        languageOf(table).issues.fileTypeMismatch(
          { field: brandFieldId('f'), rule: 0, code: 'fileTypeMismatch', limit: text },
          undefined,
          '',
        ),
    ],
  },
  'messages/match-locale.ts': {
    matchLocale: [(text) => matchLocale(text, ['de']), (text) => matchLocale(`de-${text}`, ['de'])],
  },
  'messages/speaks-english.ts': { speaksEnglish: [(locale) => speaksEnglish({ ...form, locale })] },
  'messages/format-day.ts': { formatDay: [(text) => formatDay(text, 'en'), (text) => formatDay(`2027-${text}`, 'en')] },
  'messages/format-issue.ts': {
    formatIssue: [
      withDrafts((draft, text) =>
        draft.pages
          .flatMap((page) => page.fields)
          .flatMap(({ id }) =>
            codes.map((code) =>
              formatIssue(
                { field: id, rule: 0, code, limit: text, actual: 1 },
                { form: draft, messages: rareMessages },
              ),
            ),
          ),
      ),
    ],
  },
  'messages/domain-list.ts': { domainList: [(text) => domainList(text, 'de')] },
  'messages/en-rare.ts': { withRareIssues: 'through formatIssue' },
  'messages/en-signature.ts': { withSignatureIssues: 'through formatIssue' },
  'messages/rows-issues.ts': { withRowsIssues: 'through formatIssue' },
  'messages/format-interval.ts': { formatInterval: 'through answerInWords' },
  'messages/part-issues.ts': { withPartIssues: 'through formatIssue' },
  'messages/phone-issues.ts': { withPhoneIssues: 'through formatIssue' },
  'messages/picture-issues.ts': { withPictureIssues: 'through formatIssue' },
  'messages/matrix-issues.ts': { withMatrixIssues: 'through formatIssue' },
  'messages/ranking-issues.ts': { withRankingIssues: 'through formatIssue' },
  'messages/answer-in-words.ts': { answerInWords: 'through answerInWords' },
  'messages/country-issues.ts': { withCountryIssues: 'through formatIssue' },
  'messages/currency-issues.ts': { withCurrencyIssues: 'through formatIssue' },
  'messages/format-amount.ts': {
    currencySign: 'no text: a code',
    formatAmount: [(text) => formatAmount(text, 'NOK', 'nb'), (text) => formatAmount('5', text, 'nb')],
  },
  'messages/format-moment.ts': {
    formatMoment: [(text) => formatMoment(text, 'de'), (text) => formatMoment(`2027-03-31T${text}`, 'de')],
  },
  'messages/step-issues.ts': { withStepIssues: 'through formatIssue' },
  'messages/choice-issues.ts': { withChoiceIssues: 'through formatIssue' },
  'messages/time-issues.ts': { withTimeIssues: 'through formatIssue' },
  'messages/format-calculated.ts': {
    formatCalculated: [
      (text) => formatCalculated({ currency: 'EUR' }, text, 'de'),
      (text) => formatCalculated({}, `1${text}`, 'de'),
    ],
  },
}
