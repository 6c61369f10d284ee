import { createSubmissionId, type Form, referenceOf } from '@letterslot/core'
import type { EmailTemplate } from '@letterslot/email'
import { useState } from 'react'
import { connectionStateOf } from '../../domain/connections/connection-mark.ts'
import { recordTest, recordTestStart } from '../../domain/sending/record-connection-state.ts'
import { useSending } from '../../domain/sending/sending-context.ts'
import { describeFailure, toSaveFailure } from '../../domain/storage/save-state.ts'
import { useStorage } from '../../domain/storage/studio-storage.ts'
import type { StoredConnection } from '../../model/connection.ts'
import type { KeptTest, VerificationEvent, VerificationState } from '../../model/verification-state.ts'
import { useAnnounce } from '../../ui/Announcer.tsx'
import { useToast } from '../../ui/Toasts.tsx'
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

interface RunningTest {
  readonly reference: string
  /** RFC 3339. */
  readonly startedAt: string
  /** RFC 3339; undefined until the try began. */
  readonly sentAt?: string
  readonly test: TestSendState
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
  const [running, setRunning] = useState<RunningTest>()
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
    let sentAt: string | undefined
    for await (const test of sendTest({ form, email, transport: transportOf(tested), signal, id })) {
      const at = new Date().toISOString()
      if (test.status === 'saving') {
        setRunning({ reference, startedAt, test })
        // Where it cannot be kept it goes out all the same, as a visitor's message does, and no step says that it is saved.
        const record = { reference, savedAt: at, bytes: test.bytes }
        await saveOrTell(() => recordTestStart(connections, tested, record))
        continue
      }
      if (test.status === 'sending') sentAt = at
      const event = eventOfTest(test, at, reference)
      if (event) await saveOrTell(() => recordTest(connections, tested, event, sentAt))
      setRunning({ reference, startedAt, test, ...(sentAt !== undefined && { sentAt }) })
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

function isBusy({ test }: RunningTest): boolean {
  return test.status === 'saving' || test.status === 'sending' || test.status === 'arriving'
}

function sentOf(running: RunningTest | undefined): { readonly sentAt?: string } {
  return running?.sentAt === undefined ? {} : { sentAt: running.sentAt }
}

/**
 * Returns the test to tell of: the one of this screen, until the maker has spoken or another tab has tested since; then
 * the last one that is kept.
 */
function shownTest(
  running: RunningTest | undefined,
  connection: StoredConnection | undefined,
): { readonly test: TestSendState; readonly reference: string | undefined } {
  const kept = connection && connectionStateOf(connection)
  const keptReference = kept && 'reference' in kept ? kept.reference : undefined
  if (running && (isBusy(running) || keptReference === undefined)) return running
  if (!connection || !kept) return { test: { status: 'idle' }, reference: undefined }
  const [newest] = connection.tests ?? []
  if (newest && newest.outcome === undefined && newest.reference !== running?.reference) {
    const isNewer = !running || newest.savedAt > running.startedAt
    if (isNewer) return { test: { status: 'interrupted' }, reference: newest.reference }
  }
  const fromKept = { test: testOfState(kept, connection.kind), reference: keptReference }
  if (!running || !('reference' in kept)) return fromKept
  if (kept.reference !== running.reference) return kept.at > running.startedAt ? fromKept : running
  const hasSpoken = kept.status === 'missing' || (kept.status === 'arrived' && running.test.status !== 'arrived')
  return hasSpoken ? fromKept : running
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

/** Returns the last test as it is kept, to be told again after a reload or in another tab. */
export function testOfState(state: VerificationState, kind: StoredConnection['kind']): TestSendState {
  switch (state.status) {
    case 'entered':
    case 'proven':
      return { status: 'idle' }
    case 'refused':
    case 'unanswered':
      return { status: 'refused', ...state.answer, code: state.code, maybeSent: state.maybeSent }
    case 'accepted':
      // Where the studio can look into the inbox, the maker is not asked.
      return { status: kind === 'emailjs' || kind === 'relay' ? 'accepted' : 'late', ...state.answer }
    case 'arrived':
    case 'missing':
    case 'unclear':
      return { status: state.status, ...state.answer }
  }
}
