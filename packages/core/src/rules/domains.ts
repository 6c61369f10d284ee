import type { DomainsRule } from '../model/rule.ts'
import { type Check, nothing, type RuleFlaw } from './check.ts'

/** Wants an e-mail address at one of these domains, or at one below it. What is no address is left to the rule `type`. */
export function compileDomains({ only }: DomainsRule): Check | RuleFlaw {
  if (only.length === 0) return 'contradiction'
  const endings = only.map((domain) => domain.toLowerCase())
  const limit = only.join(', ')
  return (value) => {
    const text = String(value).toLowerCase()
    const at = text.lastIndexOf('@')
    if (at < 0) return nothing
    const domain = text.slice(at + 1)
    return endings.some((ending) => domain === ending || domain.endsWith(`.${ending}`))
      ? nothing
      : [{ code: 'domainMismatch', limit }]
  }
}
