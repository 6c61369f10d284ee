import type { ReactNode } from 'react'
import { FirstWords } from './FirstWords.tsx'
import styles from './MethodPanel.module.css'
import type { PublishGate } from './use-publish-gate.ts'

/** One way out: what it is, and its steps. At the foot stands what comes first, once somebody tried. */
export function MethodPanel({
  lead,
  gate,
  children,
}: {
  readonly lead: string
  readonly gate: PublishGate
  readonly children?: ReactNode
}) {
  return (
    <div className={styles['way']}>
      <p>{lead}</p>
      {children}
      <FirstWords>{gate.first}</FirstWords>
    </div>
  )
}
