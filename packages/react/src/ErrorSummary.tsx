import type { Issue } from '@letterslot/core'
import type { JSX } from 'react'
import type { FormContext } from './form-context.ts'
import { Heading } from './Heading.tsx'
import { useFormState } from './use-store.ts'

export interface ErrorSummaryProps {
  readonly context: FormContext
}

/** What is wrong with the whole form, after Send found it: a heading with the focus, and a link to each field. */
export function ErrorSummary({ context }: ErrorSummaryProps): JSX.Element | null {
  const { handle, headingLevel, idPrefix, texts } = context
  const state = useFormState(handle.store)
  if (state.status !== 'problems') return null
  const { issues, round } = state
  return (
    <div className="ls-summary">
      <Heading level={headingLevel + 1} focus={round}>
        {context.say(issues.length === 1 ? texts.problem : texts.problems, { n: issues.length })}
      </Heading>
      <ul>
        {issues.map((issue) => {
          const field = handle.fields.find(({ id }) => id === issue.field)
          const id = `${idPrefix}${field?.name}`
          return (
            <li key={`${issue.field} ${issue.rule} ${issue.code}`}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  // The focus, and nothing else: the fragment may be the page's own route.
                  event.preventDefault()
                  document.getElementById(id)?.focus()
                }}
              >
                {summaryLine(field?.label ?? '', context.sayIssue(issue), isOwnMessage(issue, context))}
              </a>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function isOwnMessage({ field, rule }: Issue, { handle }: FormContext): boolean {
  return Boolean(handle.fields.find(({ id }) => id === field)?.rules[rule]?.message)
}

/** "E-mail: enter an address…", "Do you bring a group? Choose one". The maker's own words stay as they are. */
function summaryLine(label: string, message: string, own: boolean): string {
  if (/[?!.:]$/.test(label)) return `${label} ${message}`
  return `${label}: ${own ? message : message.charAt(0).toLowerCase() + message.slice(1)}`
}
