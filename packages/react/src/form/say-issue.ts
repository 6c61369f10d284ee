import type { Issue } from '@letterslot/core'
import type { FormContext } from './form-context.ts'

/** Puts what is wrong into words, which whatever found it has. */
export function sayIssue({ handle, rareParts }: FormContext, issue: Issue): string {
  return handle.checks()?.sayIssue(issue, rareParts) ?? ''
}
