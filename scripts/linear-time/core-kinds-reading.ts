import { answerInWords } from '../../packages/core/src/messages/answer-in-words.ts'
import { ofRules } from './core-samples.ts'
import type { Reading } from './reading.ts'

/** The kinds of fields that are loaded on demand. */
export const coreKindsReading: Reading = {
  'custom.ts': { compileCustom: ofRules },
  'rows.ts': {
    columnSum: 'through columnSum',
    compileRows: ofRules,
    rowLabel: 'through rowLabel',
    rowsIn: 'through rowsIn',
    rowsText: 'through rowsText',
    withRowsIssues: 'through formatIssue',
  },
  'signature.ts': { compileSignature: ofRules },
  'parts.ts': {
    compileParts: ofRules,
    countriesByName: 'no text: a language',
    formatInterval: 'through answerInWords',
    partText: 'through partText',
    partsOf: 'no text: a kind of field',
    partsOfEvery: 'no text: a kind of field',
    withPartIssues: 'through formatIssue',
  },
  'answer-words.ts': {
    answerInWords: [
      (text) => answerInWords({ kind: 'currency', currency: 'NOK' }, text, 'nb'),
      (text) => answerInWords({ kind: 'dateRange' }, text, 'nb'),
    ],
  },
  'country.ts': {
    compileCountry: ofRules,
    countriesByName: 'no text: a language',
    countryName: 'through countryName',
    withCountryIssues: 'through formatIssue',
  },
  'phone.ts': {
    callingCode: 'no text: a code',
    compilePhone: ofRules,
    countriesByName: 'no text: a language',
    formatPhone: 'through formatPhone',
    isMainCountry: 'no text: a code',
    isPhone: 'through isPhone',
    phoneParts: 'through phoneParts',
    readPhone: 'through readPhone',
    withPhoneIssues: 'through formatIssue',
  },
  'picture-size.ts': {
    asksForSize: 'no text: numbers of rules',
    boundsPictures: 'no text: numbers of a rule',
    compilePictureSize: 'no text: numbers of pixels',
    withPictureIssues: 'through formatIssue',
  },
  'matrix.ts': {
    answeredRows: 'through matrixText',
    compileMatrix: ofRules,
    matrixInWords: 'through matrixInWords',
    matrixText: 'through matrixText',
    offeredValues: 'through offeredValues',
    rowEntry: 'through offeredValues',
    withMatrixIssues: 'through formatIssue',
  },
  'ranking.ts': {
    compileRanking: ofRules,
    rankInWords: 'through rankInWords',
    rankingText: 'through rankingText',
    ranksIn: 'through rankingText',
    withRankingIssues: 'through formatIssue',
  },
  'currency.ts': {
    compileCurrency: ofRules,
    currencyDecimals: 'no text: a code',
    currencySign: 'no text: a code',
    formatAmount: 'through formatAmount',
    readAmount: 'through readAmount',
    withCurrencyIssues: 'through formatIssue',
  },
  'choices.ts': { withChoiceIssues: 'through formatIssue' },
  'steps.ts': {
    compileSteps: ofRules,
    endsOf: 'no text: numbers of the document',
    stepValues: 'no text: numbers of the document',
    trackOf: 'no text: numbers of the document',
    withStepIssues: 'through formatIssue',
  },
  'times.ts': { compileTimes: ofRules, formatMoment: 'through formatMoment', withTimeIssues: 'through formatIssue' },
}
