import type { Form } from '@letterslot/core'
import { builtInNames, isBuiltInName } from './built-ins.ts'
import { parameterFields } from './placed-fields.ts'

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

/** True for a parameter that is ours, the wire's or a built-in one, so not a visitor's answer. */
export function isOwnParameter(name: string): boolean {
  return isReserved(name) || isBuiltInName(name)
}

/** The parameters of each message beside the answers, the built-in ones too; no other name that begins alike is ever sent. */
const alwaysSent: ReadonlySet<string> = new Set([
  'letterslot_id',
  'letterslot_reference',
  'letterslot_written_at',
  'letterslot_sent_at',
  'letterslot_attempts',
  'letterslot_repeat',
  'letterslot_language',
  'letterslot_prefilled',
  ...builtInNames,
])

/** The parameters that a form's own fields send, and those of its mapping that have a field and may be sent. */
export function sentNames(form: Form): ReadonlySet<string> {
  const fields = parameterFields(form)
  const texts = new Set<string>(
    fields.filter(({ kind }) => kind !== 'file' && kind !== 'signature').map(({ id }) => id),
  )
  const mapped = Object.entries(form.delivery?.map ?? {}).filter(([name, id]) => texts.has(id) && !isReserved(name))
  return new Set([...fields.map(({ name }) => name), ...mapped.map(([name]) => name)])
}

/** True for a name that is the wire's, or one that only we may send. */
export function isReserved(name: string): boolean {
  return wireNames.has(name) || name.startsWith('letterslot_')
}

/** True when a merge tag of this name prints something: a field's parameter or a part of it, a mapped one, or one of ours. */
export function isKnownName(name: string, sent: ReadonlySet<string>): boolean {
  const [head = ''] = name.split('.')
  return name === '.' || sent.has(name) || sent.has(head) || alwaysSent.has(head)
}
