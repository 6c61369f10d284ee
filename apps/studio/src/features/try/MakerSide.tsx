import { assertNever } from '@letterslot/core'
import { tryText } from '../../catalogue/try.ts'
import { MailSheet } from '../../mail/MailSheet.tsx'
import type { StoredConnection } from '../../storage/connection.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { quoted, refusalWords } from '../connect/test-words.ts'
import { connectionName } from '../connections/connection-name.ts'
import type { Attempt } from './attempt.ts'
import { MailPreview } from './MailPreview.tsx'
import { Outcome } from './Outcome.tsx'
import { ParameterTable } from './ParameterTable.tsx'

export interface MakerSideProps {
  readonly attempt: Attempt
  readonly connection: StoredConnection | undefined
}

/** What the maker gets: never more than is known. */
export function MakerSide({ attempt, connection }: MakerSideProps) {
  const name = connection ? connectionName(connection) : tryText.nowhere
  switch (attempt.status) {
    case 'none':
      return (
        <>
          <Outcome tone="neutral" title={tryText.nothing}>
            {tryText.nothingMore}
          </Outcome>
          {connection?.kind !== 'emailjs' && <MailPreview />}
        </>
      )
    case 'sending':
      return (
        <Outcome tone="wait" title={tryText.sending}>
          {tryText.sendingText(name)}
        </Outcome>
      )
    case 'refused':
      return (
        <Outcome tone="bad" title={tryText.refused} quote={quoted(attempt.answer.httpStatus, attempt.answer.text)}>
          {refusalWords(attempt.answer, connection?.kind ?? 'emailjs')} {tryText.refusedText}
        </Outcome>
      )
    case 'unclear':
      return (
        <Outcome tone="wait" title={tryText.unclear} quote={quoted(attempt.answer.httpStatus, attempt.answer.text)}>
          {tryText.unclearText}
        </Outcome>
      )
    case 'accepted':
      return (
        <>
          <Outcome
            tone="wait"
            title={tryText.accepted(name)}
            quote={quoted(attempt.answer.httpStatus, attempt.answer.text)}
          >
            {tryText.acceptedText}
          </Outcome>
          <ParameterTable params={attempt.params} />
        </>
      )
    case 'arriving':
      return (
        <Outcome tone="wait" title={tryText.arriving} quote={quoted(attempt.answer.httpStatus, attempt.answer.text)} />
      )
    case 'late':
      return (
        <Outcome tone="wait" title={tryText.late} quote={quoted(attempt.answer.httpStatus, attempt.answer.text)}>
          {tryText.lateText}
        </Outcome>
      )
    case 'unseen':
      return (
        <Outcome tone="wait" title={tryText.unseen} quote={quoted(attempt.answer.httpStatus, attempt.answer.text)}>
          {tryText.unseenText}
        </Outcome>
      )
    case 'arrived':
      return (
        <>
          <Outcome
            tone="ok"
            title={tryText.arrived}
            action={
              <LinkButton to="/messages" search={{ view: attempt.mail.view, mail: attempt.mail.id }} size="small">
                {tryText.read}
              </LinkButton>
            }
          />
          <MailSheet mail={attempt.mail} headingLevel={3} />
        </>
      )
    default:
      return assertNever(attempt)
  }
}
