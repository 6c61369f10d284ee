import type { AttemptCode } from './attempt-code.ts'

/**
 * What comes after an attempt. Nothing is ever discarded.
 * - `sent`: only the receipt is left.
 * - `turn`: it keeps its place; its connection decides when.
 * - `wait`: it waits by itself, up to the policy's patience.
 * - `unclear`: the same, a few times.
 * - `probe`: a person must act, or the cause passes.
 * - `person`: a person must act.
 */
export type Next = 'sent' | 'turn' | 'wait' | 'unclear' | 'probe' | 'person'

/** The one table of what each code means for its message. */
export const whatNext: Readonly<Record<AttemptCode, Next>> = {
  accepted: 'sent',
  network: 'turn',
  timeout: 'turn',
  'rate-limited': 'turn',
  aborted: 'turn',
  interrupted: 'turn',
  'provider-failed': 'wait',
  unknown: 'wait',
  'unclear-answer': 'unclear',
  'provider-refused': 'probe',
  rejected: 'person',
  challenge: 'person',
  'too-large': 'person',
  blocked: 'person',
  headless: 'person',
  'bad-arguments': 'person',
  'missing-public-key': 'person',
  'missing-service-id': 'person',
  'missing-template-id': 'person',
}
