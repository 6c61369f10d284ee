import { formatIssue, type RuleReport } from '@letterslot/core'
import { compileChecks, everyRule, paramsWith, type RuleCode } from '@letterslot/core/form-code'
import { lateTransition } from '@letterslot/core/form-state'
import { formIssues } from '@letterslot/core/messages/en'
import type { FormChecks, FormHandle } from '../form/form-context.ts'
import { checkAndSend } from './check-and-send.ts'
import { type LazyPatterns, lazyPatterns } from './lazy-patterns.ts'

/**
 * Makes the rules of a form ready to run, with the code of those that it may have.
 * @param patterns - the matcher for its doubtful patterns, where it has some.
 */
export function createChecksWith(rules: RuleCode, handle: FormHandle, patterns?: LazyPatterns): FormChecks {
  const { form, host, rareParts } = handle
  const options = { onReport: warn, compilePatternMatcher: patterns?.compile, clock: host.options.clock }
  return {
    check: compileChecks(rules, {
      ...options,
      // Until what checks them is here, answers pass.
      compileRareRule: (rule, field) => (value, see) => {
        const check = rareParts()?.compileRareRule?.(rule, field, options)
        return typeof check === 'function' ? check(value, see) : []
      },
    }),
    params: paramsWith((field, value) => rareParts()?.kinds?.[field.kind]?.paramText?.(field, value, form.locale)),
    lateTransition,
    send: () => checkAndSend(handle),
    arrival: patterns?.arrival ?? (() => undefined),
    sayIssue: (issue, { withRareIssues, language } = {}) =>
      formatIssue(issue, {
        form,
        messages: withRareIssues?.(formIssues, language?.issues) ?? language?.issues ?? formIssues,
        locale: language?.locale,
      }),
  }
}

/** The same with the code of every rule that is not rare. */
export function createChecks(handle: FormHandle): FormChecks {
  const checks = createChecksWith(
    everyRule,
    handle,
    lazyPatterns(handle.parts.patterns ?? handle.host.ui?.patterns, handle.fields),
  )
  const rareRules = rareArrival(handle)
  return { ...checks, arrival: () => rareRules() ?? checks.arrival() }
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
