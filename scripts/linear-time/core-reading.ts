import { compileCalculation } from '../../packages/core/src/calculation/compile-calculation.ts'
import { createCalculations, withCalculated } from '../../packages/core/src/calculation/create-calculations.ts'
import { calculationNames, renameInCalculation, tokenize } from '../../packages/core/src/calculation/tokenize.ts'
import { deliveryNote, noteParameter } from '../../packages/core/src/delivery-note.ts'
import { escapeHtml } from '../../packages/core/src/escape-html.ts'
import { fileNames, filesOf } from '../../packages/core/src/files.ts'
import { fitDraft, isDrafted, sameAnswer } from '../../packages/core/src/fit-draft.ts'
import { outcomeOf } from '../../packages/core/src/form-state/outcome.ts'
import { createFormStore, sameView } from '../../packages/core/src/form-state/store.ts'
import { chooseLanguage, languagesOf, localizeForm } from '../../packages/core/src/localize-form.ts'
import { compileLogicForm } from '../../packages/core/src/logic/compile-logic-form.ts'
import { traceConditions } from '../../packages/core/src/logic/trace-conditions.ts'
import { findLogicFaults, findPageFaults } from '../../packages/core/src/logic-faults/find-logic-faults.ts'
import { findLoneSurrogates, hasLoneSurrogate } from '../../packages/core/src/lone-surrogates.ts'
import { lookStyle } from '../../packages/core/src/look-style.ts'
import { answerInWords } from '../../packages/core/src/messages/answer-in-words.ts'
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
import { currencyDecimals, isCurrencyCode, readAmount } from '../../packages/core/src/model/amount.ts'
import { answerTags, fillAnswers } from '../../packages/core/src/model/answer-tags.ts'
import { choiceOf } from '../../packages/core/src/model/choice-of.ts'
import { countryName } from '../../packages/core/src/model/countries.ts'
import { readDecimal } from '../../packages/core/src/model/decimal.ts'
import type { Form } from '../../packages/core/src/model/form.ts'
import { freeTextName, readFreeText, withFreeText } from '../../packages/core/src/model/free-text.ts'
import { brandFieldId, brandPageId } from '../../packages/core/src/model/ids.ts'
import { isPrefillable } from '../../packages/core/src/model/is-prefillable.ts'
import { isSecret } from '../../packages/core/src/model/is-secret.ts'
import type { IssueCode } from '../../packages/core/src/model/issue.ts'
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
import { pageOfField, pagesInTurn, stopsInTurn } from '../../packages/core/src/pages.ts'
import { allowedPairs, prefillPairs, readPrefill } from '../../packages/core/src/prefill.ts'
import { plainText, readRichText } from '../../packages/core/src/rich-text.ts'
import { findRuleFaults } from '../../packages/core/src/rule-faults/find-rule-faults.ts'
import { compileAtLeastOne } from '../../packages/core/src/rules/at-least-one.ts'
import { compileCompare } from '../../packages/core/src/rules/compare.ts'
import type { Seen } from '../../packages/core/src/rules/comparisons.ts'
import { compileForm } from '../../packages/core/src/rules/compile.ts'
import { compileDays } from '../../packages/core/src/rules/days.ts'
import { compileDecimals } from '../../packages/core/src/rules/decimals.ts'
import { compileDomains } from '../../packages/core/src/rules/domains.ts'
import { isDoubtful } from '../../packages/core/src/rules/doubtful-pattern.ts'
import { compileFile } from '../../packages/core/src/rules/file.ts'
import { checkLetters } from '../../packages/core/src/rules/letters.ts'
import { compileList } from '../../packages/core/src/rules/list.ts'
import { checkNoLink } from '../../packages/core/src/rules/no-link.ts'
import { compilePatternMatcher } from '../../packages/core/src/rules/pattern-matcher.ts'
import { readPatternSyntax } from '../../packages/core/src/rules/pattern-syntax.ts'
import { compileRareRule } from '../../packages/core/src/rules/rare.ts'
import { compileSum } from '../../packages/core/src/rules/sum.ts'
import { isEmail } from '../../packages/core/src/rules/type.ts'
import { compileWords } from '../../packages/core/src/rules/words.ts'
import { checkForm, findCycles } from '../../packages/core/src/schema/check-form.ts'
import { tokensOfText } from '../../packages/core/src/schema/check-texts.ts'
import { faultText, pointTo } from '../../packages/core/src/schema/fault.ts'
import { copyJson } from '../../packages/core/src/schema/json.ts'
import { formToJsonSchema } from '../../packages/core/src/schema/json-schema.ts'
import { parseForm } from '../../packages/core/src/schema/parse.ts'
import { referenceOf } from '../../packages/core/src/submission-id.ts'
import { suggestAddress } from '../../packages/core/src/suggest-address.ts'
import { form, formDocument, withDrafts } from './documents.ts'
import type { Prepared, Reader } from './measure.ts'
import { inEachText } from './places.ts'
import type { Reading } from './reading.ts'

