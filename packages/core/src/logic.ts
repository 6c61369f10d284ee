export { type CompileLogicOptions, compileLogicForm } from './logic/compile-logic-form.ts'
export { evaluateLogic } from './logic/evaluate-logic.ts'
