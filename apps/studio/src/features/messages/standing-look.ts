import { Check, Clock, CloudOff, type LucideIcon, Send, UserRound } from 'lucide-react'
import type { Group, Standing } from '../../outbox/entry-standing.ts'
import type { Tone } from '../../ui/Pill.tsx'

interface Look {
  readonly tone: Tone
  readonly icon: LucideIcon
}

/** How a standing is drawn: never colour alone. */
export const standingLook: Readonly<Record<Standing['kind'], Look>> = {
  sent: { tone: 'ok', icon: Check },
  sending: { tone: 'wait', icon: Send },
  queued: { tone: 'wait', icon: Clock },
  waiting: { tone: 'wait', icon: Clock },
  offline: { tone: 'wait', icon: CloudOff },
  person: { tone: 'bad', icon: UserRound },
}

/** How a group is drawn where its messages are counted. */
export const groupLook: Readonly<Record<Group, Look>> = {
  sent: { tone: 'ok', icon: Check },
  waiting: { tone: 'wait', icon: Clock },
  person: { tone: 'bad', icon: UserRound },
}
