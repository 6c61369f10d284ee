import { connectionStateOf } from '../../domain/connections/connection-mark.ts'
import type { StoredConnection } from '../../model/connection.ts'
import type { VerificationState } from '../../model/verification-state.ts'
import type { TestSendState } from './test-send.ts'

/** A test that this screen sent. */
export interface RunningTest {
  /** The account by whose ids it was sent. */
  readonly key: string
  readonly reference: string
  /** RFC 3339. */
  readonly startedAt: string
  /** RFC 3339; undefined until the try began. */
  readonly sentAt?: string
  readonly test: TestSendState
}

export function isBusy({ test }: RunningTest): boolean {
  return test.status === 'saving' || test.status === 'sending' || test.status === 'arriving'
}

interface ShownTest {
  readonly test: TestSendState
  readonly reference: string | undefined
}

/**
 * Returns the test to tell of: the one of this screen, until the maker has spoken or another tab has tested since; then
 * the last one that is kept. Which came later is told by their order where both are kept: clocks are set back at times.
 */
export function shownTest(
  running: RunningTest | undefined,
  connection: Pick<StoredConnection, 'kind' | 'state' | 'tests'> | undefined,
): ShownTest {
  if (running && isBusy(running)) return running
  if (!connection) return running ?? { test: { status: 'idle' }, reference: undefined }
  const kept = connectionStateOf(connection)
  const { kind, tests = [] } = connection
  const placeOf = (reference: string): number => tests.findIndex((test) => test.reference === reference)
  const own = running ? placeOf(running.reference) : -1
  const isSince = (reference: string, at: string): boolean =>
    !running || (own === -1 ? at > running.startedAt : placeOf(reference) !== -1 && placeOf(reference) < own)
  const [newest] = tests
  const isOther = newest && newest.outcome === undefined && newest.reference !== running?.reference
  if (isOther && isSince(newest.reference, newest.savedAt)) {
    return { test: { status: 'interrupted' }, reference: newest.reference }
  }
  const reference = 'reference' in kept ? kept.reference : undefined
  const fromKept = { test: testOfState(kept, kind), reference }
  if (!running) return fromKept
  // Its outcome was kept, and the state is another's since: a published form's message, say.
  if (!('reference' in kept)) return tests[own]?.outcome === undefined ? running : fromKept
  if (kept.reference !== running.reference) return isSince(kept.reference, kept.at) ? fromKept : running
  const hasSpoken = kept.status === 'missing' || (kept.status === 'arrived' && running.test.status !== 'arrived')
  return hasSpoken ? fromKept : running
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
