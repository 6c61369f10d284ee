import { coreFormReading } from './core-form-reading.ts'
import { coreKindsReading } from './core-kinds-reading.ts'
import { coreLogicReading } from './core-logic-reading.ts'
import { coreMessagesReading } from './core-messages-reading.ts'
import { coreModelReading } from './core-model-reading.ts'
import { coreRulesReading } from './core-rules-reading.ts'
import { coreSchemaReading } from './core-schema-reading.ts'
import type { Reading } from './reading.ts'

/** Every export of core, and what it reads. */
export const coreReading: Reading = {
  ...coreModelReading,
  ...coreRulesReading,
  ...coreFormReading,
  ...coreMessagesReading,
  ...coreKindsReading,
  ...coreLogicReading,
  ...coreSchemaReading,
}
