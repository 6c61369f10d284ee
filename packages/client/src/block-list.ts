import type { BlockList } from './options.ts'
import type { refuse } from './refuse.ts'

/**
 * Refuses a message whose watched parameter has a listed value, letter for letter.
 * @param read - a parameter by its name; of a repeated form field, the first.
 * @throws {SendError} `blocked`, with the SDK's own status and text.
 */
export function requireUnblocked(
  { list, watchVariable }: BlockList,
  read: (name: string) => unknown,
  refuseWith: typeof refuse,
): void {
  if (!list?.length || !watchVariable) return
  if (!Array.isArray(list)) refuseWith('bad-arguments', 'The BlockList list has to be an array')
  if (typeof watchVariable !== 'string') refuseWith('bad-arguments', 'The BlockList watchVariable has to be a string')
  if (list.includes(read(watchVariable))) refuseWith('blocked', 'Forbidden', { status: 403 })
}
