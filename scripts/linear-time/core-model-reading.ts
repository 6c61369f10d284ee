import { calendarFile } from '../../packages/core/src/calendar-file.ts'
import { currencyDecimals, isCurrencyCode, readAmount } from '../../packages/core/src/model/amount.ts'
import { answerTags, fillAnswers } from '../../packages/core/src/model/answer-tags.ts'
import { readCalendarSpan } from '../../packages/core/src/model/calendar-span.ts'
import { choiceOf } from '../../packages/core/src/model/choice-of.ts'
import { countryName } from '../../packages/core/src/model/countries.ts'
import { readDecimal } from '../../packages/core/src/model/decimal.ts'
import { freeTextName, readFreeText, withFreeText } from '../../packages/core/src/model/free-text.ts'
import { isPrefillable } from '../../packages/core/src/model/is-prefillable.ts'
import { isSecret } from '../../packages/core/src/model/is-secret.ts'
import { isFontList, isTokenValue } from '../../packages/core/src/model/look-tokens.ts'
import { matrixInWords, matrixText, offeredValues } from '../../packages/core/src/model/matrix.ts'
import { readDate, readNumber, readOrdered } from '../../packages/core/src/model/ordered.ts'
import { partText } from '../../packages/core/src/model/part-text.ts'
import {
  callingCode,
  formatPhone,
  isMainCountry,
  isPhone,
  phoneParts,
  readPhone,
} from '../../packages/core/src/model/phone.ts'
import { rankInWords, rankingText } from '../../packages/core/src/model/ranking.ts'
import { readMoment } from '../../packages/core/src/model/read-moment.ts'
import { columnSum, rowLabel, rowsIn, rowsText } from '../../packages/core/src/model/rows-in.ts'
import { isEmpty, readValue } from '../../packages/core/src/model/values.ts'
import { fields, ofCalculations, ofDocuments, ofLogicFaults, withValues } from './core-samples.ts'
import type { Reading } from './reading.ts'

