import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import { connectText } from '../../domain/texts/connect.ts'
import type { StoredConnection } from '../../model/connection.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './ConnectStep.module.css'
import { FilesLimit } from './FilesLimit.tsx'
import { Mapping } from './Mapping.tsx'
import { NotePlace } from './NotePlace.tsx'

export interface MoreProps {
  /** The kind of the open form's connection; undefined without one. */
  readonly kind: StoredConnection['kind'] | undefined
}

/**
 * Settings that few forms need: other names for the template, where a late message says so, and how large files may be.
 */
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
