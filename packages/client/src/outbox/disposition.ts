import type { AttemptCode } from './outcome.ts'

/**
 * The next step of a message after an attempt. Nothing is ever discarded.
 * - `sent`: only the receipt is left.
 * - `requeue`: it keeps its place; its connection decides when.
 * - `backoff`: it waits by itself, up to the policy's patience.
 * - `retry-few`: the same, a few times.
 * - `probe`: a person must act, or the cause passes.
 * - `needs-action`: a person must act.
 */
export type Disposition = 'sent' | 'requeue' | 'backoff' | 'retry-few' | 'probe' | 'needs-action'

/** The one table of what each code means for its message. */
export const dispositions: Readonly<Record<AttemptCode, Disposition>> = {
  accepted: 'sent',
  network: 'requeue',
  timeout: 'requeue',
  'rate-limited': 'requeue',
  aborted: 'requeue',
  interrupted: 'requeue',
  'provider-failed': 'backoff',
  unknown: 'backoff',
  'unclear-answer': 'retry-few',
  'provider-refused': 'probe',
  rejected: 'needs-action',
  challenge: 'needs-action',
  'too-large': 'needs-action',
  blocked: 'needs-action',
  headless: 'needs-action',
  'bad-arguments': 'needs-action',
  'missing-public-key': 'needs-action',
  'missing-service-id': 'needs-action',
  'missing-template-id': 'needs-action',
}
