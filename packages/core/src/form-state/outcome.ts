import type { Failure } from './failure.ts'
import type { NeedsPerson, NotSent, PersonReason } from './state.ts'

/** Codes after which the same attempt cannot succeed until a person changes something. */
const personReasons: ReadonlyMap<string, PersonReason> = new Map([
  ['missing-public-key', 'notConnected'],
  ['missing-service-id', 'notConnected'],
  ['missing-template-id', 'notConnected'],
  ['provider-refused', 'refused'],
  ['rejected', 'refused'],
  ['challenge', 'refused'],
  ['bad-arguments', 'refused'],
  ['headless', 'blocked'],
  ['blocked', 'blocked'],
  ['too-large', 'tooLarge'],
])

/**
 * What a failed attempt means to the visitor.
 * @param online - what the browser says of its network; it may say so wrongly, so it only chooses between two texts.
 */
export function outcomeOf(failure: Failure, online: boolean): NotSent | NeedsPerson {
  const reason = personReasons.get(failure.code)
  if (reason) return { status: 'needsPerson', reason, failure }
  const offline = failure.code === 'network' && !online
  return { status: 'notSent', reason: offline ? 'offline' : 'silent', failure }
}
