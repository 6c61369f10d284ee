// Written out, as in rare-fields.ts.
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

export const submissionUi = {
  FieldHint,
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