/** Whose fields an address may fill. */
const linkedForm = {
  ...form,
  pages: form.pages.map((page) => ({
    ...page,
    fields: page.fields.map((one) => ({ ...one, prefill: ['address'] as const })),
  })),
}
const fields = form.pages.flatMap((page) => page.fields)
const compiled = compileForm(form, { compilePatternMatcher, compileRareRule })
const logical = compileLogicForm(form, { compilePatternMatcher, compileRareRule })
const valuesWith = (text: string) =>
  Object.fromEntries(
    fields.map(({ id, kind }) => [
      id,
      kind === 'checkboxes' ? [text, text] : kind === 'file' ? [{ name: text, type: text, size: 1 }] : text,
    ]),
  )
const withValues = (read: (values: ReturnType<typeof valuesWith>) => unknown): Prepared => ({
  places: 64,
  prepare: (text) => {
    const values = valuesWith(text)
    return () => read(values)
  },
})
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
const message = (text: string) => ({
  id: text,
  reference: text,
  writtenAt: text,
  params: { a: text },
  files: [],
  kept: 'saved' as const,
  older: false,
})
const failure = (text: string) => ({ code: text, status: 0, text })
const patterns = ['[a-z]+', '[a-z0-9]+(-[a-z0-9]+)*', '.*=.*', '(a+)+', '(?=.*\\d).{8,}', '(.)\\1*', '\\s*(\\S+\\s*)*']

const ofRules = 'through compileForm'
const ofDocuments = 'through parseForm'

/** Packages/core: its functions, and how a text gets into each. */
const ofCalculations = 'through compileCalculation'
const calculatedForm = (calculate: string): Form => ({
  ...form,
  pages: [
    {
      id: brandPageId('p1'),
      fields: [
        { id: brandFieldId('f1'), kind: 'number', name: 'a', label: 'A', rules: [] },
        { id: brandFieldId('f2'), kind: 'calculated', name: 'b', label: 'B', calculate, rules: [] },
      ],
    },
  ],
})
const calculation = (text: string) => {
  const compiled = compileCalculation(text, () => ({ id: brandFieldId('f1'), kind: 'text' }))
  return compiled.ok ? compiled.value.run(() => text) : compiled.error
}
/** A calculation over the rows of a group, each of whose answers is the text. */
const rowCalculation = (text: string) => {
  const fields = [{ kind: 'number', name: 'a', label: 'A', rules: [] }] as const
  const compiled = compileCalculation(text, () => ({ id: brandFieldId('f1'), kind: 'rows', fields }))
  return compiled.ok ? compiled.value.run(() => [text, text]) : compiled.error
}
const ofLogicFaults = 'through findLogicFaults'
const ofRuleFaults = 'through findRuleFaults'

