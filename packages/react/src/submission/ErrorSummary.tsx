import type { Issue } from '@letterslot/core'
import { outcomeTexts } from '@letterslot/core/messages/en-outcome'
import { type JSX, useEffect } from 'react'
import type { FormContext, FormStateProps } from '../form/form-context.ts'
import { Heading } from '../form/Heading.tsx'
import { sayIssue } from '../form/say-issue.ts'
import { FieldLink } from './FieldLink.tsx'
import { currentAnswers } from './labelled-answers.ts'

/** The summary of problems, while there are some. */
export function Problems({ context, state }: FormStateProps): JSX.Element | null {
  return state.status === 'problems' ? (
    <ErrorSummary context={context} issues={state.issues} round={state.round} />
  ) : null
}

export interface ErrorSummaryProps {
  readonly context: FormContext
  readonly issues: readonly Issue[]
  /** Counts the presses on Send; each moves the focus to the summary. */
  readonly round: number
}

/** The problems of the whole form, once Send found them: a heading with the focus, and a link to each field. */
export function ErrorSummary({ context, issues, round }: ErrorSummaryProps): JSX.Element {
  const texts = { ...outcomeTexts, ...context.texts }
  const heading = context.say(issues.length === 1 ? texts.problem : texts.problems, { n: issues.length })
  const { handle } = context
  const { title } = handle.form
  // The title of a page is what is read first. Where the page is the form, the form may say there what is wrong.
  const isPage = context.headingLevel === 1
  useEffect(() => {
    if (!isPage || document.title !== title) return undefined
    const said = `${heading} – ${title}`
    document.title = said
    return () => {
      if (document.title === said) document.title = title
    }
  }, [isPage, heading, title])
  return (
    <div className="ls-summary" lang={context.lang}>
      <Heading level={context.headingLevel + 1} focus={round}>
        {heading}
      </Heading>
      <ul>
        {issues.map((issue) => {
          const field = handle.fields.find(({ id }) => id === issue.field)
          const id = context.idPrefix + field?.name
          // A choice whose text is missing has its label as the limit.
          const focused = issue.part
            ? `${id}-${issue.part}`
            : issue.rule === -1 && issue.limit && field?.options
              ? `${id}-other`
              : id
          const said = sayIssue(context, issue)
          const words = `${field?.label}`
          const label = handle.rareParts()?.fillWords?.(words, handle.fields, () => currentAnswers(handle)) ?? words
          // "E-mail: enter an address…", "Do you bring a group? Choose one". The maker's own words stay as they are, and so do
          // those of a language that writes nouns, or names, with a capital.
          const asks = /\p{Term}$/u.test(label)
          const stays =
            asks ||
            (field?.kind === 'rows' && issue.part !== undefined) ||
            field?.rules[issue.rule]?.message ||
            !/^en/.test(context.locale)
          const message = stays ? said : said.charAt(0).toLowerCase() + said.slice(1)
          return (
            <li key={`${focused} ${issue.rule} ${issue.code}`}>
              <FieldLink to={focused}>
                {context.sayMarked(asks ? texts.problemOf.replace(/\s?[:：]/, '') : texts.problemOf, {
                  label,
                  message,
                })}
              </FieldLink>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
