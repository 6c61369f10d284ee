import { isOnDevice } from './message.ts'
import type { Standing } from './standing.ts'
import type { NotSentReason, PersonReason, Unsent } from './unsent.ts'

const personReasons: Readonly<Partial<Record<string, PersonReason>>> = {
  'missing-public-key': 'notConnected',
  'missing-service-id': 'notConnected',
  'missing-template-id': 'notConnected',
  headless: 'blocked',
  blocked: 'blocked',
  'too-large': 'tooLarge',
  challenge: 'challenge',
  'unclear-answer': 'perhaps',
  network: 'inVain',
  timeout: 'inVain',
  'rate-limited': 'inVain',
  'provider-failed': 'inVain',
  unknown: 'inVain',
}

/** Codes after which other answers may well be taken; not after a 400, which is about ids or the template. */
const mendable: readonly string[] = ['too-large', 'rejected']

const notSentReasons: Readonly<Partial<Record<string, NotSentReason>>> = {
  network: 'silent',
  timeout: 'silent',
  'unclear-answer': 'unclear',
  interrupted: 'queued',
  aborted: 'queued',
}

/** The consequence of an unsent message for its visitor. */
export function outcomeOf(standing: Standing): Unsent {
  const { message, failure, parked, nextMs, online } = standing
  if (parked !== undefined) {
    const probed = nextMs !== undefined
    const known = failure ?? { code: parked, status: 0, text: '' }
    const reason = personReasons[parked] ?? 'refused'
    const mends = !message.older && mendable.includes(parked) && known.status !== 400
    return { status: 'needsPerson', reason, message, failure: known, probed, mendable: mends }
  }
  // A message that only the page has goes nowhere once that is closed.
  const sendsWhenClosed = standing.sendsWhenClosed && isOnDevice(message.kept)
  const reason = failure ? (notSentReasons[failure.code] ?? 'busy') : 'queued'
  return { status: 'notSent', reason: online ? reason : 'offline', message, failure, nextMs, sendsWhenClosed }
}
