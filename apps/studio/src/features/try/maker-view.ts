import type { Entry } from '@letterslot/client/outbox'
import { referenceOf } from '@letterslot/core'
import { connectionName } from '../../domain/connections/connection-name.ts'
import { localTime } from '../../domain/texts/times.ts'
import { tryText } from '../../domain/texts/try.ts'
import type { StoredConnection } from '../../model/connection.ts'
import type { Tone } from '../../ui/Pill.tsx'
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
export function isFallbackShown({ state, log }: Pick<Entry, 'state' | 'log'>): boolean {
  return state.status === 'parked' || (state.status !== 'sent' && log.some(({ endedMs }) => endedMs !== undefined))
}

/** Words at the head of a message on the maker's side. */
interface MakerSummary {
  readonly title: string
  readonly text?: string
  readonly pill: string
  readonly tone: Tone
}

/** Facts besides the view. */
export interface MakerFacts {
  /** The destination's name. */
  readonly name: string
  /** Number of messages of Try it that are not sent. */
  readonly waiting: number
  /** An earlier try may have arrived. */
  readonly isDoubtful: boolean
  /** So it may have arrived twice: its provider compares no ids. */
  readonly isRepeat: boolean
}

/** The words for each view. */
export function describeMakerView(
  view: Exclude<MakerView, 'nothing'>,
  { name, waiting, isDoubtful, isRepeat }: MakerFacts,
): MakerSummary {
  const { pills } = tryText
  const sent = { pill: pills.sent, tone: 'ok' } as const
  const summaries: Readonly<Record<typeof view, MakerSummary>> = {
    sending: { title: tryText.sending, text: tryText.sendingTo(name), pill: pills.sending, tone: 'neutral' },
    waits: { title: tryText.waits(waiting), pill: pills.wait, tone: 'wait' },
    perhaps: { title: tryText.mayHaveArrived(waiting), pill: pills.unheard, tone: 'wait' },
    cutOff: { title: tryText.cutOff, text: tryText.cutOffText, pill: pills.wait, tone: 'wait' },
    unheard: { title: tryText.arrivedUnheard, pill: pills.unheard, tone: 'wait' },
    parked: isDoubtful
      ? { title: tryText.perhapsNeedsYou, pill: pills.perhaps, tone: 'bad' }
      : { title: tryText.needsYou, pill: pills.parked, tone: 'bad' },
    notConnected: isDoubtful
      ? { title: tryText.perhapsNotConnected, pill: pills.perhaps, tone: 'bad' }
      : { title: tryText.notConnected, pill: pills.parked, tone: 'bad' },
    accepted: {
      title: tryText.accepted(name),
      text: isRepeat ? `${tryText.acceptedText} ${tryText.acceptedTwice}` : tryText.acceptedText,
      ...sent,
    },
    arriving: { title: tryText.arriving, ...sent },
    late: { title: tryText.late, text: tryText.lateText, ...sent },
    unseen: { title: tryText.unseen, text: tryText.unseenText, ...sent },
    arrived: { title: tryText.arrived, ...sent },
  }
  return summaries[view]
}

/** The note at the end of a late mail: "Written 14:02, sent 14:03 at the second try." */
export function lateNoteOf(text: string): string | undefined {
  return /Written [^\n]* at the [^\n]*\btry\.[^\n]*/.exec(text)?.[0].trim()
}

/**
 * Returns a message's parameters as the mail of a relay of ours is made of them, were it sent at a time: of a try that
 * arrived before it makes no second mail, so that none says that it may be a repeat.
 */
export function nextParams(entry: Entry, atMs: number): Readonly<Record<string, string>> {
  const { id, params, writtenAt, attempts, isDoubtElsewhere, state } = entry
  return {
    ...params,
    letterslot_id: id,
    letterslot_reference: referenceOf(id),
    letterslot_written_at: writtenAt,
    letterslot_sent_at: localTime(state.status === 'waiting' ? Math.max(atMs, state.retryMs) : atMs),
    letterslot_attempts: `${state.status === 'sending' ? attempts : attempts + 1}`,
    ...(isDoubtElsewhere && { letterslot_repeat: 'elsewhere' }),
  }
}

/** A connection's name within a sentence: `the test inbox`, `EmailJS · service_x1`. */
export function destinationPhrase(connection: StoredConnection): string {
  switch (connection.kind) {
    case 'practice':
    case 'test-inbox':
      return tryText.way[connection.kind]
    default:
      return connectionName(connection)
  }
}
