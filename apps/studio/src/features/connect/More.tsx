import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import { connectText } from '../../catalogue/connect.ts'
import type { StoredConnection } from '../../storage/connection.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './ConnectStep.module.css'
import { FilesLimit } from './FilesLimit.tsx'
import { Mapping } from './Mapping.tsx'
import { NotePlace } from './NotePlace.tsx'

export interface MoreProps {
  /** How the open form sends; undefined while it sends nowhere. */
  readonly kind: StoredConnection['kind'] | undefined
}

/** What few forms need: other names for the template, where a late message says so, and how large files may be. */
export function More({ kind }: MoreProps) {
  return (
    <details className={styles['more']}>
      <summary>
        <Icon icon={SlidersHorizontal} />
        <b>{connectText.more}</b>
        <span>{connectText.moreLead}</span>
        <Icon icon={ChevronDown} />
      </summary>
      <Mapping />
      {(kind === 'emailjs' || kind === 'relay') && (
        <>
          <NotePlace kind={kind} />
          <FilesLimit kind={kind} />
        </>
      )}
    </details>
  )
}
