import { Check, CircleX, Clock, Cloud, Mail, Send } from 'lucide-react'
import { testSendText } from '../../catalogue/connect.ts'
import type { StoredConnection } from '../../storage/connection.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { connectionName } from './connection-name.ts'
import styles from './TestSend.module.css'
import { Step } from './TestStep.tsx'
import type { TestSend } from './test-send.ts'
import { quoted, refusalWords } from './test-words.ts'

export interface TestStepsProps {
  readonly state: TestSend
  readonly connection: StoredConnection
  readonly onTold: (hasArrived: boolean) => void
}

/** The way of a test, step by step, in the provider's own words. */
export function TestSteps({ state, connection, onTold }: TestStepsProps) {
  if (state.status === 'idle') return null
  const text = testSendText
  const here = connection.kind === 'practice'
  const isAccount = connection.kind === 'emailjs' || connection.kind === 'relay'
  const by = connectionName(connection)
  return (
    <ol className={styles['steps']}>
      <Step icon={Send} tone={hasLeft(state) ? 'ok' : 'neutral'} title={text.going}>
        {here ? text.goingHere : text.goingTo(by)}
      </Step>
      {state.status === 'refused' && (
        <Step icon={CircleX} tone="bad" title={text.refused}>
          {refusalWords(state, connection.kind)}{' '}
          <span className={styles['quote']}>{quoted(state.httpStatus, state.text)}</span>
        </Step>
      )}
      {state.status === 'unclear' && (
        <Step icon={Clock} tone="wait" title={text.unclear}>
          {text.unclearText} <span className={styles['quote']}>{quoted(state.httpStatus, state.text)}</span>
        </Step>
      )}
      {(state.status === 'accepted' ||
        state.status === 'arriving' ||
        state.status === 'late' ||
        state.status === 'unseen' ||
        state.status === 'missing' ||
        state.status === 'arrived') && (
        <Step icon={Cloud} tone="ok" title={text.accepted(by)}>
          <span className={styles['quote']}>{quoted(state.httpStatus, state.text)}</span>{' '}
          {state.status !== 'arrived' && text.acceptedNote}
        </Step>
      )}
      {state.status === 'accepted' && (
        <Step icon={Mail} tone="wait" title={text.yourTurn}>
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
        <Step icon={CircleX} tone="bad" title={text.missingByYou}>
          {text.missingHelp[connection.kind === 'relay' ? 'relay' : 'emailjs']}
          <span className={styles['choices']}>
            <Button size="small" variant="quiet" onPress={() => onTold(true)}>
              {text.arrivedAfterAll}
            </Button>
          </span>
        </Step>
      )}
      {state.status === 'arriving' && (
        <Step icon={Clock} tone="wait" title={text.waiting}>
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
          <Step icon={Check} tone="ok" title={text.arrivedByYou}>
            <span className={styles['choices']}>
              <Button size="small" variant="quiet" onPress={() => onTold(false)}>
                {text.itDidNot}
              </Button>
            </span>
          </Step>
        ) : (
          <Step icon={Mail} tone="ok" title={text.arrived}>
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

/** Whether the message went out at all. */
function hasLeft(state: TestSend): boolean {
  return state.status !== 'sending' && !(state.status === 'refused' && state.httpStatus === 0)
}
