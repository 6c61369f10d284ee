import type { NeedsPerson, NotSent, VisitorTexts } from '@letterslot/core/form-state'
import type { JSX } from 'react'
import type { FormContext } from './form-context.ts'
import { Heading } from './Heading.tsx'
import { Icon } from './Icon.tsx'
import { Rescue } from './Rescue.tsx'

export interface NotDeliveredProps {
  readonly context: FormContext
  readonly texts: VisitorTexts
  readonly state: NotSent | NeedsPerson
}

const clockPath = 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19M12 7v5l3.5 2'
const personPath = 'M12 3.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20.5v-1a4 4 0 0 1 4-4h7a4 4 0 0 1 4 4v1'

/** Stands in place of Send, under the answers, when an attempt came to nothing: what happened, what comes, what to do. */
export function NotDelivered({ context, texts, state }: NotDeliveredProps): JSX.Element {
  const { handle } = context
  const { failure, reason } = state
  const person = state.status === 'needsPerson'
  const reference = context.say(texts.reference, { ref: handle.reference() })
  const tokens = {
    label: handle.fields.find(({ name }) => name === failure.field)?.label ?? '',
    limit: Math.floor((failure.limitBytes ?? 0) / 1024),
  }
  return (
    <div className="ls-panel" data-status={state.status}>
      <Icon path={person ? personPath : clockPath} />
      <Heading level={context.headingLevel + 1} focus={1}>
        {person ? texts.notDelivered : texts.notSent}
      </Heading>
      <p>{context.say(texts[reason], tokens)}</p>
      <button type="submit" className={person ? 'ls-button' : 'ls-button ls-strong'}>
        {texts.tryAgain}
      </button>
      <Rescue context={context} texts={texts} failure={failure} person={person} reference={reference} />
      <p className="ls-note">
        {texts.kept} {reference}
      </p>
    </div>
  )
}
