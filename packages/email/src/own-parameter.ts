import { builtInNames } from './built-ins.ts'

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

/** True for a name that is the wire's own, or the token of a human check. */
export function isWireName(name: string): boolean {
  return wireNames.has(name)
}

/** True for a parameter that is ours, the wire's or a built-in one, so not a visitor's answer. */
export function isOwnParameter(name: string): boolean {
  return name.startsWith('letterslot_') || isWireName(name) || builtIns.has(name)
}
