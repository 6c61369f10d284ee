// The same for a page whose form `fitsShort`, with the rules that it may have.
import { checkRequired, compileAddress, compileLength } from '@letterslot/core/form-code'
import type { FormHandle } from '@letterslot/react'
import { createChecksWith, type FormChecks } from '@letterslot/react/parts'
import { addSendingStyle } from '../add-sending-style.ts'
import { askForDoctor } from '../ask-for-doctor.ts'

export * from '@letterslot/react/submission-ui'
export { createPageDelivery as createFormDelivery } from '../page-delivery.ts'

export const createChecks = (handle: FormHandle): FormChecks =>
  createChecksWith({ required: () => checkRequired, type: compileAddress, length: compileLength }, handle)

addSendingStyle()
askForDoctor()
