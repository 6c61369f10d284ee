// Written out, as in rare-fields.ts.
import {
  AddressHint,
  createChecks,
  createFormDelivery,
  currentAnswers,
  FieldIssues,
  PendingMessages,
  Problems,
  SendWords,
  StillSending,
  SubmissionOutcome,
} from '@letterslot/react/submission-ui'

export const submissionUi = {
  AddressHint,
  createChecks,
  createFormDelivery,
  currentAnswers,
  FieldIssues,
  PendingMessages,
  Problems,
  SendWords,
  StillSending,
  SubmissionOutcome,
}
