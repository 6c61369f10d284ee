import { defaultPolicy } from './default-policy.ts'
import type { Entry } from './entry.ts'
import { createEntry } from './entry.ts'
import { submission } from './outbox.test.fixture.ts'
import type { AttemptCode, AttemptOutcome } from './outcome.ts'
import { type EntryEvent, transitionEntry } from './transition.ts'

export const nowMs = Date.UTC(2026, 10, 21, 13, 2)
export const hourMs = 3_600_000
export const dayMs = 24 * hourMs
export const claimed: Extract<EntryEvent, { readonly kind: 'claimed' }> = {
  kind: 'claimed',
  holder: 'me',
  hasLock: false,
  leaseMs: 45_000,
  pausedMs: 0,
}

export function entryOf(changes: Partial<Entry> = {}): Entry {
  return { ...createEntry(submission('one')), order: 1, keeping: 'strict', ...changes }
}

export const upon = (entry: Entry, event: EntryEvent, atMs = nowMs): Entry | undefined =>
  transitionEntry(entry, event, defaultPolicy, atMs)

export function sendingEntry(changes: Partial<Entry> = {}): Entry {
  const taken = upon(entryOf(changes), claimed)
  if (!taken) throw new Error('It cannot be claimed.')
  return taken
}

export const outcomeOf = (code: AttemptCode, changes: Partial<AttemptOutcome> = {}): AttemptOutcome => ({
  code,
  status: 0,
  text: '',
  sent: 'no',
  ...changes,
})
