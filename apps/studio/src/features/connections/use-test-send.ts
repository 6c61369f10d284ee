import { createSubmissionId, type Form, referenceOf } from '@letterslot/core'
import type { EmailTemplate } from '@letterslot/email'
import { useState } from 'react'
import { recordTest } from '../../sending/record-test.ts'
import { useSending } from '../../sending/sending-context.ts'
import { describeFailure } from '../../shell/describe-failure.ts'
import type { StoredConnection } from '../../storage/connection.ts'
import type { ConnectionEvent, ConnectionState } from '../../storage/connection-state.ts'
import { toSaveFailure } from '../../storage/save-failure.ts'
import { useStorage } from '../../storage/studio-storage.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { connectionStateOf } from './connection-mark.ts'
import { eventOfTest, testOfState } from './kept-test.ts'
import { sendTest, type TestSend } from './test-send.ts'
import { pillOf } from './test-words.ts'

/** A test of a connection: the one that runs, else the last one that is kept. */
export interface TestSending {
  readonly test: TestSend
  readonly isBusy: boolean
  /** Sends one. What comes of it is kept with the connection, also when this screen is left meanwhile. */
  readonly send: (connection: StoredConnection) => Promise<void>
  /** Takes the maker's word that the last test is in the mailbox, or is not. */
  readonly tellArrived: (hasArrived: boolean) => void
}

interface RunningTest {
  readonly reference: string
  /** RFC 3339. */
  readonly startedAt: string
  readonly test: TestSend
}

/** Sends tests of a form by a connection, and keeps their outcome with it. */
export function useTestSend(
  connection: StoredConnection | undefined,
  { form, email }: { readonly form: Form; readonly email: EmailTemplate },
): TestSending {
  const { connections } = useStorage()
  const { carrierOf } = useSending()
  const announce = useAnnounce()
  const showToast = useToast()
  const [running, setRunning] = useState<RunningTest>()
  const kept = connection && connectionStateOf(connection)
  const keep = async (tested: StoredConnection, event: ConnectionEvent): Promise<void> => {
    try {
      await recordTest(connections, tested, event)
    } catch (error) {
      showToast({ text: describeFailure(await toSaveFailure(error)) })
    }
  }
  const send = async (tested: StoredConnection): Promise<void> => {
    const id = createSubmissionId()
    const reference = referenceOf(id)
    const startedAt = new Date().toISOString()
    // Never given up: what was sent has an answer, and it is kept wherever the maker is by then.
    const { signal } = new AbortController()
    for await (const test of sendTest({ form, email, carrier: carrierOf(tested), signal, id })) {
      const event = eventOfTest(test, new Date().toISOString(), reference)
      if (event) await keep(tested, event)
      setRunning({ reference, startedAt, test })
      announce(pillOf(test).words)
    }
  }
  return {
    test: shownTest(running, kept, connection?.kind ?? 'emailjs'),
    isBusy: running !== undefined && isBusy(running),
    send,
    tellArrived: (hasArrived) => {
      if (!connection || !kept || !('reference' in kept)) return
      const at = new Date().toISOString()
      void keep(connection, { kind: hasArrived ? 'seen' : 'missed', at, reference: kept.reference })
    },
  }
}

function isBusy({ test }: RunningTest): boolean {
  return test.status === 'sending' || test.status === 'arriving'
}

/**
 * Returns the test to tell of: the one of this screen, until the maker has spoken or another tab has tested since; then
 * the last one that is kept.
 */
function shownTest(
  running: RunningTest | undefined,
  kept: ConnectionState | undefined,
  kind: StoredConnection['kind'],
): TestSend {
  if (running && (isBusy(running) || !kept || !('reference' in kept))) return running.test
  if (!kept) return { status: 'idle' }
  const fromKept = testOfState(kept, kind)
  if (!running || !('reference' in kept)) return fromKept
  if (kept.reference !== running.reference) return kept.at > running.startedAt ? fromKept : running.test
  const hasSpoken = kept.status === 'missing' || (kept.status === 'arrived' && running.test.status !== 'arrived')
  return hasSpoken ? fromKept : running.test
}
