export { type DeliveryFacts, deliveryNote, isLate, noteParameter, readDelivery } from './delivery-note.ts'
export { escapeHtml } from './escape-html.ts'
export { isRecord } from './is-record.ts'
export { findLoneSurrogates, hasLoneSurrogate } from './lone-surrogates.ts'
export { directionOf } from './messages/direction.ts'
export { formatCalculated } from './messages/format-calculated.ts'
export { formatDay } from './messages/format-day.ts'
export { type FormIssueMessages, formatIssue, type IssueMessages, type IssueWords } from './messages/format-issue.ts'
export { formatMoment } from './messages/format-moment.ts'
export { interpolate, type Tokens } from './messages/interpolate.ts'
export { speaksEnglish } from './messages/speaks-english.ts'
export { assertNever } from './model/assert-never.ts'
export { choiceOf } from './model/choice-of.ts'
export {
  type Comparison,
  type Condition,
  type FixedOperand,
  isLiveOperand,
  type LiveOperand,
  type Operator,
} from './model/condition.ts'
export type { Delivery, Fallback } from './model/delivery.ts'
export type { Field, MatrixRow, Option, RichWords, RowField } from './model/field.ts'
export type { FieldKind } from './model/field-kind.ts'
export { filesIn } from './model/files-in.ts'
export type { Form, Page, PageJump, Progress } from './model/form.ts'
export {
  type Brand,
  brandFieldId,
  brandFormId,
  brandPageId,
  type FieldId,
  type FormId,
  type PageId,
} from './model/ids.ts'
export { type Issue, type IssueCode, issueCodes } from './model/issue.ts'
export { holdsText, holdsValue, isAsked, isComparable, showsAnswer } from './model/kind-traits.ts'
export { LetterslotError } from './model/letterslot-error.ts'
export { maxSentBlocks } from './model/limits.ts'
export type { Look, LookCover, LookFont, LookPicture } from './model/look.ts'
export type { LookTokenName, LookTokens } from './model/look-tokens.ts'
export type { Result } from './model/result.ts'
export type { RowFieldKind } from './model/row-field-kinds.ts'
export type {
  AtLeastOneRule,
  CompareRule,
  DaysRule,
  DecimalsRule,
  DomainsRule,
  FileRule,
  LengthRule,
  ListRule,
  OptionsRule,
  PatternRule,
  RangeRule,
  RequiredRule,
  Rule,
  RuleKind,
  SumRule,
  TypeRule,
  WordsRule,
} from './model/rule.ts'
export { type SentBlock, sentBlockKinds } from './model/sent-block.ts'
export type { FileValue, Value, Values } from './model/values.ts'
export { holdsList, isEmpty, readValue } from './model/values.ts'
export { rfc3339 } from './rfc3339.ts'
export type { Check, RuleFlaw } from './rules/check.ts'
export type { CompiledForm } from './rules/compile.ts'
export { type CompileOptions, compileForm } from './rules/compile.ts'
export { hasDoubtfulPatterns, isDoubtful } from './rules/doubtful-pattern.ts'
export type { CompilePatternMatcher } from './rules/pattern.ts'
export type { CompileRareRule, RuleReport } from './rules/registry.ts'
export { isEmail } from './rules/type.ts'
export { createSubmissionId, referenceOf } from './submission-id.ts'
export { suggestAddress } from './suggest-address.ts'
export { suggestWebAddress } from './suggest-web-address.ts'
