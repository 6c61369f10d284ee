import type { StoredConnection } from '../../model/connection.ts'
import type { VerificationEvent, VerificationState } from '../../model/verification-state.ts'
import type { TestSend } from './test-send.ts'

/** Returns the event that a state of a running test is for its connection; undefined where nothing new is known. */
export function eventOfTest(test: TestSend, at: string, reference: string): VerificationEvent | undefined {
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
export function testOfState(state: VerificationState, kind: StoredConnection['kind']): TestSend {
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
