import type { FaultText } from '@letterslot/core/document'
import { formFaultTemplates } from './templates/form-faults.ts'

/** The facts stand where the German sentence has them; a sentence that is not in the list is a quotation. */
export const formFaultText = {
  say: ({ message, template = message, facts = [] }: Pick<FaultText, 'message'> & Partial<FaultText>): string =>
    formFaultTemplates[template]?.replaceAll(/\{(\d)\}/g, (_, index) => facts[Number(index)] ?? '') ?? message,
}
