import type { BlockList } from './options.ts'
import { refuse } from './refuse.ts'

/**
 * Refuses a message whose watched parameter has a listed value, letter for letter.
 * @param read - reads a parameter by its name; of a repeated form field, the first.
 * @throws {SendError} `blocked`, with the SDK's own status and text.
 */
export function requireUnblocked({ list, watchVariable }: BlockList, read: (name: string) => unknown): void {
  if (!list?.length || !watchVariable) return
  if (!Array.isArray(list)) refuse('bad-arguments', 'The BlockList list has to be an array')
  if (typeof watchVariable !== 'string') refuse('bad-arguments', 'The BlockList watchVariable has to be a string')
  if (list.includes(read(watchVariable))) refuse('blocked', 'Forbidden', { status: 403 })
}
