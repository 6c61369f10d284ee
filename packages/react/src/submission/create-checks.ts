import { type Field, formatIssue, type IssueMessages, type RuleReport } from '@letterslot/core'
import {
  compileChecks,
  everyRule,
  ownForm,
  type ParamText,
  paramsWith,
  type RuleCode,
  type RuleOptions,
} from '@letterslot/core/form-code'
import { lateTransition } from '@letterslot/core/form-state'
import { formIssues } from '@letterslot/core/messages/en'
import type { FormChecks, FormHandle, KindParts, LoadedParts } from '../form/form-context.ts'
import { checkAndSend } from './check-and-send.ts'
import { lazyPatterns } from './lazy-patterns.ts'

/** The rules that a form may have, with their sentences in English. */
export interface ChecksCode {
  readonly rules: RuleCode
  readonly issues: Partial<IssueMessages>
  /** Left out by builds whose forms have nothing rare. */
  readonly rare?: RareChecks
}

/** The code of what few forms have. */
interface RareChecks extends RuleOptions, Pick<FormChecks, 'arrival'> {
  readonly paramText: ParamText
  /** The same in the language of the visitor. */
  readonly answerText: ParamText
  /** All sentences, where those of rare rules are here. */
  rareIssues(words: LoadedParts): Partial<IssueMessages> | undefined
}

/** Makes the rules of a form ready to run, with the code of those that it may have. */
export function createChecksWith({ rules, issues, rare }: ChecksCode, handle: FormHandle): FormChecks {
  const { form } = handle
  return {
    check: compileChecks(rules, { onReport: warn, ...rare }),
    params: paramsWith(rare?.paramText),
    answers: paramsWith(rare?.answerText),
    lateTransition,
    send: () => checkAndSend(handle),
    arrival: rare?.arrival ?? (() => undefined),
    sayIssue: (issue, words = {}) =>
      formatIssue(issue, {
        form,
        messages: rare?.rareIssues(words) ?? words.language?.issues ?? issues,
        locale: words.language?.locale,
      }),
  }
}

/** The same with the code of every rule: what is rare checks answers once it is here, and until then they pass. */
export function createChecks(handle: FormHandle): FormChecks {
  const { fields, form, host, parts, rareParts } = handle
  const patterns = lazyPatterns(parts.patterns ?? host.ui?.patterns, fields)
  const rareRules = rareArrival(handle)
  const options = { onReport: warn, compilePatternMatcher: patterns?.compile, clock: host.options.clock }
  const { [ownForm]: own = form } = form
  const ownFields = new Map(own.pages.flatMap((page) => page.fields).map((field) => [field.id, field]))
  const partsOf = ({ kind }: Field): KindParts | undefined => rareParts()?.kinds?.[kind]
  const rare: RareChecks = {
    ...options,
    compileRareRule: (rule, field) => (value, see) => {
      const check = rareParts()?.compileRareRule?.(rule, field, options)
      return typeof check === 'function' ? check(value, see) : []
    },
    paramText: (field, value) => partsOf(field)?.paramText?.(ownFields.get(field.id) ?? field, value, own.locale),
    answerText(field, value) {
      const parts = partsOf(field)
      return (parts?.answerText ?? parts?.paramText)?.(field, value, form.locale)
    },
    arrival: () => rareRules() ?? patterns?.arrival(),
    rareIssues: ({ withRareIssues, language }) => withRareIssues?.(formIssues, language?.issues),
  }
  return createChecksWith({ rules: everyRule, issues: formIssues, rare }, handle)
}

/**
 * Waits for rare rules and conditions that are still to come; undefined where none are. Where they cannot be had, the answers
 * go out as they stand: a message counts for more than a rule.
 */
function rareArrival({ form, parts, rareParts, loadParts }: FormHandle): FormChecks['arrival'] {
  let isOver = false
  return () => {
    const missing = isOver ? undefined : parts.rareParts?.(form, rareParts())
    const end = (): void => {
      isOver = true
    }
    // Both ask for the same files.
    missing?.catch(() => undefined)
    return missing && loadParts().then(end, end)
  }
}

/** A rule that cannot be applied asks nothing of a visitor; whoever keeps the site learns of it. */
function warn({ field, flaw }: RuleReport): void {
  // biome-ignore lint/suspicious/noConsole: the console is where a site's owner looks, and no visitor does.
  console.warn(`Letterslot: ${field} ${flaw}`)
}
