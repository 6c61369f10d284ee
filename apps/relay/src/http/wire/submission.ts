import type { AttachedFile } from '../../store/port.ts'

/** The submission that a request holds, by either path. Ids are as given, empty where there is none. */
export interface WireSubmission {
  readonly publicKey: string
  readonly serviceId: string
  readonly templateId: string
  /** Without prototype, newlines as `\n`, none of the wire's own names. */
  readonly params: Readonly<Record<string, string>>
  /** The attached files, in the order they came. */
  readonly files: readonly AttachedFile[]
}

/** Names with a meaning on the wire: they never become parameters, so they never reach a mail. */
export const reservedNames: ReadonlySet<string> = new Set([
  'user_id',
  'service_id',
  'template_id',
  'lib_version',
  'accessToken',
  'template_params',
  'g-recaptcha-response',
])

/** A record that a name such as `__proto__` cannot harm. */
export function emptyParams(): Record<string, string> {
  return Object.create(null)
}

/**
 * Writes a list under its name, joined as checkboxes are, and each of its values under `name.0`, `name.1` and so on,
 * where a template's sections find them.
 */
export function writeList(params: Record<string, string>, name: string, values: readonly string[]): void {
  params[name] = values.join(', ')
  for (const [index, value] of values.entries()) params[`${name}.${index}`] = value
}

/** The parameters that only repeat a part of a list that stands beside them whole: `x.0` and `x.1` beside `x`. */
export function listItemsOf(params: Readonly<Record<string, string>>): ReadonlySet<string> {
  const items = new Set<string>()
  for (const [name, whole] of Object.entries(params)) {
    const parts: string[] = []
    for (let part = `${name}.0`; Object.hasOwn(params, part); part = `${name}.${parts.length}`) parts.push(part)
    if (parts.length > 0 && parts.map((part) => params[part]).join(', ') === whole) {
      for (const part of parts) items.add(part)
    }
  }
  return items
}

/** Line ends as the form's parameters have them; browsers post CRLF in multipart bodies. */
export function foldLineEnds(value: string): string {
  return value.replace(/\r\n?/g, '\n')
}
