import type { Form } from '../model/form.ts'
import { compileChecks } from '../rules/checks.ts'
import { type CompiledForm, type CompileOptions, compileFormWith } from '../rules/compile.ts'
import type { DayClock } from '../rules/days.ts'
import { everyRule } from '../rules/registry.ts'
import { paramsWith } from '../rules/template-params.ts'
import { evaluateLogic } from './evaluate-logic.ts'
import { withWays } from './ways.ts'
import { createSectionFollower, withSections } from './with-sections.ts'

/** Options of `compileLogicForm`. */
export interface CompileLogicOptions extends CompileOptions {
  /** Default: the visitor's time. */
  readonly clock?: DayClock | undefined
}

/**
 * Makes a form ready to run, as `compileForm` does; its conditions may also compare with another answer and with today, and
 * count what was chosen and rows, and pages are passed over; a section's is that of its fields. Forms without such conditions do without its code.
 */
export function compileLogicForm(form: Form, options: CompileLogicOptions = {}): CompiledForm {
  const { clock } = options
  const evaluate = withWays(form, withSections(form, evaluateLogic))
  const compiled = compileFormWith(
    {
      evaluate: (condition, see, field) => evaluate(condition, see, clock, field),
      mayHideAny: () => evaluate !== evaluateLogic,
      check: compileChecks(everyRule, options),
      params: paramsWith(options.paramText),
    },
    form,
  )
  const follow = createSectionFollower(form)
  return { ...compiled, derive: (values) => follow(values, undefined) }
}
