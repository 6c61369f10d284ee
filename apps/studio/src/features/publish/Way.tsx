import type { ReactNode } from 'react'
import { FirstWords } from './FirstWords.tsx'
import type { Ship } from './use-ship.ts'
import styles from './Ways.module.css'

/** One way out: what it is, and its steps. At the foot stands what comes first, once somebody tried. */
export function Way({
  lead,
  ship,
  children,
}: {
  readonly lead: string
  readonly ship: Ship
  readonly children?: ReactNode
}) {
  return (
    <div className={styles['way']}>
      <p>{lead}</p>
      {children}
      <FirstWords>{ship.first}</FirstWords>
    </div>
  )
}
