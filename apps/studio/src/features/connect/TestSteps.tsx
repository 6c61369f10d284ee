import { Check, CircleX, Clock, Cloud, Laptop, Mail, Send } from 'lucide-react'
import { connectionStateOf } from '../../domain/connections/connection-mark.ts'
import { connectionName } from '../../domain/connections/connection-name.ts'
import { useMoment } from '../../domain/sending/use-moment.ts'
import { testSendText } from '../../domain/texts/connect.ts'
import { formatBytes } from '../../domain/texts/format.ts'
import type { StoredConnection } from '../../model/connection.ts'
import type { KeptTest } from '../../model/verification-state.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import styles from './TestSend.module.css'
import { Step } from './TestStep.tsx'
import type { TestSend } from './test-send.ts'
import { testTimes, timesOfState } from './test-times.ts'
import { isUnanswered, pillOf, quoted, refusalWords } from './test-words.ts'

export interface TestStepsProps {
  readonly state: TestSend
  readonly connection: StoredConnection
  /** Undefined where nothing of the test is kept. */
  readonly record: KeptTest | undefined
  readonly onTold: (hasArrived: boolean) => void
}

/** The way of a test, step by step, in the provider's own words. */
export function TestSteps({ state, connection, record, onTold }: TestStepsProps) {
  const { nowMs } = useMoment(false)
  if (state.status === 'idle') return null
  const times = testTimes(record ?? timesOfState(connectionStateOf(connection)), nowMs)
  const text = testSendText
  const here = connection.kind === 'practice'
  const isAccount = connection.kind === 'emailjs' || connection.kind === 'relay'
  const by = connectionName(connection)
  return (
    <ol className={styles['steps']}>
      {record && (
        <Step icon={Laptop} tone="ok" title={text.saved} time={times.saved}>
          {text.savedText(record.reference, formatBytes(record.bytes))}
        </Step>
      )}
      {state.status !== 'saving' && state.status !== 'interrupted' && (
        <Step icon={Send} tone={hasLeft(state) ? 'ok' : 'neutral'} title={text.going} time={times.sent}>
          {here ? text.goingHere : text.goingTo(by)}
        </Step>
      )}
      {state.status === 'interrupted' && (
        <Step icon={Clock} tone="wait" title={text.interrupted}>
          {text.interruptedText}
        </Step>
      )}
      {state.status === 'refused' && (
        <Step
          icon={isUnanswered(state) ? Clock : CircleX}
          tone={pillOf(state).tone}
          title={pillOf(state).words}
          time={times.ended}
        >
          {refusalWords(state, connection.kind)}{' '}
          <span className={styles['quote']}>{quoted(state.httpStatus, state.text)}</span>
        </Step>
      )}
      {state.status === 'unclear' && (
        <Step icon={Clock} tone="wait" title={text.unclear} time={times.ended}>
          {text.unclearText} <span className={styles['quote']}>{quoted(state.httpStatus, state.text)}</span>
        </Step>
      )}
      {(state.status === 'accepted' ||
        state.status === 'arriving' ||
        state.status === 'late' ||
        state.status === 'unseen' ||
        state.status === 'missing' ||
        state.status === 'arrived') && (
        <Step icon={Cloud} tone="ok" title={text.accepted(by)} time={times.ended}>
          <span className={styles['quote']}>{quoted(state.httpStatus, state.text)}</span>{' '}
          {state.status !== 'arrived' && text.acceptedNote}
        </Step>
      )}
      {state.status === 'accepted' && (
        <Step icon={Mail} tone="wait" title={text.yourTurn} time={text.now}>
          {text.yourTurnText}
          <span className={styles['choices']}>
            <Button size="small" icon={Check} onPress={() => onTold(true)}>
              {text.itArrived}
            </Button>
            <Button size="small" variant="quiet" onPress={() => onTold(false)}>
              {text.itDidNot}
            </Button>
          </span>
        </Step>
      )}
      {state.status === 'missing' && (
        <Step icon={CircleX} tone="bad" title={text.missingByYou} time={times.told}>
          {text.missingHelp[connection.kind === 'relay' ? 'relay' : 'emailjs']}
          <span className={styles['choices']}>
            <Button size="small" variant="quiet" onPress={() => onTold(true)}>
              {text.arrivedAfterAll}
            </Button>
          </span>
        </Step>
      )}
      {state.status === 'arriving' && (
        <Step icon={Clock} tone="wait" title={text.waiting} time={text.now}>
          {text.waitingText}
        </Step>
      )}
      {state.status === 'late' && (
        <Step icon={Clock} tone="wait" title={text.late}>
          {text.lateText}
        </Step>
      )}
      {state.status === 'unseen' && (
        <Step icon={Clock} tone="wait" title={text.unseen}>
          {text.unseenText}
        </Step>
      )}
      {state.status === 'arrived' &&
        (isAccount ? (
          <Step icon={Check} tone="ok" title={text.arrivedByYou} time={times.told}>
            <span className={styles['choices']}>
              <Button size="small" variant="quiet" onPress={() => onTold(false)}>
                {text.itDidNot}
              </Button>
            </span>
          </Step>
        ) : (
          <Step icon={Mail} tone="ok" title={text.arrived} time={times.told}>
            <p>{state.mail ? text.arrivedText(state.mail.subject) : text.arrivedHere}</p>
            <LinkButton
              to="/messages"
              search={state.mail ? { view: state.mail.view, mail: state.mail.id } : {}}
              size="small"
            >
              {state.mail ? text.read : text.openMessages}
            </LinkButton>
          </Step>
        ))}
    </ol>
  )
}

/** Tells if the test message was sent. */
function hasLeft(state: TestSend): boolean {
  return (
    state.status !== 'saving' && state.status !== 'sending' && !(state.status === 'refused' && state.httpStatus === 0)
  )
}
