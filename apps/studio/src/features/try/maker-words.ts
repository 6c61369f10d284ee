import { tryText } from '../../domain/texts/try.ts'
import type { Tone } from '../../ui/Pill.tsx'
import type { MakerView } from './maker-view.ts'

/** Words at the head of a message on the maker's side. */
export interface MakerWords {
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
  /** An earlier try may have arrived as well, at a provider that compares no ids. */
  readonly isRepeat: boolean
}

/** The words for each view. */
export function makerWords(view: Exclude<MakerView, 'nothing'>, { name, waiting, isRepeat }: MakerFacts): MakerWords {
  const { pills } = tryText
  const sent = { pill: pills.sent, tone: 'ok' } as const
  const words: Readonly<Record<typeof view, MakerWords>> = {
    sending: { title: tryText.sending, text: tryText.sendingTo(name), pill: pills.sending, tone: 'neutral' },
    waits: { title: tryText.waits(waiting), pill: pills.wait, tone: 'wait' },
    perhaps: { title: tryText.mayHaveArrived(waiting), pill: pills.unheard, tone: 'wait' },
    cutOff: { title: tryText.cutOff, text: tryText.cutOffText, pill: pills.wait, tone: 'wait' },
    unheard: { title: tryText.arrivedUnheard, pill: pills.unheard, tone: 'wait' },
    parked: { title: tryText.needsYou, pill: pills.parked, tone: 'bad' },
    notConnected: { title: tryText.notConnected, pill: pills.parked, tone: 'bad' },
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
  return words[view]
}
