import { CircleCheck, CircleX, Clock, type LucideIcon, Minus } from 'lucide-react'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import styles from './Pill.module.css'

/** The meaning of a state: settled, waiting, needs a person, or neutral. */
export type Tone = 'ok' | 'wait' | 'bad' | 'neutral'

/** The drawing that goes with each tone where none of its own is given: never colour alone. */
export const toneIcons: Readonly<Record<Tone, LucideIcon>> = {
  ok: CircleCheck,
  wait: Clock,
  bad: CircleX,
  neutral: Minus,
}

export interface PillProps {
  readonly tone?: Tone
  readonly children: string
  readonly icon?: LucideIcon
}

/** A state in a word, with its drawing. */
export function Pill({ tone = 'neutral', children, icon = toneIcons[tone] }: PillProps) {
  return (
    <span className={classes(styles['pill'], styles[tone])}>
      <Icon icon={icon} size={14} />
      {children}
    </span>
  )
}
