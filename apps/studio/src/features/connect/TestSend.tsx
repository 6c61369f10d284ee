import type { Form } from '@letterslot/core'
import type { EmailTemplate } from '@letterslot/email'
import { Send } from 'lucide-react'
import { useMoment } from '../../domain/sending/use-moment.ts'
import { testSendText } from '../../domain/texts/connect.ts'
import type { StoredConnection } from '../../model/connection.ts'
import { Button } from '../../ui/Button.tsx'
import { Stripe } from '../../ui/Card.tsx'
import { Pill } from '../../ui/Pill.tsx'
import styles from './TestSend.module.css'
import { TestSteps } from './TestSteps.tsx'
import { pillOf, testBeforeText } from './test-text.ts'
import { useTestSend } from './use-test-send.ts'

export interface TestSendProps {
  readonly connection: StoredConnection | undefined
  readonly form: Form
  readonly email: EmailTemplate
  /** The connection is being changed: a test waits until that is kept. */
  readonly isChoosing?: boolean
  /** Called before a test goes out; returns the connection as it is kept, or undefined where it could not be. */
  readonly onSend?: () => Promise<StoredConnection | undefined>
}

/** Sends a test the way a visitor's message goes, says at each step only what is known, and tells of the last one. */
export function TestSend({ connection, form, email, isChoosing = false, onSend }: TestSendProps) {
  const { nowMs } = useMoment(false)
  const { test, record, before, isBusy, send, tellArrived } = useTestSend(connection, { form, email })
  const pill = pillOf(test)
  const go = async (): Promise<void> => {
    const kept = onSend ? await onSend() : connection
    if (kept) await send(kept)
  }
  return (
    <section aria-labelledby="test-send" className={styles['sheet']}>
      <Stripe />
      <div className={styles['body']}>
        <div className={styles['head']}>
          <h2 id="test-send" className={styles['title']}>
            {testSendText.title}
          </h2>
          <Pill tone={pill.tone}>{pill.words}</Pill>
        </div>
        <p className={styles['lead']}>{connection ? testSendText.lead : testSendText.connectFirst}</p>
        {connection && (
          <Button variant="primary" icon={Send} isBusy={isBusy || isChoosing} onPress={() => void go()}>
            {isChoosing ? testSendText.choosing : test.status === 'idle' ? testSendText.send : testSendText.again}
          </Button>
        )}
        {connection && <TestSteps state={test} connection={connection} record={record} onTold={tellArrived} />}
      </div>
      {before && <p className={styles['before']}>{testBeforeText(before, nowMs)}</p>}
    </section>
  )
}
