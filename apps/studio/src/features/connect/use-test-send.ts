import { createSubmissionId, type Form, referenceOf } from '@letterslot/core'
import type { EmailTemplate } from '@letterslot/email'
import { useState } from 'react'
import { accountKey } from '../../domain/connections/account-ids.ts'
import { connectionStateOf } from '../../domain/connections/connection-mark.ts'
import { recordTest, recordTestStart } from '../../domain/sending/record-connection-state.ts'
import { useSending } from '../../domain/sending/sending-context.ts'
import { describeFailure, toSaveFailure } from '../../domain/storage/save-state.ts'
import { useStorage } from '../../domain/storage/studio-storage.ts'
import type { StoredConnection } from '../../model/connection.ts'
import type { KeptTest, VerificationEvent } from '../../model/verification-state.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { isBusy, type RunningTest, shownTest } from './shown-test.ts'
import { sendTest, type TestSendState } from './test-send.ts'
import { pillOf } from './test-text.ts'

/** A test of a connection: the one that runs, else the last one that is kept. */
export interface TestSending {
  readonly test: TestSendState
  /** The course of that test as it is kept; undefined where nothing of it could be kept. */
  readonly record: KeptTest | undefined
  /** The test before that one. */
  readonly before: KeptTest | undefined
  readonly isBusy: boolean
  /** Sends one. What comes of it is kept with the connection, also when this screen is left meanwhile. */
  readonly send: (connection: StoredConnection) => Promise<void>
  /** Takes the maker's word that the last test is in the mailbox, or is not. */
  readonly tellArrived: (hasArrived: boolean) => void
}

/** Sends tests of a form by a connection, and keeps their outcome with it. */
export function useTestSend(
  connection: StoredConnection | undefined,
  { form, email }: { readonly form: Form; readonly email: EmailTemplate },
): TestSending {
  const { connections } = useStorage()
  const { transportOf } = useSending()
  const announce = useAnnounce()
  const showToast = useToast()
  const [last, setRunning] = useState<RunningTest>()
  // What was sent by other ids is no test of these.
  const running = last && connection && last.key === accountKey(connection) ? last : undefined
  const kept = connection && connectionStateOf(connection)
  const saveOrTell = async (write: () => Promise<unknown>): Promise<void> => {
    try {
      await write()
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
    const key = accountKey(tested)
    let sentAt: string | undefined
    for await (const test of sendTest({ form, email, transport: transportOf(tested), signal, id })) {
      const at = new Date().toISOString()
      if (test.status === 'saving') {
        setRunning({ key, reference, startedAt, test })
        // Where it cannot be kept it goes out all the same, as a visitor's message does, and no step says that it is saved.
        const record = { reference, savedAt: at, bytes: test.bytes }
        await saveOrTell(() => recordTestStart(connections, tested, record))
        continue
      }
      if (test.status === 'sending') sentAt = at
      const event = eventOfTest(test, at, reference)
      if (event) await saveOrTell(() => recordTest(connections, tested, event, sentAt))
      setRunning({ key, reference, startedAt, test, ...(sentAt !== undefined && { sentAt }) })
      announce(pillOf(test).words)
    }
  }
  const tests = connection?.tests ?? []
  const { test, reference } = shownTest(running, connection)
  const at = tests.findIndex((kept) => kept.reference === reference)
  const record = tests[at]
  return {
    test,
    record: record && running?.reference === reference ? { ...sentOf(running), ...record } : record,
    before: tests[at + 1],
    isBusy: running !== undefined && isBusy(running),
    send,
    tellArrived: (hasArrived) => {
      if (!connection || !kept || !('reference' in kept)) return
      const at = new Date().toISOString()
      const event: VerificationEvent = { kind: hasArrived ? 'seen' : 'missed', at, reference: kept.reference }
      void saveOrTell(() => recordTest(connections, connection, event))
    },
  }
}

function sentOf(running: RunningTest | undefined): { readonly sentAt?: string } {
  return running?.sentAt === undefined ? {} : { sentAt: running.sentAt }
}

/** Returns the event that a state of a running test is for its connection; undefined where nothing new is known. */
export function eventOfTest(test: TestSendState, at: string, reference: string): VerificationEvent | undefined {
  switch (test.status) {
    case 'refused': {
      const { httpStatus, text, code, maybeSent } = test
      return { kind: 'failed', at, reference, answer: { httpStatus, text }, code, maybeSent }
    }
    case 'unclear':
      return { kind: 'unclear', at, reference, answer: { httpStatus: test.httpStatus, text: test.text } }
    case 'accepted':
    case 'arriving':
      return { kind: 'accepted', at, reference, answer: { httpStatus: test.httpStatus, text: test.text } }
    case 'arrived':
      return { kind: 'seen', at, reference }
    default:
      return undefined
  }
}
