import { checkForm, findCycles } from '../../packages/core/src/schema/check-form.ts'
import { faultText, pointTo } from '../../packages/core/src/schema/fault.ts'
import { copyJson } from '../../packages/core/src/schema/json.ts'
import { formToJsonSchema } from '../../packages/core/src/schema/json-schema.ts'
import { parseForm } from '../../packages/core/src/schema/parse.ts'
import { ofDocuments } from './core-samples.ts'
import { formDocument, withDrafts } from './documents.ts'
import { inEachText } from './places.ts'
import type { Reading } from './reading.ts'

/** The check of a document. */
export const coreSchemaReading: Reading = {
  'schema/check-ways.ts': { checkWays: ofDocuments, circleText: ofDocuments },
  'schema/find-way-circle.ts': { findWayCircle: ofDocuments },
  'schema/check-field-rule.ts': {
    checkCompare: ofDocuments,
    checkList: ofDocuments,
    checkOthers: ofDocuments,
    checkSum: ofDocuments,
  },
  'schema/check-sent-blocks.ts': { checkSentBlocks: 'through parseForm' },
  'schema/check-matrix.ts': { checkMatrix: 'through parseForm', readEntries: 'through parseForm' },
  'schema/check-rows.ts': { checkRows: 'through parseForm' },
  'schema/check-custom.ts': { checkCustom: 'through parseForm', isCustomKindName: 'through parseForm' },
  'schema/check-steps.ts': { checkSteps: 'through parseForm' },
  'schema/check-calculation.ts': {
    checkCalculated: ofDocuments,
    checkCalculations: ofDocuments,
    checkPrice: ofDocuments,
    explainCalculation: ofDocuments,
  },
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
  'schema/check-locale.ts': { checkAddress: ofDocuments, checkLocale: ofDocuments },
  'schema/check-look.ts': { checkImage: ofDocuments, checkLook: ofDocuments },
  'schema/check-texts.ts': { checkTexts: ofDocuments, tokensOfText: 'through tokensOfText' },
  'schema/check-operand.ts': { checkOperand: ofDocuments, valueOrder: 'no text: a kind' },
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
}
