export { findLogicFaults, findPageFaults } from './logic-faults/find-logic-faults.ts'
export type { ConditionKey, LogicFault } from './logic-faults/logic-fault.ts'
export type { PageFault } from './logic-faults/page-fault.ts'
export { operators } from './model/condition.ts'
export { fieldKinds } from './model/field-kind.ts'
export { maxDaysFromToday } from './model/limits.ts'
export {
  choosesOne,
  choosesSeveral,
  hasOptions,
  isClosedChoice,
  isNumeric,
  mayAdvise,
  rulesFor,
  takesSeveral,
} from './model/rules-for.ts'
export { findRuleFaults } from './rule-faults/find-rule-faults.ts'
export type { RuleFault } from './rule-faults/rule-fault.ts'
export { explainCalculation } from './schema/check-calculation.ts'
export { isCustomKindName } from './schema/check-custom.ts'
export { checkForm } from './schema/check-form.ts'
export { type TextToken, tokensOfText } from './schema/check-texts.ts'
export { type Fault, type FaultCode, type FaultText, faultCodes, pointTo } from './schema/fault.ts'
export { FormError } from './schema/form-error.ts'
export { copyJson, type Json, type JsonCopy, type JsonObject } from './schema/json.ts'
export { formToJsonSchema } from './schema/json-schema.ts'
export type { JsonSchema } from './schema/json-schema-constraints.ts'
export { migrateForm } from './schema/migrate.ts'
export { formVersion } from './schema/migrations.ts'
export { parseForm } from './schema/parse.ts'
