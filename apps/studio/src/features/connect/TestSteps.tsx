import { Check, CircleX, Clock, Cloud, Laptop, type LucideIcon, Mail, Send } from 'lucide-react'
import type { ReactNode } from 'react'
import { connectionStateOf } from '../../domain/connections/connection-mark.ts'
import { connectionName } from '../../domain/connections/connection-name.ts'
import { useMoment } from '../../domain/sending/use-moment.ts'
import { testSendText } from '../../domain/texts/connect.ts'
import { formatBytes } from '../../domain/texts/format.ts'
import type { StoredConnection } from '../../model/connection.ts'
import type { KeptTest } from '../../model/verification-state.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { type Tone, ToneMark } from '../../ui/Pill.tsx'
import styles from './TestSend.module.css'
import type { TestSendState } from './test-send.ts'
import { pillOf, quotedAnswer, refusalText, testTimes, timesOfState } from './test-text.ts'

export interface TestStepsProps {
  readonly state: TestSendState
  readonly connection: StoredConnection
  /** Undefined where nothing of the test is kept. */
  readonly record: KeptTest | undefined
  readonly onTold: (hasArrived: boolean) => void
}

/** The way of a test, step by step, in the provider's own words. */
export function TestSteps({ state, connection, record, onTold }: TestStepsProps) {
  const { nowMs } = useMoment(false)
  const announce = useAnnounce()
  if (state.status === 'idle') return null
  const times = testTimes(record ?? timesOfState(connectionStateOf(connection)), nowMs)
  const text = testSendText
  const tell = (hasArrived: boolean): void => {
    onTold(hasArrived)
    // The button goes, and the focus lands on the one that says the opposite.
    announce(hasArrived ? text.arrivedByYou : text.missingByYou)
  }
  const here = connection.kind === 'practice'
  const isAccount = connection.kind === 'emailjs' || connection.kind === 'relay'
  const by = connectionName(connection)
  return (
    <ol className={styles['steps']}>
      {record && (
        <TestStep icon={Laptop} tone="ok" title={text.saved} time={times.saved}>
          {text.savedText(record.reference, formatBytes(record.bytes))}
        </TestStep>
      )}
      {state.status !== 'saving' && state.status !== 'interrupted' && (
        <TestStep icon={Send} tone={hasLeft(state) ? 'ok' : 'neutral'} title={text.going} time={times.sent}>
          {here ? text.goingHere : text.goingTo(by)}
        </TestStep>
      )}
      {state.status === 'interrupted' && (
        <TestStep icon={Clock} tone="wait" title={text.interrupted}>
          {text.interruptedText}
        </TestStep>
      )}
      {state.status === 'refused' && (
        <TestStep
          icon={state.maybeSent ? Clock : CircleX}
          tone={pillOf(state).tone}
          title={pillOf(state).words}
          time={times.ended}
        >
          {refusalText(state, connection.kind)}{' '}
          <span className={styles['quote']}>{quotedAnswer(state.httpStatus, state.text)}</span>
        </TestStep>
      )}
      {state.status === 'unclear' && (
        <TestStep icon={Clock} tone="wait" title={text.unclear} time={times.ended}>
          {text.unclearText} <span className={styles['quote']}>{quotedAnswer(state.httpStatus, state.text)}</span>
        </TestStep>
      )}
      {(state.status === 'accepted' ||
        state.status === 'arriving' ||
        state.status === 'late' ||
        state.status === 'unseen' ||
        state.status === 'missing' ||
        state.status === 'arrived') && (
        <TestStep icon={Cloud} tone="ok" title={text.accepted(by)} time={times.ended}>
          <span className={styles['quote']}>{quotedAnswer(state.httpStatus, state.text)}</span>{' '}
          {state.status !== 'arrived' && text.acceptedNote}
        </TestStep>
      )}
      {state.status === 'accepted' && (
        <TestStep icon={Mail} tone="wait" title={text.yourTurn} time={text.now}>
          {text.yourTurnText}
          <span className={styles['choices']}>
            <Button size="small" icon={Check} onPress={() => tell(true)}>
              {text.itArrived}
            </Button>
            <Button size="small" variant="quiet" onPress={() => tell(false)}>
              {text.itDidNot}
            </Button>
          </span>
        </TestStep>
      )}
      {state.status === 'missing' && (
        <TestStep icon={CircleX} tone="bad" title={text.missingByYou} time={times.told}>
          {text.missingHelp[connection.kind === 'relay' ? 'relay' : 'emailjs']}
          <span className={styles['choices']}>
            <Button size="small" variant="quiet" onPress={() => tell(true)}>
              {text.arrivedAfterAll}
            </Button>
          </span>
        </TestStep>
      )}
      {state.status === 'arriving' && (
        <TestStep icon={Clock} tone="wait" title={text.waiting} time={text.now}>
          {text.waitingText}
        </TestStep>
      )}
      {state.status === 'late' && (
        <TestStep icon={Clock} tone="wait" title={text.late}>
          {text.lateText}
        </TestStep>
      )}
      {state.status === 'unseen' && (
        <TestStep icon={Clock} tone="wait" title={text.unseen}>
          {text.unseenText}
        </TestStep>
      )}
      {state.status === 'arrived' &&
        (isAccount ? (
          <TestStep icon={Check} tone="ok" title={text.arrivedByYou} time={times.told}>
            <span className={styles['choices']}>
              <Button size="small" variant="quiet" onPress={() => tell(false)}>
                {text.itDidNot}
              </Button>
            </span>
          </TestStep>
        ) : (
          <TestStep icon={Mail} tone="ok" title={text.arrived} time={times.told}>
            <p>{state.mail ? text.arrivedText(state.mail.subject) : text.arrivedHere}</p>
            <LinkButton
              to="/messages"
              search={state.mail ? { view: state.mail.view, mail: state.mail.id } : {}}
              size="small"
            >
              {state.mail ? text.read : text.openMessages}
            </LinkButton>
          </TestStep>
        ))}
    </ol>
  )
}

/** Tells if the test message was sent. */
function hasLeft(state: TestSendState): boolean {
  return (
    state.status !== 'saving' && state.status !== 'sending' && !(state.status === 'refused' && state.httpStatus === 0)
  )
}

interface TestStepProps {
  readonly icon: LucideIcon
  readonly tone: Tone
  readonly title: string
  /** The step's moment, as it is shown. */
  readonly time?: string | undefined
  readonly children: ReactNode
}

/** One step on the way of a message. */
function TestStep({ icon, tone, title, time, children }: TestStepProps) {
  return (
    <li className={styles['step']}>
      <ToneMark tone={tone} icon={icon} />
      <div>
        <p className={styles['stepTitle']}>
          <span>{title}</span>
          {time !== undefined && <span className={styles['time']}>{time}</span>}
        </p>
        {children !== null && <div className={styles['stepText']}>{children}</div>}
      </div>
    </li>
  )
}
