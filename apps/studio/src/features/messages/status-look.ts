import { Check, CircleCheck, Clock, CloudOff, type LucideIcon, Send, UserRound } from 'lucide-react'
import type { EntryGroup, EntryStatus } from '../../domain/sending/entry-status.ts'
import type { Tone } from '../../ui/Pill.tsx'

interface StatusLook {
  readonly tone: Tone
  readonly icon: LucideIcon
}

/** Icon, word and tone of a standing: never colour alone. */
export const statusLook: Readonly<Record<EntryStatus['kind'], StatusLook>> = {
  sent: { tone: 'ok', icon: Check },
  sending: { tone: 'wait', icon: Send },
  queued: { tone: 'wait', icon: Clock },
  waiting: { tone: 'wait', icon: Clock },
  offline: { tone: 'wait', icon: CloudOff },
  person: { tone: 'bad', icon: UserRound },
}

/** Icon and tone of a group's counter. */
export const groupLook: Readonly<Record<EntryGroup, StatusLook>> = {
  sent: { tone: 'ok', icon: CircleCheck },
  waiting: { tone: 'wait', icon: Clock },
  person: { tone: 'bad', icon: UserRound },
}
