import type { ListRule } from '../model/rule.ts'
import { type Check, nothing, type RuleFlaw } from './check.ts'

/** Wants one of the maker's answers, whatever the case and the blanks around it. */
export function compileList({ only }: ListRule): Check | RuleFlaw {
  if (only.length === 0) return 'contradiction'
  const listed = new Set(only.map(foldItem))
  return (value) => (listed.has(foldItem(String(value))) ? nothing : [{ code: 'notListed' }])
}

function foldItem(text: string): string {
  return text.trim().toLowerCase()
}
