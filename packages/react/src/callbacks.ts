import type { Entry } from '@letterslot/client/outbox'
import { referenceOf } from '@letterslot/core'
import type { Failure } from '@letterslot/core/form-state'
import type { FormHost } from './form-handle.ts'
import type { FormOptions, SubmissionDetail } from './form-options.ts'

/** Tells the page around a form what becomes of its messages, each thing once. */
export interface Callbacks {
  queued(entry: Entry): void
  sent(entry: Entry): void
  /** Tells of a message that needs a person; of any other nothing. */
  parked(entry: Entry, failure: Failure | undefined): void
}

/** Whom it tells is read when it does: callbacks may change. */
export function createCallbacks(host: FormHost): Callbacks {
  host.told ??= new Set()
  const { told } = host

  function tell(what: string, { id }: Entry, call: (options: FormOptions, detail: SubmissionDetail) => void): void {
    if (told.has(what + id)) return
    told.add(what + id)
    // Apart from this turn: what a callback throws is the page's, and no reason not to send or to show.
    queueMicrotask(() => call(host.options, { id, reference: referenceOf(id) }))
  }

  return {
    queued(entry) {
      tell('queued ', entry, ({ onQueued }, detail) => onQueued?.({ ...detail, keeping: entry.keeping }))
    },
    sent(entry) {
      const { status = 0, text = '' } = entry.log.at(-1) ?? {}
      tell('sent ', entry, ({ onSent }, detail) => onSent?.({ ...detail, status, text }))
    },
    parked(entry, failure) {
      const { state, attempts } = entry
      if (state.status !== 'parked') return
      const { code } = state
      const facts = { status: 0, text: '', ...failure, code }
      tell(`parked ${attempts} `, entry, ({ onParked }, detail) => onParked?.({ ...detail, ...facts }))
    },
  }
}