export const coreReading: Reading = {
  'model/answer-tags.ts': {
    answerTags: [answerTags, (text) => answerTags(`{{${text}}}`)],
    fillAnswers: [(text) => fillAnswers(text, () => 'a'), (text) => fillAnswers(`{{${text}}}`, () => 'a')],
  },
  'model/assert-never.ts': { assertNever: 'no text: it is never called' },
  'model/choice-of.ts': {
    choiceOf: [(text) => choiceOf([{ value: text, label: text, freeText: true }], `${text}: ${text}`)],
  },
  'rules/compile.ts': {
    compileForm: [
      withValues((values) => compiled.validate(values)),
      withValues((values) => compiled.templateParams(values)),
      withDrafts((draft) => compileForm(draft, { compilePatternMatcher, compileRareRule }).validate(valuesWith('a'))),
      withDrafts((draft, text) =>
        compileForm(draft, { compilePatternMatcher, compileRareRule }).validate(valuesWith(text)),
      ),
    ],
    compileFormWith: 'through compileForm',
  },
  'rules/checks.ts': { compileChecks: 'through compileForm' },
  'delivery-note.ts': {
    noteParameter: [withDrafts(noteParameter)],
    deliveryNote: [
      (text) => deliveryNote({ letterslot_reference: text }),
      (text) =>
        deliveryNote({
          letterslot_reference: '7F3K-Q2',
          letterslot_written_at: text,
          letterslot_sent_at: `2027-01-01T00:00:00.${text}`,
          letterslot_attempts: text,
          letterslot_repeat: text,
        }),
    ],
    isLate: 'through deliveryNote',
  },
  'document.ts': {
    explainCalculation: ofDocuments,
    FormError: 'no text: it holds what was found',
    checkForm: 'through checkForm',
    findLogicFaults: 'through findLogicFaults',
    findPageFaults: 'through findPageFaults',
    findRuleFaults: 'through findRuleFaults',
    copyJson: 'through copyJson',
    formToJsonSchema: 'through formToJsonSchema',
    choosesOne: 'no text: a kind of field',
    choosesSeveral: 'no text: a kind of field',
    hasOptions: 'no text: a kind of field',
    isCustomKindName: 'through parseForm',
    isNumeric: 'no text: a kind of field',
    isClosedChoice: 'no text: a kind of field',
    takesSeveral: 'no text: a kind of field',
    mayAdvise: 'no text: two kinds',
    migrateForm: 'through parseForm',
    parseForm: 'through parseForm',
    pointTo: [(text) => pointTo(text, text)],
    tokensOfText: [tokensOfText],
    rulesFor: 'no text: a kind of field',
  },
  'files.ts': {
    formatSize: 'no text: numbers',
    formatSizes: 'no text: numbers',
    fileNames: [(text) => fileNames([{ name: text, file: { name: text } }])],
    filesOf: [withValues((values) => filesOf(compiled, values))],
  },
  'escape-html.ts': { escapeHtml: [escapeHtml] },
  'is-record.ts': { isRecord: 'no text: the kind of a value' },
  'form-code.ts': {
    checkRequired: ofRules,
    compileAddress: ofRules,
    compileChecks: 'through compileForm',
    compileFormWith: 'through compileForm',
    compileLength: ofRules,
    evaluate: ofRules,
  },
  'form-state/message.ts': { isOnDevice: 'no text: one of seven words of ours' },
  'form-state/outcome.ts': {
    outcomeOf: [
      (text) =>
        outcomeOf({
          message: message(text),
          failure: failure(text),
          parked: text,
          nextMs: undefined,
          online: true,
          sendsWhenClosed: false,
        }),
    ],
  },
  'form-state/store.ts': {
    createFormStore: [
      withValues((values) => {
        const store = createFormStore(compiled, values)
        for (const { id } of fields) store.field(id)
        return store.values()
      }),
    ],
    sameView: [
      (text) => {
        const view = () => ({
          visible: true,
          required: true,
          issues: fields.slice(0, 1).map(({ id }) => ({ field: id, rule: 0, code: 'tooShort' as const, limit: text })),
        })
        return sameView(view(), view())
      },
    ],
  },
  'form-state/transition.ts': { transition: 'no text: it passes on what it is given' },
  'language.ts': {
    chooseLanguage: 'through chooseLanguage',
    languageOf: 'through languageOf',
    languagesOf: 'through languagesOf',
    localizeForm: 'through localizeForm',
    matchLocale: 'through matchLocale',
    withChangedTexts: 'no text: it puts sentences into a table, as they are',
  },
  'load-table.ts': {
    loadTable: 'through matchLocale',
    loadTableNamed: 'no text: a name of our own',
    tableNameOf: 'through matchLocale',
  },
  'messages/direction.ts': { directionOf: [directionOf] },
  'messages/file-kinds.ts': { fileKinds: [(text) => fileKinds(text, {}, 'en')] },
  'messages/format-size.ts': { formatSize: 'no text: numbers', formatSizes: 'no text: numbers' },
  'messages/interpolate.ts': {
    interpolate: [(text) => interpolate(text, { maker: 'Ada' }), (text) => interpolate('{maker}', { maker: text })],
  },
  'messages/locale-table.ts': { withChangedTexts: 'no text: it puts sentences into a table, as they are' },
  'messages/language-issues.ts': { languageIssues: 'through languageOf' },
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
  'rules/doubtful-pattern.ts': { isDoubtful: [isDoubtful] },
  'rules/evaluate.ts': { evaluate: ofRules },
  'lone-surrogates.ts': {
    findLoneSurrogates: [(text) => findLoneSurrogates({ [text]: text })],
    hasLoneSurrogate: [hasLoneSurrogate],
  },
  'messages/domain-list.ts': { domainList: [(text) => domainList(text, 'de')] },
  'messages/en-rare.ts': { withRareIssues: 'through formatIssue' },
  'messages/en-signature.ts': { withSignatureIssues: 'through formatIssue' },
  'rules/signature.ts': { compileSignature: ofRules },
  'rules/custom.ts': { compileCustom: ofRules },
  'custom.ts': { compileCustom: ofRules },
  'model/rows-in.ts': {
    columnSum: [withValues((values) => fields.map((one) => columnSum(one, values[one.id], 'a')))],
    rowFieldAt: 'no text: a number',
    rowLabel: [(text) => rowLabel({ item: text }, 1)],
    rowsIn: [withValues((values) => fields.map((one) => rowsIn(one, values[one.id])))],
    rowsText: [withValues((values) => fields.map((one) => rowsText(one, values[one.id])))],
  },
  'rules/rows.ts': { asField: 'no text: a question', compileRows: ofRules },
  'messages/rows-issues.ts': { withRowsIssues: 'through formatIssue' },
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
  'messages/format-interval.ts': { formatInterval: 'through answerInWords' },
  'messages/part-issues.ts': { withPartIssues: 'through formatIssue' },
  'model/part-text.ts': {
    partText: [
      (text) => partText({ kind: 'address' }, [text, text, text, text], 'nb'),
      (text) => partText({ kind: 'name' }, [text, text], 'nb'),
    ],
  },
  'model/parts.ts': { partsOf: 'no text: a kind of field', partsOfEvery: 'no text: a kind of field' },
  'rules/parts.ts': { compileParts: ofRules },
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
  'messages/phone-issues.ts': { withPhoneIssues: 'through formatIssue' },
  'model/phone.ts': {
    callingCode: [callingCode],
    formatPhone: [formatPhone],
    isMainCountry: [isMainCountry],
    isPhone: [isPhone],
    phoneParts: [phoneParts],
    readPhone: [(text) => readPhone(text, '49'), (text) => readPhone(`+${text}`)],
  },
  'rules/phone.ts': { compilePhone: ofRules },
  'picture-size.ts': {
    boundsPictures: 'no text: numbers of a rule',
    compilePictureSize: 'no text: numbers of pixels',
    withPictureIssues: 'through formatIssue',
  },
  'messages/picture-issues.ts': { withPictureIssues: 'through formatIssue' },
  'rules/picture-size.ts': {
    boundsPictures: 'no text: numbers of a rule',
    compilePictureSize: 'no text: numbers of pixels',
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
  'messages/matrix-issues.ts': { withMatrixIssues: 'through formatIssue' },
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
  'rules/matrix.ts': { compileMatrix: ofRules },
  'ranking.ts': {
    compileRanking: ofRules,
    rankInWords: 'through rankInWords',
    rankingText: 'through rankingText',
    ranksIn: 'through rankingText',
    withRankingIssues: 'through formatIssue',
  },
  'messages/ranking-issues.ts': { withRankingIssues: 'through formatIssue' },
  'model/ranking.ts': {
    ranksIn: 'through rankingText',
    rankInWords: [
      (text) => rankInWords({ options: [{ value: text, label: 'a' }] }, `1. ${text}`),
      (text) => rankInWords({}, text),
    ],
    rankingText: [(text) => rankingText({ options: [{ value: 'a', label: 'A' }] }, [text])],
  },
  'rules/ranking.ts': { compileRanking: ofRules },
  'currency.ts': {
    compileCurrency: ofRules,
    currencyDecimals: 'no text: a code',
    currencySign: 'no text: a code',
    formatAmount: 'through formatAmount',
    readAmount: 'through readAmount',
    withCurrencyIssues: 'through formatIssue',
  },
  'messages/answer-in-words.ts': { answerInWords: 'through answerInWords' },
  'messages/country-issues.ts': { withCountryIssues: 'through formatIssue' },
  'messages/currency-issues.ts': { withCurrencyIssues: 'through formatIssue' },
  'messages/format-amount.ts': {
    currencySign: 'no text: a code',
    formatAmount: [(text) => formatAmount(text, 'NOK', 'nb'), (text) => formatAmount('5', text, 'nb')],
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
  'rules/country.ts': { compileCountry: ofRules },
  'rules/currency.ts': { compileCurrency: ofRules },
  'messages/format-moment.ts': {
    formatMoment: [(text) => formatMoment(text, 'de'), (text) => formatMoment(`2027-03-31T${text}`, 'de')],
  },
  'messages/step-issues.ts': { withStepIssues: 'through formatIssue' },
  'choices.ts': { withChoiceIssues: 'through formatIssue' },
  'messages/choice-issues.ts': { withChoiceIssues: 'through formatIssue' },
  'messages/time-issues.ts': { withTimeIssues: 'through formatIssue' },
  'model/read-moment.ts': {
    readMoment: [
      (text) => readMoment('time', `14:${text}`),
      (text) => readMoment('datetime', `2027-03-31T${text}`),
      (text) => readMoment('datetime', `${text}T14:00`),
    ],
  },
  'logic.ts': {
    compileLogicForm: 'through compileLogicForm',
    evaluateLogic: 'through compileLogicForm',
    conditionalSections: 'no text: the kinds of fields',
    createSectionFollower: 'no text: it compares answers with themselves',
    spreadSections: 'through compileLogicForm',
    traceConditions: 'through traceConditions',
    withSections: 'through compileLogicForm',
    withWays: 'through compileLogicForm',
  },
  'logic/ways.ts': { withWays: 'through compileLogicForm', wayFields: 'through createCalculations' },
  'logic/with-sections.ts': {
    withSections: 'through compileLogicForm',
    createSectionFollower: 'no text: it compares answers with themselves',
  },
  'model/spread-sections.ts': {
    conditionalSections: 'no text: the kinds of fields',
    spreadSections: 'through compileLogicForm',
    fieldsShowing: ofDocuments,
  },
  'logic/uses-ways.ts': { usesWays: 'no text: the keys of pages' },
  'schema/check-ways.ts': { checkWays: ofDocuments, circleText: ofDocuments },
  'schema/find-way-circle.ts': { findWayCircle: ofDocuments },
  'logic/compile-logic-form.ts': {
    compileLogicForm: [
      withValues((values) => logical.validate(values)),
      withDrafts((draft) =>
        compileLogicForm(draft, { compilePatternMatcher, compileRareRule }).validate(valuesWith('a')),
      ),
    ],
  },
  'logic/trace-conditions.ts': {
    traceConditions: [
      withDrafts((draft, text) => {
        const conditions = draft.pages.flatMap((page) => page.fields.flatMap(({ visibleWhen }) => visibleWhen ?? []))
        return traceConditions(draft, conditions, valuesWith(text))
      }),
    ],
  },
  'logic/evaluate-logic.ts': { evaluateLogic: 'through compileLogicForm' },
  'model/condition.ts': { conditionFields: ofDocuments, isLiveOperand: 'no text: it looks at keys' },
  'model/ordered.ts': {
    readDate: [readDate, (text) => readDate(`2027-${text}`)],
    readNumber: [readNumber, (text) => readNumber(`1.${text}`), (text) => readNumber(`1e${text}`)],
    readOrdered: [(text) => readOrdered('date', text), (text) => readOrdered('number', text)],
  },
  'patterns.ts': {
    compilePatternMatcher: 'through compilePatternMatcher',
    readPatternSyntax: 'through readPatternSyntax',
  },
  'rare-rules.ts': {
    compileRareRule: ofRules,
    compileSharedRule: ofRules,
    dayText: 'no text: a number',
    freeTextName: 'through freeTextName',
    localDay: 'no text: a number',
    plainText: 'through readRichText',
    readFreeText: 'through readFreeText',
    readRichText: 'through readRichText',
    withFreeText: 'through withFreeText',
  },
  'rfc3339.ts': { rfc3339: 'no text: a number' },
  'rich-text.ts': {
    plainText: [(text) => plainText(readRichText(text))],
    readRichText: [
      readRichText,
      (text) => readRichText(`[${text}](https://a)**${text}`),
      (text) => readRichText(`[a](https://${text})`),
    ],
  },
  'rules/days.ts': {
    compileDays: [
      (text) => {
        const check = compileDays({ kind: 'days', from: 0, not: ['sunday', text] }, { now: () => 0 })
        return typeof check === 'string' ? check : check(text)
      },
    ],
    dayText: 'no text: a number',
    localDay: 'no text: a number',
  },
  'rules/decimals.ts': {
    compileDecimals: [
      (text) => {
        const check = compileDecimals({ kind: 'decimals', max: 2 })
        return typeof check === 'string' ? check : [check(text), check(`0.${text}`), check(`1${text}1`)]
      },
    ],
  },
  'rules/domains.ts': {
    compileDomains: [
      (text) => {
        const check = compileDomains({ kind: 'domains', only: ['example.org', text] })
        return typeof check === 'string' ? check : [check(text), check(`a@${text}`)]
      },
    ],
  },
  'model/decimal.ts': {
    addDecimals: 'no text: numbers that were read',
    compareDecimals: 'no text: numbers that were read',
    decimalText: 'no text: a number that was read',
    readDecimal: [readDecimal, (text) => readDecimal(`1${text}1`), (text) => readDecimal(`1e${text}`)],
  },
  'rules/compare.ts': {
    compileCompare: [
      (text) => {
        const to = { field: brandFieldId('f1') }
        const see = (): Seen => ({ kind: 'text', value: text, label: text })
        return fields.map((field) => compileCompare({ kind: 'compare', is: 'equal', to }, field)(text, see))
      },
    ],
  },
  'rules/list.ts': {
    compileList: [
      (text) => {
        const check = compileList({ kind: 'list', only: [text, 'a'] })
        return typeof check === 'string' ? check : [check(text), check(`a${text}`)]
      },
    ],
  },
  'rules/at-least-one.ts': {
    compileAtLeastOne: [
      (text) => {
        const check = compileAtLeastOne({ kind: 'atLeastOne', with: [{ field: brandFieldId('f1') }] })
        return check('', () => ({ kind: 'text', value: '', label: text }))
      },
    ],
  },
  'rules/sum.ts': {
    compileSum: [
      (text) => {
        const check = compileSum({ kind: 'sum', with: [{ field: brandFieldId('f1') }], max: 2 })
        return typeof check === 'string' ? check : check(text, () => ({ kind: 'number', value: text }))
      },
    ],
  },
  'schema/check-field-rule.ts': {
    checkCompare: ofDocuments,
    checkList: ofDocuments,
    checkOthers: ofDocuments,
    checkSum: ofDocuments,
  },
  'rules/words.ts': {
    compileWords: [
      (text) => {
        const check = compileWords({ kind: 'words', max: 2 })
        return typeof check === 'string' ? check : check(text)
      },
    ],
  },
  'rules/letters.ts': { checkLetters: [checkLetters] },
  'rules/no-link.ts': { checkNoLink: [checkNoLink, (text) => checkNoLink(`www${text}`)] },
  'rules/file.ts': {
    compileFile: [
      (text) => compileFile({ kind: 'file', accept: text }),
      (text) => {
        const check = compileFile({ kind: 'file', accept: '.pdf, image/*, text/plain' })
        return typeof check === 'string' ? check : check([{ name: text, type: text, size: 1 }])
      },
    ],
  },
  'rules/linear-matcher.ts': { compileLinearMatcher: 'through compilePatternMatcher' },
  'rules/pattern-matcher.ts': {
    compilePatternMatcher: [
      (text) => compilePatternMatcher(text),
      ...patterns.map((pattern): Reader => {
        const matches = compilePatternMatcher(pattern)
        return (text) => matches?.(text)
      }),
    ],
  },
  'rules/pattern-syntax.ts': { readPatternSyntax: [readPatternSyntax] },
  'rules/pattern.ts': { compilePattern: 'through compilePatternMatcher' },
  'rules/rare.ts': {
    compileRareRule: ofRules,
  },
  'rules/shared-rare.ts': { compileSharedRule: ofRules },
  'rules/times.ts': { compileTimes: ofRules },
  'model/steps.ts': {
    endsOf: 'no text: numbers of the document',
    stepValues: 'no text: numbers of the document',
    trackOf: 'no text: numbers of the document',
  },
  'rules/steps.ts': { compileSteps: ofRules },
  'schema/check-sent-blocks.ts': { checkSentBlocks: 'through parseForm' },
  'schema/check-matrix.ts': { checkMatrix: 'through parseForm', readEntries: 'through parseForm' },
  'schema/check-rows.ts': { checkRows: 'through parseForm' },
  'schema/check-custom.ts': { checkCustom: 'through parseForm', isCustomKindName: 'through parseForm' },
  'schema/check-steps.ts': { checkSteps: 'through parseForm' },
  'steps.ts': {
    compileSteps: ofRules,
    endsOf: 'no text: numbers of the document',
    stepValues: 'no text: numbers of the document',
    trackOf: 'no text: numbers of the document',
    withStepIssues: 'through formatIssue',
  },
  'times.ts': { compileTimes: ofRules, formatMoment: 'through formatMoment', withTimeIssues: 'through formatIssue' },
  'rules/registry.ts': { checkRequired: ofRules, compileLength: ofRules },
  'rules/type.ts': {
    compileAddress: ofRules,
    compileType: ofRules,
    isEmail: [isEmail, (text) => isEmail(`a@${text}`), (text) => isEmail(`a@b${text}c`)],
  },
  'calculation.ts': {
    compileCalculation: ofCalculations,
    createCalculations: ofCalculations,
    withCalculated: ofCalculations,
    calculationNames: ofCalculations,
    renameInCalculation: ofCalculations,
  },
  'calculation/arithmetic.ts': {
    boundDecimal: ofCalculations,
    divideDecimals: ofCalculations,
    multiplyDecimals: ofCalculations,
    roundDecimal: ofCalculations,
  },
  'calculation/calculated-field.ts': {
    isNumber: ofCalculations,
    isText: ofCalculations,
    isTruth: ofCalculations,
    numberIn: ofCalculations,
    priceOf: ofCalculations,
  },
  'calculation/compile-call.ts': { compileCall: ofCalculations, gathersRows: ofCalculations },
  'calculation/compile-calculation.ts': {
    compileCalculation: [
      (text) => calculation(text),
      (text) => calculation(`1 + ${text}`),
      (text) => calculation(`if(a = "${text}", 1, 2)`),
      rowCalculation,
      (text) => rowCalculation(`sum(${text}g.a)`),
    ],
  },
  'calculation/create-calculations.ts': {
    createCalculations: [withDrafts((draft) => createCalculations(draft)(valuesWith('a')))],
    withCalculated: [
      withValues((values) => withCalculated(form, values)),
      (text) => withCalculated(calculatedForm('a + 1'), { [brandFieldId('f1')]: text }),
    ],
  },
  'calculation/digits-of.ts': { digitsOf: ofCalculations },
  'calculation/each-row.ts': { eachRow: ofCalculations, rowQuestion: ofCalculations },
  'calculation/read-arguments.ts': { readArguments: ofCalculations },
  'calculation/reader.ts': {
    peek: ofCalculations,
    take: ofCalculations,
    unexpected: ofCalculations,
    within: ofCalculations,
  },
  'calculation/term.ts': { compareTerms: ofCalculations, numberOf: ofCalculations, truthOf: ofCalculations },
  'calculation/tokenize.ts': {
    calculationNames: [calculationNames, (text) => calculationNames(`a + ${text}`)],
    renameInCalculation: [
      (text) => renameInCalculation(text, 'a', 'b'),
      (text) => renameInCalculation('a + a', 'a', text),
    ],
    tokenize: [tokenize, (text) => tokenize(`"${text}`)],
  },
  'messages/format-calculated.ts': {
    formatCalculated: [
      (text) => formatCalculated({ currency: 'EUR' }, text, 'de'),
      (text) => formatCalculated({}, `1${text}`, 'de'),
    ],
  },
  'schema/check-calculation.ts': {
    checkCalculated: ofDocuments,
    checkCalculations: ofDocuments,
    checkPrice: ofDocuments,
    explainCalculation: ofDocuments,
  },
  'logic-faults/answered-fields.ts': { createAnsweredFields: 'through findPageFaults' },
  'logic-faults/asked.ts': { conflictOf: ofLogicFaults, straighten: ofLogicFaults },
  'logic-faults/check-references.ts': { checkReferences: ofLogicFaults, placeFields: ofLogicFaults },
  'model/order-fields.ts': { orderFields: ofLogicFaults },
  'logic-faults/find-conflicts.ts': { examine: ofLogicFaults },
  'logic-faults/check-sense.ts': { checkSense: ofLogicFaults, demandOf: ofLogicFaults },
  'logic-faults/find-field-faults.ts': { findFieldFaults: ofLogicFaults },
  'logic-faults/find-way-faults.ts': { findWayFaults: 'through findPageFaults' },
  'logic-faults/find-logic-faults.ts': {
    findLogicFaults: [withDrafts((draft) => findLogicFaults(draft))],
    findPageFaults: [withDrafts((draft) => findPageFaults(draft))],
  },
  'logic-faults/possible-answers.ts': { possibleAnswers: ofLogicFaults },
  'logic-faults/possible-choices.ts': { possibleChoices: ofLogicFaults },
  'logic-faults/possible-numbers.ts': { possibleNumbers: ofLogicFaults },
  'logic-faults/possible-orders.ts': { possibleOrders: ofLogicFaults },
  'logic-faults/possible-words.ts': { possibleWords: ofLogicFaults },
  'logic-faults/refused-parts.ts': { refusedPartsOf: ofLogicFaults },
  'logic-faults/refused-words.ts': { createRefuses: ofLogicFaults, withoutRefused: ofLogicFaults },
  'rule-faults/blocking-rules.ts': {
    blockingRule: ofRuleFaults,
    blockingRules: ofRuleFaults,
    isSound: 'no text: numbers',
  },
  'rule-faults/find-apart.ts': { comparedWith: ofRuleFaults, isApart: ofRuleFaults },
  'rule-faults/find-rule-faults.ts': { findRuleFaults: [withDrafts((draft) => findRuleFaults(draft))] },
  'rule-faults/find-sums.ts': { sumBeyond: ofRuleFaults },
  'rule-faults/known-patterns.ts': {
    isChecked: ofRuleFaults,
    knownPatterns: ofRuleFaults,
    soundPatterns: ofRuleFaults,
  },
  'rule-faults/possible-days-of.ts': { hasNoDay: ofRuleFaults, isInCalendar: 'no text: numbers' },
  'rule-faults/possible-numbers-of.ts': { hasNoNumber: ofRuleFaults },
  'rule-faults/possible-texts-of.ts': { hasNoText: ofRuleFaults },
  'rule-faults/refusals.ts': { refusalsOf: ofRuleFaults },
  'rule-faults/spans.ts': {
    add: 'no text: numbers',
    daysFromToday: ofRuleFaults,
    isNothing: 'no text: numbers',
    meet: 'no text: numbers',
    negate: 'no text: numbers',
    spanOf: ofRuleFaults,
  },
  'rule-faults/text-lengths.ts': { lengthsOf: ofRuleFaults, needsDigit: ofRuleFaults },
  'schema/check-answer-tags.ts': { checkAnswerTags: ofDocuments },
  'schema/check-condition.ts': { checkCondition: ofDocuments },
  'schema/check-delivery.ts': { checkDelivery: ofDocuments },
  'schema/check-field.ts': { checkField: ofDocuments, readComparable: ofDocuments },
  'schema/check-form.ts': {
    checkDocument: ofDocuments,
    checkForm: [withDrafts(checkForm)],
    findCycles: [withDrafts(findCycles)],
    isForm: ofDocuments,
  },
  'localize-form.ts': {
    chooseLanguage: [
      (text) => chooseLanguage(form, [text]),
      (text) => chooseLanguage({ ...form, translations: { [text]: {} } }, ['de']),
    ],
    languagesOf: [(text) => languagesOf({ ...form, locale: text, translations: { [text]: {} } })],
    localizeForm: [
      (text) => localizeForm({ ...form, translations: { de: { title: text, fields: { f0: { label: text } } } } }, 'de'),
    ],
  },
  'schema/check-locale.ts': { checkAddress: ofDocuments, checkLocale: ofDocuments },
  'schema/check-look.ts': { checkImage: ofDocuments, checkLook: ofDocuments },
  'schema/check-texts.ts': { checkTexts: ofDocuments, tokensOfText: 'through tokensOfText' },
  'schema/check-translations.ts': { checkTranslations: ofDocuments },
  'schema/check-live-operand.ts': { checkCount: ofDocuments, checkLiveOperand: ofDocuments },
  'schema/check-operand.ts': { checkOperand: ofDocuments, hasOrder: 'no text: a kind' },
  'schema/check-prefill.ts': {
    checkFormPrefill: ofDocuments,
    checkPrefill: ofDocuments,
    checkPrefillFrom: ofDocuments,
  },
  'schema/check-rule.ts': { checkRule: ofDocuments },
  'schema/read-web-url.ts': { readWebUrl: ofDocuments },
  'schema/fault.ts': {
    faultText: [(text) => faultText`This is “${text}”.`],
    pointTo: [(text) => pointTo(text, text)],
  },
  'schema/form-error.ts': { FormError: 'no text: it holds what was found' },
  'schema/json-schema-constraints.ts': { constrain: 'through formToJsonSchema' },
  'schema/json-schema.ts': { formToJsonSchema: [withDrafts(formToJsonSchema)] },
  'schema/json.ts': {
    copyJson: [copyJson, (text) => copyJson({ [text]: [text, { [text]: text }] })],
    isJsonObject: 'no text: the kind of a value',
  },
  'schema/migrate.ts': { migrate: ofDocuments, migrateForm: ofDocuments },
  'schema/names.ts': { checkId: ofDocuments, checkName: ofDocuments },
  'schema/parse.ts': {
    parseForm: [
      ...inEachText(formDocument, parseForm),
      (text) =>
        parseForm({ ...formDocument, [text]: text, delivery: { ...formDocument.delivery, map: { [text]: 'f0' } } }),
    ],
  },
  'schema/place.ts': { Place: ofDocuments },
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
  'look-style.ts': {
    lookStyle: [(text) => lookStyle({ tokens: { 'font.text': text, 'color.text': [text, text] } })],
    lookClasses: 'no text: words of our own',
  },
  'look.ts': {
    isFontList: [isFontList],
    isTokenName: 'no text: the name of a key',
    isTokenValue: 'through isFontList',
    lookStyle: 'through lookStyle',
    lookClasses: 'no text: words of our own',
  },
  'drafts.ts': {
    fitDraft: 'through fitDraft',
    isDrafted: 'through isDrafted',
    keepsDrafts: 'no text: two members',
    sameAnswer: 'through sameAnswer',
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
  'model/is-secret.ts': { isSecret: [(text) => isSecret({ autocomplete: text })] },
  'model/has-prefill.ts': {
    hasLinkPrefill: 'through isPrefillable',
    hasPrefill: 'through isPrefillable',
    sourcesOf: 'through isPrefillable',
  },
  'model/prefill.ts': { isOfLink: 'no text: a source of ours' },
  'prefill.ts': {
    allowedPairs: [withDrafts((draft, text) => allowedPairs(draft, [[text, text]]))],
    hasLinkPrefill: 'through isPrefillable',
    hasPrefill: 'through isPrefillable',
    isOfLink: 'no text: a source of ours',
    isPrefillable: 'through isPrefillable',
    prefillPairs: [prefillPairs, (text) => prefillPairs(text.slice(0, 8_000))],
    readPrefill: [
      (text) => {
        const filled = form.pages.flatMap(({ fields }) => fields.map(({ name }) => [name, text] as const))
        return readPrefill(compileForm(linkedForm), { address: filled })
      },
    ],
    sourcesOf: 'through isPrefillable',
  },
  'keeps-drafts.ts': { keepsDrafts: 'no text: two members' },
  'fit-draft.ts': {
    fitDraft: [
      withDrafts((draft) => {
        const answers = draft.pages.flatMap(({ fields }) =>
          fields.map(({ id, kind, label }) => ({ field: id, kind, label, value: label })),
        )
        return fitDraft(draft, answers)
      }),
      (text) => fitDraft(form, [{ field: brandFieldId(text), kind: 'checkboxes', label: text, value: [text, text] }]),
    ],
    isDrafted: [withDrafts((draft) => draft.pages.flatMap(({ fields }) => fields.map(isDrafted)))],
    sameAnswer: [(text) => sameAnswer(text, `${text}a`), (text) => sameAnswer([text], [`${text}a`])],
  },
  'pages.ts': {
    pageOfField: [
      withDrafts((draft) => draft.pages.flatMap(({ fields }) => fields.map(({ id }) => pageOfField(draft, id)))),
    ],
    pagesInTurn: [withDrafts((draft) => pagesInTurn(draft, () => true))],
    stopsInTurn: [withDrafts((draft) => stopsInTurn({ ...draft, review: true }, () => true))],
    usesWays: 'no text: the keys of pages',
  },
  'submission-id.ts': { createSubmissionId: 'no text: chance', referenceOf: [referenceOf] },
  'suggest-address.ts': {
    suggestAddress: [
      suggestAddress,
      (text) => suggestAddress(`a@${text}`),
      (text) => suggestAddress(`${text}@gmial.com`),
    ],
  },
  'model/values.ts': {
    filesIn: 'through compileForm',
    holdsList: 'no text: a kind of field',
    isEmpty: [isEmpty],
    readValue: [withValues((values) => fields.map((one) => readValue(one, values)))],
  },
}
