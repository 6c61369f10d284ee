import { assertNever, createSubmissionId, referenceOf } from '@letterslot/core'
import { outcomeOf } from '@letterslot/core/form-state'
import type { FormHandle } from '@letterslot/react'

/** The states of a form that a preview shows, in the order of a visit. */
export const previewStates = ['filling', 'problems', 'sending', 'notSent', 'sent', 'needsPerson'] as const

export type PreviewState = (typeof previewStates)[number]

/** The next attempt of a message that waits in a preview, in milliseconds from now. */
const nextTryMs = 90_000

/** The parts of a form that a preview brings into a state. */
export type Previewed = Pick<FormHandle, 'compiled' | 'store'> & { readonly host: Pick<FormHandle['host'], 'written'> }

/**
 * Brings a form into a state by the runtime's own events, as though it had been sent; nothing is. Where it was sent, the page of
 * thanks has its answers, as they would stand in the mail: its kinds are loaded before.
 * @param id - of the message that was sent, or waits. Default: a new one.
 * @returns false where the form cannot come into it: nothing in it can be wrong.
 */
export function enterState(
  { compiled, host, store }: Previewed,
  state: PreviewState,
  nowMs: number,
  id = createSubmissionId(),
): boolean {
  switch (state) {
    case 'filling':
      return true
    case 'problems': {
      const issues = store.check()
      if (issues.length > 0) store.dispatch({ kind: 'problemsFound', issues })
      return issues.length > 0
    }
    case 'sending':
      store.dispatch({ kind: 'sendStarted' })
      store.dispatch({ kind: 'spinnerDue' })
      return true
    case 'notSent':
    case 'needsPerson':
      store.dispatch({ kind: 'sendStarted' })
      store.dispatch({ kind: 'notSent', outcome: outcomeAt(state, nowMs, id), asked: false })
      return true
    case 'sent':
      host.written = { id, params: compiled.templateParams(store.values()), values: store.values() }
      store.dispatch({ kind: 'sendStarted' })
      store.dispatch({ kind: 'accepted', receipt: receiptAt(nowMs, id) })
      return true
    default:
      return assertNever(state)
  }
}

function outcomeAt(state: 'notSent' | 'needsPerson', nowMs: number, id: string): ReturnType<typeof outcomeOf> {
  const { reference, writtenAt } = receiptAt(nowMs, id)
  return outcomeOf({
    message: { id, reference, writtenAt, params: {}, files: [], kept: 'saved', older: false },
    failure: { code: 'network', status: 0, text: '' },
    parked: state === 'needsPerson' ? 'network' : undefined,
    nextMs: nowMs + nextTryMs,
    online: true,
    sendsWhenClosed: false,
  })
}

function receiptAt(nowMs: number, id: string) {
  const at = new Date(nowMs).toISOString()
  return { id, reference: referenceOf(id), writtenAt: at, sentAt: at, repeated: false, older: false, awaited: false }
}
