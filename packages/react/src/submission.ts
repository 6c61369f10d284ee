import { referenceOf } from '@letterslot/core'

/** One filled-in form on its way: what it keeps through every attempt. */
export interface Submission {
  readonly id: string
  readonly reference: string
  /** When Send was first pressed, RFC 3339. */
  readonly writtenAt: string
  /** Attempts begun. */
  readonly attempts: number
  /** An earlier attempt may have arrived. */
  readonly repeated: boolean
}

/** Begins a submission, before its first attempt. */
export function createSubmission(id: string, writtenAt: string): Submission {
  return { id, reference: referenceOf(id), writtenAt, attempts: 0, repeated: false }
}

/** The parameters by which a relay drops a repeat, and a person recognises one. */
export function submissionParams(submission: Submission, sentAt: string): Record<string, string> {
  return {
    letterslot_id: submission.id,
    letterslot_reference: submission.reference,
    letterslot_written_at: submission.writtenAt,
    letterslot_sent_at: sentAt,
    letterslot_attempts: `${submission.attempts}`,
    ...(submission.repeated && { letterslot_repeat: 'yes' }),
  }
}
