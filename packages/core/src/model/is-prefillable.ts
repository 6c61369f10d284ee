import { isSecret } from './is-secret.ts'
import { holdsValue } from './kind-traits.ts'

/** Names of secrets in a parameter. */
const secretName = /passw|passcode|pwd|kennwort/i

/** Kinds that their visitor alone may answer, and that which follows from other answers. */
const ownKinds: ReadonlySet<string> = new Set(['consent', 'file', 'signature', 'rows', 'calculated'])

/** The facts of a field that decide. */
export interface PrefillableFacts {
  readonly kind: string
  readonly name: string
  readonly autocomplete?: string
  readonly private?: boolean
}

/** True for a field that something else than its visitor may fill: no consent, no file, nothing private, no secret. */
export function isPrefillable({
  kind,
  name,
  autocomplete = '',
  private: isPrivate = false,
}: PrefillableFacts): boolean {
  return !isPrivate && holdsValue(kind) && !ownKinds.has(kind) && !secretName.test(name) && !isSecret({ autocomplete })
}
