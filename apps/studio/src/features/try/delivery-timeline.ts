import type { Attempt, Durability, Entry } from '@letterslot/client/outbox'

/** A line of what has become of a message. It stays as it was said: what happens later is a line of its own. Times are ms since 1970. */
export type DeliveryStep =
  | { readonly kind: 'kept'; readonly keeping: Durability; readonly atMs: number }
  /** Attempts that the outbox does not keep one by one any more. */
  | { readonly kind: 'earlier'; readonly count: number }
  /** The attempt of this number came to nothing. */
  | { readonly kind: 'failed'; readonly count: number; readonly attempt: Attempt; readonly atMs: number }
  | { readonly kind: 'accepted'; readonly count: number; readonly atMs: number }
  /** With its acceptance what was written left the visitor's device. */
  | { readonly kind: 'left'; readonly atMs: number }

/** The whole life of a message so far. */
export function deliveryTimeline({ attempts, keeping, log, state, writtenAt }: Entry): readonly DeliveryStep[] {
  const ended = state.status === 'sending' ? log.slice(0, -1) : log
  const earlier = attempts - log.length
  const steps: DeliveryStep[] = [{ kind: 'kept', keeping, atMs: Date.parse(writtenAt) }]
  if (earlier > 0) steps.push({ kind: 'earlier', count: earlier })
  for (const [index, attempt] of ended.entries()) {
    const { startedMs, endedMs: atMs = startedMs, code } = attempt
    const count = earlier + index + 1
    if (code !== 'accepted') steps.push({ kind: 'failed', count, attempt, atMs })
    else {
      steps.push({ kind: 'accepted', count, atMs })
      if (keeping !== 'memory') steps.push({ kind: 'left', atMs })
    }
  }
  return steps
}
