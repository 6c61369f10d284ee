import { compileCalculation } from '../../packages/core/src/calculation/compile-calculation.ts'
import { createCalculations, withCalculated } from '../../packages/core/src/calculation/create-calculations.ts'
import {
  calculationNames,
  renameInCalculation,
  renameOptionInCalculation,
  tokenize,
} from '../../packages/core/src/calculation/tokenize.ts'
import { compileLogicForm } from '../../packages/core/src/logic/compile-logic-form.ts'
import { traceConditions } from '../../packages/core/src/logic/trace-conditions.ts'
import { findLogicFaults, findPageFaults } from '../../packages/core/src/logic-faults/find-logic-faults.ts'
import type { Form } from '../../packages/core/src/model/form.ts'
import { brandFieldId, brandPageId } from '../../packages/core/src/model/ids.ts'
import { findRuleFaults } from '../../packages/core/src/rule-faults/find-rule-faults.ts'
import { compilePatternMatcher } from '../../packages/core/src/rules/pattern-matcher.ts'
import { compileRareRule } from '../../packages/core/src/rules/rare.ts'
import { ofCalculations, ofLogicFaults, valuesWith, withValues } from './core-samples.ts'
import { form, withDrafts } from './documents.ts'
import type { Reading } from './reading.ts'

const logical = compileLogicForm(form, { compilePatternMatcher, compileRareRule })
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
const ofRuleFaults = 'through findRuleFaults'

/** Calculations, logic, and the faults of both. */
export const coreLogicReading: Reading = {
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
  'logic/uses-ways.ts': { usesWays: 'no text: the keys of pages' },
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
  'patterns.ts': {
    compilePatternMatcher: 'through compilePatternMatcher',
    readPatternSyntax: 'through readPatternSyntax',
  },
  'calculation.ts': {
    compileCalculation: ofCalculations,
    createCalculations: ofCalculations,
    withCalculated: ofCalculations,
    calculationNames: ofCalculations,
    renameInCalculation: ofCalculations,
    renameOptionInCalculation: ofCalculations,
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
    renameOptionInCalculation: [
      (text) => renameOptionInCalculation(text, 'a', 'b', 'c'),
      (text) => renameOptionInCalculation(`a = "${text}"`, 'a', text, 'c'),
      (text) => renameOptionInCalculation('a = "b"', 'a', 'b', text),
    ],
    tokenize: [tokenize, (text) => tokenize(`"${text}`)],
  },
  'logic-faults/answered-fields.ts': { createAnsweredFields: 'through findPageFaults' },
  'logic-faults/asked.ts': { conflictOf: ofLogicFaults, straighten: ofLogicFaults },
  'logic-faults/check-references.ts': { checkReferences: ofLogicFaults, placeFields: ofLogicFaults },
  'logic-faults/find-conflicts.ts': { examine: ofLogicFaults },
  'logic-faults/check-sense.ts': { checkSense: ofLogicFaults, demandOf: ofLogicFaults },
  'logic-faults/find-field-faults.ts': { findFieldFaults: ofLogicFaults },
  'logic-faults/find-way-faults.ts': { findWayFaults: 'through findPageFaults' },
  'logic-faults/find-logic-faults.ts': {
    findLogicFaults: [withDrafts((draft) => findLogicFaults(draft))],
    findPageFaults: [withDrafts((draft) => findPageFaults(draft))],
  },
  'logic-faults/possible-answers.ts': { possibleAnswers: ofLogicFaults },
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
}
