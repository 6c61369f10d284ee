import { assertNever, type Field, type Form, type RowField, type Rule } from '@letterslot/core'
import type { RuleFault } from '@letterslot/core/document'
import type { Command } from '../../domain/document/command.ts'
import { updateField } from '../../domain/document/commands/fields.ts'
import { removeRule, updateRule } from '../../domain/document/commands/rules.ts'
import { ruleFaultsText } from '../../domain/texts/rule-faults.ts'
import { subjectOf } from './condition-text.ts'
import type { FieldFault } from './field-faults.ts'
import type { ExplainedFault, LogicFix } from './logic-fixes.ts'
import { questionAsField } from './row-questions.ts'
import { ruleName } from './rule-info.ts'

/** Explains why rules of a field leave no answer, or refuse what the document holds; undefined when one of them is gone. */
export function explainRuleFault(form: Form, field: Field, fault: RuleFault): ExplainedFault | undefined {
  const { question } = fault
  if (fault.kind === 'few') return explainFewAnswers(field, fault)
  if (question === undefined) return explainOwnFault(form, rulesOf(field), fault)
  const asked = field.fields?.[question]
  const explained = asked && explainOwnFault(form, rulesOfQuestion(field, asked, question), fault)
  if (!explained) return undefined
  const title = ruleFaultsText.inQuestion(asked.label, explained.title)
  return { ...explained, key: `${question} ${explained.key}`, title }
}

/** The rules of a field, or of a question of a group, and the changes of them. */
interface ChangedRules {
  readonly field: Field
  readonly remove: (index: number) => Command
  readonly update: (index: number, rule: Rule) => Command
}

function rulesOf(field: Field): ChangedRules {
  const { id } = field
  return { field, remove: (index) => removeRule(id, index), update: (index, rule) => updateRule(id, index, rule) }
}

function rulesOfQuestion(group: Field, question: RowField, at: number): ChangedRules {
  const { id } = group
  return {
    field: questionAsField(group, question),
    remove: (index) => removeRule(id, index, at),
    update: (index, rule) => updateRule(id, index, rule, at),
  }
}

function withQuestionAt({ id, fields = [] }: Field, at: number, question: RowField): Command {
  return updateField(id, { fields: fields.map((one, index) => (index === at ? question : one)) })
}

/** Explains rows that must differ in more answers than there are; undefined when the question is gone. */
function explainFewAnswers(field: Field, fault: RuleFault & { readonly kind: 'few' }): ExplainedFault | undefined {
  const { question = -1, count, rows } = fault
  const asked = field.fields?.[question]
  if (!asked) return undefined
  const { unique: _unique, ...shared } = asked
  return {
    key: `few ${question}`,
    title: ruleFaultsText.inQuestion(asked.label, ruleFaultsText.titles.few),
    words: ruleFaultsText.tooFewAnswers(rows, count),
    fixes: [
      { label: ruleFaultsText.fixes.rows(count), command: updateField(field.id, { min: count }) },
      { label: ruleFaultsText.fixes.shared, command: withQuestionAt(field, question, shared) },
    ],
  }
}

function explainOwnFault(
  form: Form,
  changed: ChangedRules,
  fault: Exclude<RuleFault, { readonly kind: 'few' }>,
): ExplainedFault | undefined {
  const { field } = changed
  const indexes = 'rules' in fault ? fault.rules : [fault.list, fault.by]
  if (indexes.some((index) => !field.rules[index])) return undefined
  const named = indexes.map((index) => nameAt(field, index))
  const key = `${fault.kind} ${indexes.join(' ')} ${'other' in fault ? fault.other : ''}`
  switch (fault.kind) {
    case 'impossible': {
      const [only = ''] = named
      const words = named.length === 1 ? ruleFaultsText.refusesAll(only) : ruleFaultsText.together(named)
      return { key, title: ruleFaultsText.titles.impossible, words, fixes: removals(changed, indexes) }
    }
    case 'apart': {
      const words = ruleFaultsText.beside(subjectOf(form, fault.other), named)
      return { key, title: ruleFaultsText.titles.apart, words, fixes: removals(changed, indexes) }
    }
    case 'sum': {
      const words = fault.isTooLow ? ruleFaultsText.tooLow : ruleFaultsText.tooHigh
      return { key, title: ruleFaultsText.titles.impossible, words, fixes: removals(changed, indexes) }
    }
    case 'unlisted': {
      const words = ruleFaultsText.listed(fault.answers, nameAt(field, fault.by))
      const out = fault.isEvery ? [] : removeAnswers(changed, fault.list, fault.answers)
      const fixes = [...out, ...removals(changed, fault.isEvery ? [fault.by, fault.list] : [fault.by])]
      return { key, title: ruleFaultsText.titles.unlisted, words, fixes }
    }
    case 'default': {
      const begin = { label: ruleFaultsText.fixes.begin, command: updateField(field.id, { default: undefined }) }
      const words = ruleFaultsText.begins(named)
      return { key, title: ruleFaultsText.titles.default, words, fixes: [begin, ...removals(changed, indexes)] }
    }
    default:
      return assertNever(fault)
  }
}

