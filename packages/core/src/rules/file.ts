import { filesIn } from '../model/files-in.ts'
import type { FileRule } from '../model/rule.ts'
import type { FileValue } from '../model/values.ts'
import type { Check, Finding, RuleFlaw } from './check.ts'

/**
 * Size and kind of chosen files, as the browser tells them. It guesses the kind by the name, so a browser that knows
 * none for a file is not a reason to refuse it where the name fits. Source: HTML, `accept`.
 */
export function compileFile({ accept = '', maxBytes = Infinity }: FileRule): Check | RuleFlaw {
  if (!(maxBytes > 0)) return 'contradiction'
  const kinds = accept.toLowerCase().match(/[^\s,]+/g)
  return (value) => {
    const files = filesIn(value)
    const [largest = { name: '', size: 0 }] = files.toSorted((one, other) => other.size - one.size)
    const { name, size } = largest
    const findings: readonly (Finding | false)[] = [
      size > maxBytes && { code: 'fileTooLarge', limit: maxBytes, actual: size, file: name },
      kinds !== null && !files.every((file) => isAccepted(file, kinds)) && { code: 'fileTypeMismatch', limit: accept },
    ]
    return findings.filter((finding) => finding !== false)
  }
}

/** True for a file of one of these types: `.pdf`, `image/png`, `image/*`, in small letters. */
function isAccepted({ name, type }: FileValue, kinds: readonly string[]): boolean {
  return kinds.some((kind) => {
    if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind)
    return kind.endsWith('/*') ? type.toLowerCase().startsWith(kind.slice(0, -1)) : type.toLowerCase() === kind
  })
}
