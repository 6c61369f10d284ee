import { createHash } from 'node:crypto'
import { listItemsOf, type Submission } from './submission.ts'

/** Parameters that tell of the attempt, not of the content: they differ when the same message is sent again. */
const ofTheAttempt: ReadonlySet<string> = new Set(['letterslot_attempts', 'letterslot_repeat', 'letterslot_sent_at'])

/**
 * SHA-256, in hex, over service, template, parameters and files. The order of the parameters, the boundary, the client's
 * version and which of the two paths they came by make no difference.
 */
export function contentDigest({ serviceId, templateId, params, files }: Submission): string {
  const listItems = listItemsOf(params)
  const entries = Object.entries(params)
    .filter(([name]) => !ofTheAttempt.has(name) && !listItems.has(name))
    .sort(([left], [right]) => (left < right ? -1 : 1))
  const contents = files.map(({ parameter, name, type, content }) => [parameter, name, type, sha256(content)])
  // Without files as it ever was: what was accepted before there were any is still known.
  return sha256(JSON.stringify([serviceId, templateId, entries, ...(contents.length > 0 ? [contents] : [])]))
}

function sha256(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex')
}
