import type { Form } from '../model/form.ts'
import { type CompiledForm, type CompileOptions, compileFormWith } from '../rules/compile.ts'
import type { DayClock } from '../rules/days.ts'
import { everyRule } from '../rules/registry.ts'
import { evaluateLogic } from './evaluate-logic.ts'
import { withWays } from './ways.ts'

/** Options of `compileLogicForm`. */
export interface CompileLogicOptions extends CompileOptions {
  /** Default: the visitor's time. */
  readonly clock?: DayClock | undefined
}

/**
 * Makes a form ready to run, as `compileForm` does; its conditions may also compare with another answer and with today, and
 * count what was chosen and rows, and pages are passed over. Forms without such conditions do without its code.
 */
export function compileLogicForm(form: Form, options: CompileLogicOptions = {}): CompiledForm {
  const { clock } = options
  const evaluate = withWays(form, evaluateLogic)
  return compileFormWith(
    { rules: everyRule, evaluate: (condition, see, field) => evaluate(condition, see, clock, field) },
    form,
    options,
  )
}
