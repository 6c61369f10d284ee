// Written out, as in rare-fields.ts.
import type { FormHandle, FormMessages } from '@letterslot/react'
import {
  createChecks,
  createFormDelivery,
  currentAnswers,
  FieldHint,
  FieldIssues,
  PendingMessages,
  Problems,
  SendWords,
  StillSending,
  SubmissionOutcome,
} from '@letterslot/react/submission-ui'
import type { ElementHost } from '../src/element-class.ts'
import { watchCspViolations } from '../src/watch-csp-violations.ts'

export const submissionUi = {
  FieldHint,
  createChecks,
  createFormDelivery: createDeliveryUnderPolicy,
  currentAnswers,
  FieldIssues,
  PendingMessages,
  Problems,
  SendWords,
  StillSending,
  SubmissionOutcome,
}

/** Follows the outbox for a form, and what the page's policy keeps from going out: nothing goes out before. */
function createDeliveryUnderPolicy(handle: FormHandle): FormMessages {
  const messages = createFormDelivery(handle)
  const host: ElementHost = handle.host
  return {
    ...messages,
    watch() {
      const ends = [messages.watch(), watchCspViolations(handle.form, () => host.onBlocked?.())]
      return () => {
        for (const end of ends) end()
      }
    },
  }
}
