/** When a life of the relay is to end. */
export type KillPlan =
  /** While it starts, this long after its process began. */
  | { readonly kind: 'starting'; readonly afterMs: number }
  /** At any moment of its work. */
  | { readonly kind: 'working'; readonly afterMs: number }
  /** As soon as the log shows an event for the nth time: the narrow windows, which chance alone would miss. */
  | { readonly kind: 'event'; readonly event: string; readonly nth: number }

const events = ['stored', 'handing-over', 'smtp-accepted', 'recorded']

/** Draws the end of one life. */
export function drawKillPlan(random: () => number): KillPlan {
  const kind = random()
  if (kind < 0.1) return { kind: 'starting', afterMs: Math.floor(random() * 500) }
  if (kind < 0.5) return { kind: 'working', afterMs: Math.floor(random() * 600) }
  const event = events[Math.floor(random() * events.length)] ?? 'stored'
  return { kind: 'event', event, nth: 1 + Math.floor(random() * 8) }
}
