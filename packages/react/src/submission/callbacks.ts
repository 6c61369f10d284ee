import type { Entry } from '@letterslot/client/outbox'
import { referenceOf } from '@letterslot/core'
import type { FormHost } from '../form/form-context.ts'

/** Tells the page around a form what becomes of its messages: of an entry that is new, and of one in an ended state. */
export type Report = (kind: 'enqueued' | Entry['state']['status'], entry: Entry) => void

/**
 * Makes the report of one form. The page's callbacks are read when something is told: they may change.
 * @param told - what was told already: each thing is told once.
 */
export function createReport(host: FormHost, told: Set<string>): Report {
  return (kind, { id, attempts, keeping, log, state }) => {
    const key = `${kind} ${attempts} ${id}`
    if (told.has(key)) return
    told.add(key)
    const { status = 0, text = '' } = log.at(-1) ?? {}
    // Apart from this turn: what a callback throws is the page's, and no reason not to send or to show.
    queueMicrotask(() => {
      const { onQueued, onSent, onParked } = host.options
      const detail = { id, reference: referenceOf(id) }
      if (kind === 'enqueued') onQueued?.({ ...detail, keeping })
      if (kind === 'sent') onSent?.({ ...detail, status, text })
      if (kind === 'parked' && state.status === kind) onParked?.({ ...detail, code: state.code, status, text })
    })
  }
}
