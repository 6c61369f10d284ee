import type { Failure } from './message.ts'
import { isOnDevice, type Message } from './message.ts'
import type { NotSentReason, PersonReason, Unsent } from './state.ts'

/** The facts of an unsent message. */
export interface Standing {
  readonly message: Message
  /** The last answer; undefined before the first. */
  readonly failure: Failure | undefined
  /** Why a person is needed: a code of the client's; undefined while it goes out by itself. */
  readonly parked: string | undefined
  /** When it is tried next, ms since 1970; undefined where nobody knows. Of a parked one: the probe. */
  readonly nextMs: number | undefined
  /** The browser's report of its network; it may be wrong, so it only chooses between two texts. */
  readonly online: boolean
  /** The browser sends even after the page is closed. */
  readonly sendsWhenClosed: boolean
}

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
