import type { StoredMessage } from './port.ts'
import { readMessageRow } from './rows.ts'

/**
 * Reads a row of the message table.
 * @throws {ValiError} on a row that this version did not write.
 */
export function readMessage(row: unknown): { readonly message: StoredMessage; readonly fence: number } {
  const read = readMessageRow(row)
  return {
    fence: read.fence,
    message: {
      id: read.id,
      submissionId: read.submission_id,
      keyId: read.key_id,
      serviceId: read.service_id,
      templateId: read.template_id,
      templateRevision: read.template_revision,
      template: read.template,
      params: read.params,
      builtIns: read.built_ins,
      contentDigest: read.content_digest,
      repeatedId: read.repeated_id,
      acceptedAtMs: read.accepted_at,
      state: read.state,
      attempts: read.attempts,
      retryAtMs: read.retry_at ?? undefined,
      reason: read.reason ?? undefined,
    },
  }
}
