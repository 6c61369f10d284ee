import type { LucideIcon } from 'lucide-react'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import { type Tone, toneIcons } from './Pill.tsx'
import styles from './ToneMark.module.css'

export interface ToneMarkProps {
  readonly tone: Tone
  /** Default: the tone's own. */
  readonly icon?: LucideIcon
  /** Default: `small`, for a line of a list. */
  readonly size?: 'small' | 'large'
}

/** The round mark at the head of a line: its drawing says what its colour does. */
export function ToneMark({ tone, icon = toneIcons[tone], size = 'small' }: ToneMarkProps) {
  return (
    <span className={classes(styles['mark'], styles[size], styles[tone])}>
      <Icon icon={icon} size={size === 'small' ? 14 : 16} />
    </span>
  )
}
