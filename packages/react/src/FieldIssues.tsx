import type { Issue } from '@letterslot/core'
import type { JSX } from 'react'
import type { FormContext } from './form-context.ts'
import { Icon } from './Icon.tsx'

export interface FieldIssuesProps {
  readonly id: string
  readonly issues: readonly Issue[]
  readonly context: FormContext
}

/** What is wrong with a field, beside it. */
export function FieldIssues({ id, issues, context }: FieldIssuesProps): JSX.Element | null {
  if (issues.length === 0) return null
  return (
    <div id={id} className="ls-issues">
      {issues.map((issue) => (
        <p key={`${issue.rule} ${issue.code}`}>
          <Icon name="alert" />
          {context.sayIssue(issue)}
        </p>
      ))}
    </div>
  )
}
