export { type CompileLogicOptions, compileLogicForm } from './logic/compile-logic-form.ts'
export { evaluateLogic } from './logic/evaluate-logic.ts'
export { type ConditionTrace, type TracedPart, traceConditions } from './logic/trace-conditions.ts'
export { type EvaluateLogic, withWays } from './logic/ways.ts'
