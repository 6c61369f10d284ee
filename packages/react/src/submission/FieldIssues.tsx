import type { JSX } from 'react'
import type { FieldIssuesProps } from '../form/form-context.ts'
import { Icon } from '../form/Icon.tsx'
import { sayIssue } from '../form/say-issue.ts'

/** The problems of a field, below its control. */
export function FieldIssues({ id, issues, context }: FieldIssuesProps): JSX.Element {
  return (
    <div id={id} className="ls-issues" lang={context.lang}>
      {issues.map((issue) => (
        <p key={`${issue.rule} ${issue.code} ${issue.part}`}>
          <Icon path="M12 3.5 2.5 20h19zM12 10v4.5M12 17h.01" />
          {context.mark(sayIssue(context, issue))}
        </p>
      ))}
    </div>
  )
}
