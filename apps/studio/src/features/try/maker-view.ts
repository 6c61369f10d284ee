import type { Entry } from '@letterslot/client/outbox'
import type { MailArrival } from './use-mail-arrival.ts'

/** State of the maker's side. */
export type MakerView =
  | 'nothing'
  | 'sending'
  | 'waits'
  /** Its attempt may have ended with its page. */
  | 'cutOff'
  /** An earlier try may have arrived. */
  | 'perhaps'
  /** The mail is there, and the visitor cannot know that. */
  | 'unheard'
  | 'parked'
  | 'notConnected'
  /** Accepted by a provider whose mailboxes the studio cannot see. */
  | 'accepted'
  | 'arriving'
  | 'late'
  | 'unseen'
  | 'arrived'

/**
 * Chooses what to tell of a message: never more than is known.
 * @param isUnderWay - its attempt is known to run, as the outbox says.
 */
export function makerViewOf(entry: Entry | undefined, arrival: MailArrival, isUnderWay: boolean): MakerView {
  if (!entry) return 'nothing'
  const { state, doubtful } = entry
  if (state.status === 'sent') {
    if (arrival.status === 'none') return 'accepted'
    return arrival.status === 'looking' ? 'arriving' : arrival.status
  }
  if (arrival.status === 'arrived') return 'unheard'
  if (state.status === 'parked') return state.code.startsWith('missing-') ? 'notConnected' : 'parked'
  if (state.status === 'sending') return isUnderWay ? 'sending' : 'cutOff'
  return doubtful ? 'perhaps' : 'waits'
}

/** True where the visitor's form offers the other ways to reach the maker: once a try came to nothing. */
export function isReachShown({ state, log }: Pick<Entry, 'state' | 'log'>): boolean {
  return state.status === 'parked' || (state.status !== 'sent' && log.some(({ endedMs }) => endedMs !== undefined))
}
