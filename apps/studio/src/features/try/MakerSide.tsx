import { sampleParams } from '@letterslot/email'
import { tryText } from '../../catalogue/try.ts'
import { useDocument } from '../../document/use-document.ts'
import { MailSheet } from '../../mail/MailSheet.tsx'
import { useStudioOutbox } from '../../outbox/use-studio-outbox.ts'
import type { StoredConnection } from '../../storage/connection.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { LateNote } from './LateNote.tsx'
import { MailPreview } from './MailPreview.tsx'
import { MessageCard } from './MessageCard.tsx'
import { makerViewOf } from './maker-view.ts'
import { nextParams } from './next-params.ts'
import { Outcome } from './Outcome.tsx'
import { ParameterTable } from './ParameterTable.tsx'
import type { Arrival } from './use-arrival.ts'
import type { Tried } from './use-tried-entry.ts'
import { wayWords } from './way-words.ts'

export interface MakerSideProps {
  readonly tried: Tried
  readonly arrival: Arrival
  readonly connection: StoredConnection | undefined
  /** What the last try sent, where this page made it. */
  readonly sentParams: Readonly<Record<string, string>> | undefined
  /** The device has no network, really or by simulation. */
  readonly isOffline: boolean
  /** Answers are EmailJS's, by simulation, though the form may not send by it. */
  readonly isSimulated: boolean
}

/** What the maker gets: never more than is known. */
export function MakerSide({ tried, arrival, connection, sentParams, isOffline, isSimulated }: MakerSideProps) {
  const form = useDocument((document) => document.form)
  const { entry, unsent } = tried
  const outbox = useStudioOutbox()
  const isUnderWay = entry !== undefined && outbox.isUnderWay(entry)
  const view = makerViewOf(entry, arrival, isUnderWay)
  const name = connection ? wayWords(connection) : ''
  // What EmailJS's template makes of the parameters is not ours to say.
  const hasOwnMail = connection !== undefined && connection.kind !== 'emailjs'
  if (!entry || view === 'nothing') {
    return (
      <>
        <Outcome tone="neutral" title={tryText.nothing}>
          {tryText.nothingMore}
        </Outcome>
        {connection?.kind !== 'emailjs' && <MailPreview params={sampleParams(form)} title={tryText.preview} />}
      </>
    )
  }
  return (
    <>
      <MessageCard
        entry={entry}
        view={view}
        facts={{ name, waiting: unsent.length, isRepeat: entry.doubtful && !hasOwnMail }}
        isUnderWay={isUnderWay}
        isOffline={isOffline}
        isSimulated={isSimulated && connection?.kind !== 'emailjs'}
      >
        {arrival.status === 'arrived' && (
          <LinkButton to="/messages" search={{ view: arrival.mail.view, mail: arrival.mail.id }} size="small">
            {tryText.read}
          </LinkButton>
        )}
      </MessageCard>
      {arrival.status === 'arrived' && (
        <>
          <LateNote text={arrival.mail.text} words={tryText.says} />
          <MailSheet mail={arrival.mail} headingLevel={3} />
        </>
      )}
      {view === 'accepted' && sentParams && <ParameterTable params={sentParams} />}
      {hasOwnMail && (view === 'waits' || view === 'parked') && (
        <MailPreview params={nextParams(entry, Date.now())} title={tryText.previewOfThis} />
      )}
    </>
  )
}
