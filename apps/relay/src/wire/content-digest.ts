import { createHash } from 'node:crypto'
import { isListItem, type Submission } from './submission.ts'

/** Parameters that tell of the attempt, not of the content: they differ when the same message is sent again. */
const ofTheAttempt: ReadonlySet<string> = new Set(['letterslot_attempts', 'letterslot_repeat', 'letterslot_sent_at'])

/**
 * SHA-256, in hex, over service, template and parameters. Their order, the boundary, the client's version and which of
 * the two paths they came by make no difference.
 */
export function contentDigest({ serviceId, templateId, params }: Submission): string {
  const entries = Object.entries(params)
    .filter(([name]) => !ofTheAttempt.has(name) && !isListItem(name, params))
    .sort(([left], [right]) => (left < right ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([serviceId, templateId, entries]))
    .digest('hex')
}
