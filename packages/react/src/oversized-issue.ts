import type { Submission } from '@letterslot/client/outbox'
import { unfitFile } from '@letterslot/client/request'
import type { Issue } from '@letterslot/core'
import type { FormHandle } from './form-handle.ts'

/**
 * The file that a message's connection does not carry, as an issue of its field. Our own control takes no such file; a
 * control of the page's own may, and a field that was hidden may come to show one.
 */
export function oversizedIssue({ fields }: FormHandle, { connection, files = [] }: Submission): Issue | undefined {
  const unfit = unfitFile(files, connection.origin, connection.maxFilesBytes)
  const field = fields.find(({ name }) => name === unfit?.chosen.name)
  if (!unfit || !field) return undefined
  const { chosen, over, actual, limit } = unfit
  const at = { field: field.id, rule: -1 }
  if (over === 'fileBytes') return { ...at, code: 'fileTooLarge', limit, actual, file: chosen.file.name }
  // Without the largest the others may fit.
  const most = over === 'count' ? limit : files.length - 1
  return { ...at, code: 'tooMany', limit: most, actual: files.length }
}
