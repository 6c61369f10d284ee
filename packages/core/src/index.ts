export { assertNever } from './assert-never.ts'
export { choiceOf } from './choice-of.ts'
export type { CompiledForm } from './compile.ts'
export { type CompileOptions, compileForm, type RuleReport } from './compile.ts'
export { deliveryNote, isLate } from './delivery-note.ts'
export { escapeHtml } from './escape-html.ts'
export { formatDay } from './format-day.ts'
export { type FormIssueMessages, formatIssue, type IssueMessages, type IssueWords } from './format-issue.ts'
export { type Brand, brandFieldId, brandFormId, brandPageId, type FieldId, type FormId, type PageId } from './ids.ts'
export { isRecord } from './is-record.ts'
export { type Issue, type IssueCode, issueCodes } from './issue.ts'
export { LetterslotError } from './letterslot-error.ts'
export { findLoneSurrogates, hasLoneSurrogate } from './lone-surrogates.ts'
export { noteParameter } from './note-parameter.ts'
export type { Result } from './result.ts'
export { rfc3339 } from './rfc3339.ts'
export type { Check, RuleFlaw } from './rules/check.ts'
export { type CompilePatternMatcher, isDoubtful } from './rules/pattern.ts'
export type { CompileRareRule } from './rules/registry.ts'
export { isEmail } from './rules/type.ts'
export type { Comparison, Condition, Operator } from './schema/condition.ts'
export type { Field, FieldKind, Option, RichWords } from './schema/field.ts'
export type { Delivery, Fallback, Form, Page } from './schema/form.ts'
export type {
  DaysRule,
  FileRule,
  LengthRule,
  OptionsRule,
  PatternRule,
  RangeRule,
  RequiredRule,
  Rule,
  RuleKind,
  TypeRule,
} from './schema/rule.ts'
export { createSubmissionId, referenceOf } from './submission-id.ts'
export { suggestAddress } from './suggest-address.ts'
export type { FileValue, Value, Values } from './values.ts'
export { isEmpty, readValue } from './values.ts'
