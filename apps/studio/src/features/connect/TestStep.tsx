import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Tone } from '../../ui/Pill.tsx'
import { ToneMark } from '../../ui/Pill.tsx'
import styles from './TestSend.module.css'

export interface TestStepProps {
  readonly icon: LucideIcon
  readonly tone: Tone
  readonly title: string
  /** The step's moment, as it is shown. */
  readonly time?: string | undefined
  readonly children: ReactNode
}

/** One step on the way of a message. */
export function TestStep({ icon, tone, title, time, children }: TestStepProps) {
  return (
    <li className={styles['step']}>
      <ToneMark tone={tone} icon={icon} />
      <div>
        <p className={styles['stepTitle']}>
          <span>{title}</span>
          {time !== undefined && <span className={styles['time']}>{time}</span>}
        </p>
        {children !== null && <div className={styles['stepText']}>{children}</div>}
      </div>
    </li>
  )
}
