import { brandFieldId } from '../../packages/core/src/model/ids.ts'
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
import { compiled, fields, ofRules, valuesWith, withValues } from './core-samples.ts'
import { withDrafts } from './documents.ts'
import type { Reader } from './measure.ts'
import type { Reading } from './reading.ts'

const patterns = ['[a-z]+', '[a-z0-9]+(-[a-z0-9]+)*', '.*=.*', '(a+)+', '(?=.*\\d).{8,}', '(.)\\1*', '\\s*(\\S+\\s*)*']

/** The rules. */
export const coreRulesReading: Reading = {
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
  'rules/template-params.ts': { paramsWith: 'through compileForm' },
  'rules/doubtful-pattern.ts': { hasDoubtfulPatterns: 'through isDoubtful', isDoubtful: [isDoubtful] },
  'rules/evaluate.ts': { evaluate: ofRules },
  'rules/signature.ts': { compileSignature: ofRules },
  'rules/custom.ts': { compileCustom: ofRules },
  'rules/rows.ts': { asField: 'no text: a question', compileRows: ofRules },
  'rules/parts.ts': { compileParts: ofRules },
  'rules/phone.ts': { compilePhone: ofRules },
  'rules/picture-size.ts': {
    asksForSize: 'no text: numbers of rules',
    boundsPictures: 'no text: numbers of a rule',
    compilePictureSize: 'no text: numbers of pixels',
  },
  'rules/matrix.ts': { compileMatrix: ofRules },
  'rules/ranking.ts': { compileRanking: ofRules },
  'rules/country.ts': { compileCountry: ofRules },
  'rules/currency.ts': { compileCurrency: ofRules },
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
  'rules/compare.ts': {
    compileCompare: [
      (text) => {
        const to = { field: brandFieldId('f1') }
        const see = (): Seen => ({ kind: 'text', value: text, label: text })
        return fields.map((field) => compileCompare({ kind: 'compare', is: 'equal', to }, field)?.(text, see))
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
  'rules/pattern.ts': {
    compilePattern: 'through compilePatternMatcher',
    compilePlainPattern: 'through compilePatternMatcher',
  },
  'rules/rare.ts': {
    compileRareRule: ofRules,
  },
  'rules/shared-rare.ts': { compileSharedRule: ofRules },
  'rules/times.ts': { compileTimes: ofRules },
  'rules/steps.ts': { compileSteps: ofRules },
  'rules/registry.ts': {
    checkRequired: ofRules,
    compileLength: ofRules,
    compileOptions: ofRules,
    compileRange: ofRules,
  },
  'rules/type.ts': {
    compileAddress: ofRules,
    compileType: ofRules,
    isEmail: [isEmail, (text) => isEmail(`a@${text}`), (text) => isEmail(`a@b${text}c`)],
  },
}
