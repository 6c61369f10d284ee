import type { BlockList } from './options.ts'
import { refuse, requireKind } from './refuse.ts'

/**
 * Refuses a message whose watched parameter has a listed value, letter for letter.
 * @param read - a parameter by its name; of a repeated form field, the first.
 * @throws {SendError} `blocked`, with the SDK's own status and text.
 */
export function requireUnblocked({ list, watchVariable }: BlockList, read: (name: string) => unknown): void {
  if (!list?.length || !watchVariable) return
  requireKind(Array.isArray(list), 'BlockList list', 'an array')
  requireKind(typeof watchVariable === 'string', 'BlockList watchVariable', 'a string')
  if (list.includes(read(watchVariable))) refuse('blocked', 'Forbidden', { status: 403 })
}