const rulePath = /^rules\/(\d+)/
const questionRulePath = /^fields\/(\d+)\/rules\/(\d+)/

/** Explains a rule whose own bounds contradict each other; undefined for a rule that is wrong in another way. */
export function explainBounds(field: Field, fault: FieldFault): ExplainedFault | undefined {
  return explainBoundsAt(rulesOf(field), Number(rulePath.exec(fault.path)?.[1] ?? -1), fault)
}

/** True for the fault of a rule of a question in a group. */
export function isQuestionRuleFault({ path }: FieldFault): boolean {
  return questionRulePath.test(path)
}

/**
 * Explains a rule of a question in a group that is wrong by itself, a pattern that could take any time say; its rules
 * may be closed, so that the last press takes it away. Undefined for any other fault, and when the question is gone.
 */
export function explainQuestionRule(group: Field, fault: FieldFault): ExplainedFault | undefined {
  const [at = -1, index = -1] = (questionRulePath.exec(fault.path) ?? []).slice(1).map(Number)
  const asked = group.fields?.[at]
  if (!asked?.rules[index]) return undefined
  const changed = rulesOfQuestion(group, asked, at)
  const explained = explainBoundsAt(changed, index, fault) ?? {
    key: `rule ${fault.path}`,
    title: ruleFaultsText.titles.rule,
    words: fault.message,
    fixes: removals(changed, [index]),
  }
  return { ...explained, title: ruleFaultsText.inQuestion(asked.label, explained.title) }
}

function explainBoundsAt(
  changed: ChangedRules,
  index: number,
  { path, message }: FieldFault,
): ExplainedFault | undefined {
  const rule = changed.field.rules[index]
  const next = rule && soundBounds(rule, (changed.field.options ?? []).length)
  if (!next) return undefined
  const fix = { label: next.label, command: changed.update(index, next.rule) }
  return {
    key: `bounds ${path}`,
    title: ruleFaultsText.titles.bounds,
    words: message,
    fixes: [fix, ...removals(changed, [index])],
  }
}

/** The rule with its bounds the other way round, or with no more choices than there are. */
function soundBounds(rule: Rule, offered: number): { readonly label: string; readonly rule: Rule } | undefined {
  const swapped = withSwappedBounds(rule)
  if (swapped) return { label: ruleFaultsText.fixes.swap, rule: swapped }
  const isTooMany = rule.kind === 'length' && offered > 0 && rule.min !== undefined && rule.min > offered
  return isTooMany ? { label: ruleFaultsText.fixes.atLeast(offered), rule: { ...rule, min: offered } } : undefined
}

function withSwappedBounds(rule: Rule): Rule | undefined {
  switch (rule.kind) {
    case 'days': {
      const { from, to } = rule
      return from !== undefined && to !== undefined && from > to ? { ...rule, from: to, to: from } : undefined
    }
    case 'range': {
      const { min, max } = rule
      return min !== undefined && max !== undefined && min > max ? { ...rule, min: max, max: min } : undefined
    }
    case 'length':
    case 'words':
    case 'sum': {
      const { min, max } = rule
      return min !== undefined && max !== undefined && min > max ? { ...rule, min: max, max: min } : undefined
    }
    default:
      return undefined
  }
}

/** A press for each rule that can be taken away: those that ask beside other answers first, what the kind is asked for last. */
function removals({ field, remove }: ChangedRules, indexes: readonly number[]): readonly LogicFix[] {
  const order = (index: number): number => {
    const { kind } = field.rules[index] ?? {}
    return kind === 'compare' || kind === 'sum' ? 0 : kind === 'type' ? 2 : 1
  }
  const labels = new Set<string>()
  return indexes
    .toSorted((one, other) => order(one) - order(other))
    .flatMap((index) => {
      const label = ruleFaultsText.fixes.remove(nameAt(field, index))
      if (labels.has(label)) return []
      labels.add(label)
      return { label, command: remove(index) }
    })
}

function removeAnswers(
  { field, update }: ChangedRules,
  index: number,
  answers: readonly string[],
): readonly LogicFix[] {
  const rule = field.rules[index]
  if (rule?.kind !== 'list') return []
  const refused = new Set(answers)
  const only = rule.only.filter((one) => !refused.has(one))
  return [{ label: ruleFaultsText.fixes.takeOut(answers.length), command: update(index, { ...rule, only }) }]
}

function nameAt(field: Field, index: number): string {
  const rule = field.rules[index]
  return rule ? ruleFaultsText.rule(ruleName(rule.kind, field.kind)) : ''
}
