import { explainAnswer } from '@letterslot/client/answers'
import type { Entry } from '@letterslot/client/outbox'
import type { ReactNode } from 'react'
import { tryText } from '../../catalogue/try.ts'
import { useDocument } from '../../document/use-document.ts'
import { explainEntry, wordsOf } from '../../outbox/explain-entry.ts'
import { withoutMark } from '../../trial/simulated.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Pill } from '../../ui/Pill.tsx'
import { Advice } from './Advice.tsx'
import { LifeList } from './LifeList.tsx'
import styles from './MessageCard.module.css'
import { isReachShown, type MakerView } from './maker-view.ts'
import { type MakerFacts, makerWords } from './maker-words.ts'
import { NotSeen } from './NotSeen.tsx'

export interface MessageCardProps {
  readonly entry: Entry
  readonly view: Exclude<MakerView, 'nothing'>
  readonly facts: MakerFacts
  /** Its attempt is known to run. */
  readonly isUnderWay: boolean
  /** The device has no network, really or by simulation. */
  readonly isOffline: boolean
  /** Its answers are EmailJS's by simulation, though it does not go there. */
  readonly isSimulated: boolean
  readonly children?: ReactNode
}

/** One message, as its maker would follow it. */
export function MessageCard({ entry, view, facts, isUnderWay, isOffline, isSimulated, children }: MessageCardProps) {
  const { title, text, pill, tone } = makerWords(view, facts)
  const formId = useDocument(({ form }) => form.id)
  return (
    <div className={styles['card']}>
      <div className={styles['head']}>
        <p role="status" className={styles['title']}>
          {title}
        </p>
        <Pill tone={tone}>{pill}</Pill>
      </div>
      {text !== undefined && <p className={styles['text']}>{text}</p>}
      <LifeList entry={entry} isUnderWay={isUnderWay} isOffline={isOffline} />
      {view === 'parked' && <AdviceOn entry={entry} isSimulated={isSimulated} />}
      {view === 'notConnected' && (
        <LinkButton to="/forms/$formId/connect" params={{ formId }} variant="primary" size="small">
          {tryText.connect}
        </LinkButton>
      )}
      {entry.state.status !== 'sent' && view !== 'sending' && <NotSeen isReachShown={isReachShown(entry)} />}
      {children}
    </div>
  )
}

function AdviceOn({ entry, isSimulated }: Pick<MessageCardProps, 'entry' | 'isSimulated'>) {
  const last = entry.log.at(-1)
  const said = last && withoutMark(last)
  const explanation = isSimulated && said ? explainAnswer(said) : explainEntry(entry)
  if (!said || !explanation) return null
  const isQuoteSimulated = said.text !== last.text
  return <Advice {...{ explanation, isQuoteSimulated }} quote={wordsOf(said)} isEmailJsOnly={isSimulated} />
}
