import type { Form } from '@letterslot/core'
import { isOwnParameter } from '../own-parameter.ts'
import { sendingFields } from '../starter/sending-fields.ts'
import type { Piece } from '../tags/piece.ts'

/** The parameters that a form's own fields and its mapping send. */
export function sentNames(form: Form): ReadonlySet<string> {
  return new Set([...sendingFields(form).map(({ name }) => name), ...Object.keys(form.delivery?.map ?? {})])
}

/** Whether a merge tag of this name prints something: a field's parameter or a part of it, a mapped one, or one of ours. */
export function isKnownName(name: string, sent: ReadonlySet<string>): boolean {
  const [head = ''] = name.split('.')
  return name === '.' || sent.has(head) || isOwnParameter(head)
}

/** Every name that pieces look up, sections' own names included, each once, in order. */
export function usedNames(pieces: readonly Piece[]): readonly string[] {
  const names = pieces.flatMap((piece) => {
    if (piece.kind === 'literal') return []
    return piece.kind === 'value' ? [piece.name] : [piece.name, ...usedNames(piece.pieces)]
  })
  return [...new Set(names)]
}
