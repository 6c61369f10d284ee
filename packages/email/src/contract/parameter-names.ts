import type { Form } from '@letterslot/core'
import { builtInNames } from '../built-ins.ts'
import { isWireName } from '../own-parameter.ts'
import { sendingFields } from '../starter/sync-answers.ts'
import type { Piece } from '../tags/parse-tags.ts'
import { parseTags } from '../tags/parse-tags.ts'

/** The parameters of each message beside the answers; no other name that begins alike is ever sent. */
const ownNames = [
  'letterslot_id',
  'letterslot_reference',
  'letterslot_written_at',
  'letterslot_sent_at',
  'letterslot_attempts',
  'letterslot_repeat',
] as const

const alwaysSent: ReadonlySet<string> = new Set<string>([...ownNames, ...builtInNames])

/** The parameters that a form's own fields send, and those of its mapping that have a field and may be sent. */
export function sentNames(form: Form): ReadonlySet<string> {
  const fields = sendingFields(form)
  const texts = new Set<string>(fields.filter(({ kind }) => kind !== 'file').map(({ id }) => id))
  const mapped = Object.entries(form.delivery?.map ?? {}).filter(([name, id]) => texts.has(id) && !isReserved(name))
  return new Set([...fields.map(({ name }) => name), ...mapped.map(([name]) => name)])
}

/** True for a name that is the wire's, or one that only we may send. */
export function isReserved(name: string): boolean {
  return isWireName(name) || name.startsWith('letterslot_')
}

/** True when a merge tag of this name prints something: a field's parameter or a part of it, a mapped one, or one of ours. */
export function isKnownName(name: string, sent: ReadonlySet<string>): boolean {
  const [head = ''] = name.split('.')
  return name === '.' || sent.has(name) || sent.has(head) || alwaysSent.has(head)
}

/** Every name that pieces look up, sections' own names included, each once, in order. */
export function usedNames(pieces: readonly Piece[]): readonly string[] {
  const names = pieces.flatMap((piece) => {
    if (piece.kind === 'literal') return []
    return piece.kind === 'value' ? [piece.name] : [piece.name, ...usedNames(piece.pieces)]
  })
  return [...new Set(names)]
}

/** Every name that a text looks up; none where its tags cannot be read. */
export function namesIn(text: string): readonly string[] {
  const pieces = parseTags(text)
  return pieces.ok ? usedNames(pieces.value) : []
}
