import { formatIssue, type RuleReport } from '@letterslot/core'
import { compileChecks, everyRule, type RuleCode } from '@letterslot/core/form-code'
import { formIssues } from '@letterslot/core/messages/en'
import type { FormChecks, FormHandle } from '../form/form-context.ts'
import { type LazyPatterns, lazyPatterns } from './lazy-patterns.ts'

/**
 * Makes the rules of a form ready to run, with the code of those that it may have.
 * @param patterns - the matcher for its doubtful patterns, where it has some.
 */
export function createChecksWith(
  rules: RuleCode,
  { form, host, rareParts }: FormHandle,
  patterns?: LazyPatterns,
): FormChecks {
  return {
    check: compileChecks(rules, {
      onReport: warn,
      // Until what checks them is here, answers pass.
      compileRareRule: (rule, field) => (value, see) => {
        const check = rareParts()?.compileRareRule?.(rule, field, host.options.clock)
        return typeof check === 'function' ? check(value, see) : []
      },
      compilePatternMatcher: patterns?.compile,
    }),
    arrival: () => patterns?.arrival(),
    sayIssue(issue, { withRareIssues, language } = {}) {
      const { issues, locale } = language ?? {}
      return formatIssue(issue, {
        form,
        messages: withRareIssues?.(formIssues, issues) ?? issues ?? formIssues,
        locale,
      })
    },
  }
}

/** The same with the code of every rule that is not rare. */
export const createChecks = (handle: FormHandle): FormChecks =>
  createChecksWith(everyRule, handle, lazyPatterns(handle.parts.patterns, handle.fields))

/** A rule that cannot be applied asks nothing of a visitor; whoever keeps the site learns of it. */
function warn({ field, flaw }: RuleReport): void {
  // biome-ignore lint/suspicious/noConsole: the console is where a site's owner looks, and no visitor does.
  console.warn(`Letterslot: ${field} ${flaw}`)
}
