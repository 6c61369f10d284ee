import type { FaultText } from '@letterslot/core/document'
import { localized } from './localized.ts'

/** The words of a fault; its message alone where there are no facts in it. */
export type FaultWords = Pick<FaultText, 'message'> & Partial<FaultText>

/** Says a fault of a form document or of a record in the studio's language. */
export const formFaultText = localized('formFaultText', {
  say: ({ message }: FaultWords): string => message,
})
