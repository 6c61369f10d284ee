import { deliveryNote, noteParameter } from '../../packages/core/src/delivery-note.ts'
import { escapeHtml } from '../../packages/core/src/escape-html.ts'
import { fileNames, filesOf } from '../../packages/core/src/files.ts'
import { answeredParts, comparableAnswer, fitDraft, isDrafted, sameAnswer } from '../../packages/core/src/fit-draft.ts'
import { outcomeOf } from '../../packages/core/src/form-state/outcome.ts'
import { createFormStore, sameView } from '../../packages/core/src/form-state/store.ts'
import { chooseLanguage, languagesOf, localizeForm } from '../../packages/core/src/localize-form.ts'
import { findLoneSurrogates, hasLoneSurrogate } from '../../packages/core/src/lone-surrogates.ts'
import { lookStyle } from '../../packages/core/src/look-style.ts'
import { brandFieldId } from '../../packages/core/src/model/ids.ts'
import { isFontList } from '../../packages/core/src/model/look-tokens.ts'
import { pageOfField, pagesInTurn, stopsInTurn } from '../../packages/core/src/pages.ts'
import { allowedPairs, prefillPairs, readPrefill } from '../../packages/core/src/prefill.ts'
import { plainText, readRichText } from '../../packages/core/src/rich-text.ts'
import { compileForm } from '../../packages/core/src/rules/compile.ts'
import { tokensOfText } from '../../packages/core/src/schema/check-texts.ts'
import { pointTo } from '../../packages/core/src/schema/fault.ts'
import { referenceOf } from '../../packages/core/src/submission-id.ts'
import { suggestAddress } from '../../packages/core/src/suggest-address.ts'
import { suggestWebAddress } from '../../packages/core/src/suggest-web-address.ts'
import { compiled, fields, ofDocuments, ofRules, withValues } from './core-samples.ts'
import { form, withDrafts } from './documents.ts'
import type { Reading } from './reading.ts'

/** Whose fields an address may fill. */
const linkedForm = {
  ...form,
  pages: form.pages.map((page) => ({
    ...page,
    fields: page.fields.map((one) => ({ ...one, prefill: ['address'] as const })),
  })),
}
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

/** A form as it is filled in, and what stands at the root. */
export const coreFormReading: Reading = {
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
    readDelivery: 'through deliveryNote',
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
    compileOptions: ofRules,
    compilePlainPattern: ofRules,
    compileRange: ofRules,
    compileType: ofRules,
    evaluate: ofRules,
    paramsWith: 'through compileForm',
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
    createFormStoreWith: 'through createFormStore',
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
  'form-state/early-transition.ts': { earlyTransition: 'no text: it passes on what it is given' },
  'form-state/transition.ts': {
    lateTransition: 'no text: it passes on what it is given',
    transition: 'no text: it passes on what it is given',
  },
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
  'lone-surrogates.ts': {
    findLoneSurrogates: [(text) => findLoneSurrogates({ [text]: text })],
    hasLoneSurrogate: [hasLoneSurrogate],
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
    answeredParts: 'through answeredParts',
    comparableAnswer: 'through comparableAnswer',
    sameAnswer: 'through sameAnswer',
  },
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
      withDrafts((draft, text) => {
        const parts = text.split('')
        const answers = draft.pages.flatMap(({ fields }) =>
          fields.map(({ id, kind, label }) => ({ field: id, kind, label, value: parts, parts })),
        )
        return fitDraft(draft, answers)
      }),
    ],
    isDrafted: [withDrafts((draft) => draft.pages.flatMap(({ fields }) => fields.map(isDrafted)))],
    answeredParts: [withDrafts((draft) => draft.pages.flatMap(({ fields }) => fields.map(answeredParts)))],
    comparableAnswer: [comparableAnswer, (text) => comparableAnswer(text.split(''))],
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
  'suggest-web-address.ts': {
    suggestWebAddress: [
      suggestWebAddress,
      (text) => suggestWebAddress(`${text}.example`),
      (text) => suggestWebAddress(`a.${text}`),
      (text) => suggestWebAddress(`a.bc/${text}`),
    ],
  },
}
