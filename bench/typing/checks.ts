import type { BenchField } from '../bench-fields.ts'

/** HTML's valid floating-point number, and its valid e-mail address. */
export const number = /^-?(?:\d+|\d*\.\d+)(?:e[+-]?\d+)?$/i
export const email =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i

const patterns = new Map<string, RegExp>()

function patternOf(pattern: string): RegExp {
  const known = patterns.get(pattern) ?? new RegExp(`^(?:${pattern})$`, 'v')
  patterns.set(pattern, known)
  return known
}

/** The words for an answer that a rule of the field refuses, or undefined; for libraries that take one function a field. */
export function messageOf({ kind, rules }: BenchField, answer: string): string | undefined {
  for (const rule of rules) {
    if (rule.kind === 'required') {
      if (answer === '') return 'Answer this question'
    } else if (rule.kind === 'length') {
      if (answer.length > rule.max) return `At most ${rule.max} characters`
    } else if (rule.kind === 'range') {
      if (Number(answer) < rule.min) return `At least ${rule.min}`
      if (Number(answer) > rule.max) return `At most ${rule.max}`
    } else {
      const form = rule.kind === 'pattern' ? patternOf(rule.pattern) : kind === 'email' ? email : number
      if (!form.test(answer)) return 'This cannot be right'
    }
  }
  return undefined
}
