import { CircleAlert, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './Banner.module.css'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'

type BannerTone = 'neutral' | 'wait' | 'bad'

const bannerIcons: Readonly<Record<BannerTone, LucideIcon>> = { neutral: Info, wait: TriangleAlert, bad: CircleAlert }

export interface BannerProps {
  readonly tone?: BannerTone
  readonly children: ReactNode
  readonly action?: ReactNode
}

/** Something about the whole page, told once, across its full width. A `bad` one is announced at once. */
export function Banner({ tone = 'neutral', children, action }: BannerProps) {
  return (
    <div role={tone === 'bad' ? 'alert' : 'status'} className={classes(styles['banner'], styles[tone])}>
      <Icon icon={bannerIcons[tone]} />
      <div className={styles['text']}>{children}</div>
      {action}
    </div>
  )
}
