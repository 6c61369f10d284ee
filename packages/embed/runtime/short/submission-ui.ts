// The same for a page whose form `fitsShort`, with the rules that it may have and their sentences.
import { checkRequired, compileAddress, compileLength } from '@letterslot/core/form-code'
import { textIssues } from '@letterslot/core/messages/en'
import type { FormHandle } from '@letterslot/react'
import { createChecksWith, type FormChecks } from '@letterslot/react/parts'
import { addSendingStyle } from '../add-sending-style.ts'
import { askForDoctor } from '../ask-for-doctor.ts'
import { noteFile } from '../note-file.ts'

export * from '@letterslot/react/submission-ui'
export { createPageDelivery as createFormDelivery } from '../page-delivery.ts'

const textRules = { required: () => checkRequired, type: compileAddress, length: compileLength }

export const createChecks = (handle: FormHandle): FormChecks =>
  createChecksWith({ rules: textRules, issues: textIssues }, handle)

addSendingStyle()
askForDoctor()
noteFile()
