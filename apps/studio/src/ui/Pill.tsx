import { CircleCheck, CircleX, Clock, type LucideIcon, Minus } from 'lucide-react'
import chipStyles from './Chip.module.css'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import styles from './Pill.module.css'
import stateLineStyles from './StateLine.module.css'
import toneMarkStyles from './ToneMark.module.css'

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

interface StateLineProps {
  readonly tone: Tone
  /** Default: the tone's own. */
  readonly icon?: LucideIcon
  readonly children: string
}

/** A state in a sentence, with its drawing; unlike a pill it takes the lines it needs. */
export function StateLine({ tone, icon = toneIcons[tone], children }: StateLineProps) {
  return (
    <span className={classes(stateLineStyles['line'], stateLineStyles[tone])} data-tone={tone}>
      <Icon icon={icon} size={14} />
      <span>{children}</span>
    </span>
  )
}

interface ToneMarkProps {
  readonly tone: Tone
  /** Default: the tone's own. */
  readonly icon?: LucideIcon
  /** Default: `small`, for a line of a list. */
  readonly size?: 'small' | 'large'
}

/** The round mark at the head of a line: its drawing says what its colour does. */
export function ToneMark({ tone, icon = toneIcons[tone], size = 'small' }: ToneMarkProps) {
  return (
    <span className={classes(toneMarkStyles['mark'], toneMarkStyles[size], toneMarkStyles[tone])}>
      <Icon icon={icon} size={size === 'small' ? 14 : 16} />
    </span>
  )
}

interface ChipProps {
  readonly children: string
  /** Names something that is not there. */
  readonly isUnknown?: boolean
}

/** A name that is sent as it stands, a parameter say. */
export function Chip({ children, isUnknown = false }: ChipProps) {
  return <code className={classes(chipStyles['chip'], isUnknown && chipStyles['unknown'])}>{children}</code>
}
