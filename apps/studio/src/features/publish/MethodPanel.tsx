import type { ReactNode } from 'react'
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
      <FirstToSettle>{gate.first}</FirstToSettle>
    </div>
  )
}

/** The first thing to settle, shown once the maker tried to publish. */
export function FirstToSettle({ children }: { readonly children: string | undefined }) {
  return (
    <p role="status" className={styles['first']}>
      {children}
    </p>
  )
}

/** An alert: the failure and its cause. */
export function MethodTrouble({ children }: { readonly children: string }) {
  return <p className={styles['first']}>{children}</p>
}
