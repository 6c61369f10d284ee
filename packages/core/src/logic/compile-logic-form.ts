import type { Form } from '../model/form.ts'
import { type CompiledForm, type CompileOptions, compileFormWith } from '../rules/compile.ts'
import type { DayClock } from '../rules/days.ts'
import { everyRule } from '../rules/registry.ts'
import { evaluateLogic } from './evaluate-logic.ts'

/** Options of `compileLogicForm`. */
export interface CompileLogicOptions extends CompileOptions {
  /** Default: the visitor's time. */
  readonly clock?: DayClock | undefined
}

/**
 * Makes a form ready to run, as `compileForm` does; its conditions may also compare with another answer and with today, and
 * count what was chosen. Forms without such conditions do without its code.
 */
export function compileLogicForm(form: Form, options: CompileLogicOptions = {}): CompiledForm {
  const { clock } = options
  return compileFormWith(
    { rules: everyRule, evaluate: (condition, see) => evaluateLogic(condition, see, clock) },
    form,
    options,
  )
}
