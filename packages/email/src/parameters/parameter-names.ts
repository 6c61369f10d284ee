import type { Form } from '@letterslot/core'
import { parameterFields } from './placed-fields.ts'

/**
 * The seven parameters that the provider fills in by itself, so the relay and the practice connection do too.
 * `user_ip` is a digest under a secret of the relay's, never the address; `user_country` is empty unless a proxy header names it.
 */
export interface BuiltIns {
  readonly user_os: string
  readonly user_platform: string
  readonly user_browser: string
  readonly user_version: string
  readonly user_country: string
  readonly user_referrer: string
  readonly user_ip: string
}

/** The names of the seven. Where a visitor sends one of them too, the built-in one counts. */
export const builtInNames: readonly (keyof BuiltIns)[] = [
  'user_os',
  'user_platform',
  'user_browser',
  'user_version',
  'user_country',
  'user_referrer',
  'user_ip',
]

/** The wire's own names, and the token of a human check: none of them is an answer. */
const wireNames: ReadonlySet<string> = new Set([
  'user_id',
  'service_id',
  'template_id',
  'lib_version',
  'accessToken',
  'template_params',
  'g-recaptcha-response',
])

const builtIns: ReadonlySet<string> = new Set(builtInNames)

/** True for the name of one of the seven built-in parameters. */
export function isBuiltInName(name: string): boolean {
  return builtIns.has(name)
}

/** True for a name that is the wire's own, or the token of a human check. */
export function isWireName(name: string): boolean {
  return wireNames.has(name)
}

/** True for a parameter that is ours, the wire's or a built-in one, so not a visitor's answer. */
export function isOwnParameter(name: string): boolean {
  return name.startsWith('letterslot_') || isWireName(name) || isBuiltInName(name)
}

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
  const fields = parameterFields(form)
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
