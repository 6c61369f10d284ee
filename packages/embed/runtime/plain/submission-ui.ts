// The same for a page whose form uses nothing rare: its patterns are not doubtful, and it takes no files.
import {
  checkRequired,
  compileLength,
  compileOptions,
  compilePlainPattern,
  compileRange,
  compileType,
} from '@letterslot/core/form-code'
import { formIssues } from '@letterslot/core/messages/en'
import type { FormHandle } from '@letterslot/react'
import { createChecksWith, type FormChecks } from '@letterslot/react/parts'
import { addSendingStyle } from '../add-sending-style.ts'
import { askForDoctor } from '../ask-for-doctor.ts'
import { noteFile } from '../note-file.ts'

export * from '@letterslot/react/submission-ui'
export { createPageDelivery as createFormDelivery } from '../page-delivery.ts'

const plainRules = {
  required: () => checkRequired,
  type: compileType,
  length: compileLength,
  range: compileRange,
  pattern: compilePlainPattern,
  options: compileOptions,
}

export const createChecks = (handle: FormHandle): FormChecks =>
  createChecksWith({ rules: plainRules, issues: formIssues }, handle)

addSendingStyle()
askForDoctor()
noteFile()
