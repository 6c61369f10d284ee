import type { Entry, Outbox } from '@letterslot/client/outbox'
import * as v from 'valibot'

const triedShape = v.looseObject({ isTried: v.literal(true) })

/** Tells if a message comes from Try it, so that faults may meet it. Receipts do not tell any more. */
export function isTrialEntry({ context }: Pick<Entry, 'context'>): boolean {
  return v.is(triedShape, context)
}

function triedContext(context: unknown): object {
  return { ...(typeof context === 'object' ? context : {}), isTried: true }
}

/** An outbox that notes of every message it takes in that it comes from Try it. The rest is the same outbox. */
export function outboxOfTrial(outbox: Outbox): Outbox {
  return {
    ...outbox,
    enqueue: (submission, options) =>
      outbox.enqueue({ ...submission, context: triedContext(submission.context) }, options),
    retry: (id, change) =>
      outbox.retry(id, change && 'context' in change ? { ...change, context: triedContext(change.context) } : change),
  }
}