/** The model: kinds, values, ids. */
export const coreModelReading: Reading = {
  'model/answer-tags.ts': {
    answerTags: [answerTags, (text) => answerTags(`{{${text}}}`)],
    fillAnswers: [(text) => fillAnswers(text, () => 'a'), (text) => fillAnswers(`{{${text}}}`, () => 'a')],
  },
  'calendar.ts': { calendarFile: 'through calendarFile', readCalendarSpan: 'through readCalendarSpan' },
  'calendar-file.ts': {
    calendarFile: [
      (text) =>
        calendarFile({
          uid: text,
          madeAt: '2027-01-01T00:00:00Z',
          span: { start: '20270331' },
          title: text,
          place: text,
          notes: text,
        }),
    ],
  },
  'model/calendar-span.ts': {
    readCalendarSpan: [
      readCalendarSpan,
      (text) => readCalendarSpan(`2027-03-31T${text}`),
      (text) => readCalendarSpan(`2027-03-31/${text}`),
    ],
  },
  'model/assert-never.ts': { assertNever: 'no text: it is never called' },
  'model/choice-of.ts': {
    choiceOf: [(text) => choiceOf([{ value: text, label: text, freeText: true }], `${text}: ${text}`)],
  },
  'model/free-text.ts': {
    freeTextName: [freeTextName],
    readFreeText: [
      (text) => readFreeText([{ value: 'Other', label: 'Other', freeText: true }], `Other: ${text}`),
      (text) => readFreeText([{ value: text, label: text, freeText: true }], text),
    ],
    withFreeText: [(text) => withFreeText('Other', text)],
  },
  'model/ids.ts': {
    brandFieldId: 'no text: it names the type of a string',
    brandFormId: 'no text: it names the type of a string',
    brandPageId: 'no text: it names the type of a string',
  },
  'model/letterslot-error.ts': { LetterslotError: 'no text: it holds what was found' },
  'model/rows-in.ts': {
    columnSum: [withValues((values) => fields.map((one) => columnSum(one, values[one.id], 'a')))],
    rowFieldAt: 'no text: a number',
    rowLabel: [(text) => rowLabel({ item: text }, 1)],
    rowsIn: [withValues((values) => fields.map((one) => rowsIn(one, values[one.id])))],
    rowsText: [withValues((values) => fields.map((one) => rowsText(one, values[one.id])))],
  },
  'model/part-text.ts': {
    partText: [
      (text) => partText({ kind: 'address' }, [text, text, text, text], 'nb'),
      (text) => partText({ kind: 'name' }, [text, text], 'nb'),
    ],
  },
  'model/parts.ts': { partsOf: 'no text: a kind of field', partsOfEvery: 'no text: a kind of field' },
  'model/phone.ts': {
    callingCode: [callingCode],
    formatPhone: [formatPhone],
    isMainCountry: [isMainCountry],
    isPhone: [isPhone],
    phoneParts: [phoneParts],
    readPhone: [(text) => readPhone(text, '49'), (text) => readPhone(`+${text}`)],
  },
  'model/matrix.ts': {
    answeredRows: 'through matrixText',
    matrixInWords: [
      (text) => matrixInWords({ rows: [{ value: 'a', label: text }], options: [{ value: 'b', label: text }] }, text),
      (text) => matrixInWords({}, `${text}\n`.repeat(2)),
    ],
    matrixText: [
      (text) =>
        matrixText({ rows: [{ value: text, label: 'a' }], options: [{ value: text, label: 'a' }] }, [
          `${text}: ${text}`,
        ]),
    ],
    offeredValues: [
      (text) => offeredValues({ rows: [{ value: text, label: 'a' }], options: [{ value: text, label: 'a' }] }),
    ],
    rowEntry: 'through offeredValues',
  },
  'model/ranking.ts': {
    ranksIn: 'through rankingText',
    rankInWords: [
      (text) => rankInWords({ options: [{ value: text, label: 'a' }] }, `1. ${text}`),
      (text) => rankInWords({}, text),
    ],
    rankingText: [(text) => rankingText({ options: [{ value: 'a', label: 'A' }] }, [text])],
  },
  'model/amount.ts': {
    currencyDecimals: [currencyDecimals],
    isCurrencyCode: [isCurrencyCode],
    readAmount: [(text) => readAmount(text, 2)],
  },
  'model/countries.ts': {
    countriesByName: 'no text: a language',
    countryName: [(text) => countryName(text, 'nb')],
  },
  'model/read-moment.ts': {
    readMoment: [
      (text) => readMoment('time', `14:${text}`),
      (text) => readMoment('datetime', `2027-03-31T${text}`),
      (text) => readMoment('datetime', `${text}T14:00`),
    ],
  },
  'model/spread-sections.ts': {
    conditionalSections: 'no text: the kinds of fields',
    spreadSections: 'through compileLogicForm',
    fieldsShowing: ofDocuments,
  },
  'model/condition.ts': { conditionFields: ofDocuments, isLiveOperand: 'no text: it looks at keys' },
  'model/ordered.ts': {
    readDate: [readDate, (text) => readDate(`2027-${text}`)],
    readNumber: [readNumber, (text) => readNumber(`1.${text}`), (text) => readNumber(`1e${text}`)],
    readOrdered: [(text) => readOrdered('date', text), (text) => readOrdered('number', text)],
  },
  'model/decimal.ts': {
    addDecimals: 'no text: numbers that were read',
    compareDecimals: 'no text: numbers that were read',
    decimalText: 'no text: a number that was read',
    readDecimal: [readDecimal, (text) => readDecimal(`1${text}1`), (text) => readDecimal(`1e${text}`)],
  },
  'model/steps.ts': {
    endsOf: 'no text: numbers of the document',
    stepValues: 'no text: numbers of the document',
    trackOf: 'no text: numbers of the document',
  },
  'model/order-fields.ts': { orderFields: ofLogicFaults },
  'model/rules-for.ts': {
    choosesOne: 'no text: a kind of field',
    choosesSeveral: 'no text: a kind of field',
    hasOptions: 'no text: a kind of field',
    isClosedChoice: 'no text: a kind of field',
    isNumeric: 'no text: a kind of field',
    mayAdvise: 'no text: two kinds',
    rulesFor: 'no text: a kind of field',
    takesSeveral: 'no text: a kind of field',
  },
  'model/look-tokens.ts': {
    isFontList: [isFontList],
    isTokenName: 'no text: the name of a key',
    isTokenValue: [
      (text) => isTokenValue('color.text', [text, text]),
      (text) => isTokenValue('font.text', text),
      (text) => isTokenValue('font.text', `a, ${text}`),
    ],
  },
  'model/is-prefillable.ts': {
    isPrefillable: [(text) => isPrefillable({ kind: 'text', name: text, autocomplete: text })],
  },
  'model/count-in.ts': { countIn: ofCalculations },
  'model/kind-traits.ts': {
    holdsText: 'no text: a kind of field',
    holdsValue: 'no text: a kind of field',
    isAsked: 'no text: a kind of field',
    isComparable: 'no text: a kind of field',
    showsAnswer: 'no text: a kind of field',
  },
  'model/files-in.ts': { filesIn: 'through compileForm' },
  'model/is-secret.ts': { isSecret: [(text) => isSecret({ autocomplete: text })] },
  'model/has-prefill.ts': {
    hasLinkPrefill: 'through isPrefillable',
    hasPrefill: 'through isPrefillable',
    sourcesOf: 'through isPrefillable',
  },
  'model/prefill.ts': { isOfLink: 'no text: a source of ours' },
  'model/values.ts': {
    holdsList: 'no text: a kind of field',
    isEmpty: [isEmpty],
    readValue: [withValues((values) => fields.map((one) => readValue(one, values)))],
  },
}
