import type { Rule } from '@letterslot/core'

/** The rule with its maker's own words; empty ones leave the usual message. */
export function withMessage(rule: Rule, message: string): Rule {
  if (message !== '') return { ...rule, message }
  const { message: _before, ...bare } = rule
  return bare
}
