import { Send } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { testSendText } from '../../catalogue/connect.ts'
import { useDocument } from '../../document/use-document.ts'
import { useSending } from '../../sending/sending-context.ts'
import type { StoredConnection } from '../../storage/connection.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { Button } from '../../ui/Button.tsx'
import { Pill } from '../../ui/Pill.tsx'
import { Stripe } from '../../ui/Stripe.tsx'
import styles from './TestSend.module.css'
import { TestSteps } from './TestSteps.tsx'
import { sendTest, type TestSend as TestSendState } from './test-send.ts'
import { pillOf } from './test-words.ts'

export interface TestSendProps {
  readonly connection: StoredConnection | undefined
}

/** Sends a test the way a visitor's message goes, and says at each step only what is known. */
export function TestSend({ connection }: TestSendProps) {
  const form = useDocument((document) => document.form)
  const email = useDocument((document) => document.email)
  const { carrierOf } = useSending()
  const announce = useAnnounce()
  const [state, setState] = useState<TestSendState>({ status: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const send = async (): Promise<void> => {
    if (!connection) return
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    for await (const next of sendTest({ form, email, carrier: carrierOf(connection), signal: controller.signal })) {
      if (controller.signal.aborted) return
      setState(next)
      announce(pillOf(next).words)
    }
  }
  const pill = pillOf(state)
  const isBusy = state.status === 'sending' || state.status === 'arriving'
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
          <Button variant="primary" icon={Send} isBusy={isBusy} onPress={() => void send()}>
            {state.status === 'idle' ? testSendText.send : testSendText.again}
          </Button>
        )}
        {connection && <TestSteps state={state} connection={connection} />}
      </div>
    </section>
  )
}
