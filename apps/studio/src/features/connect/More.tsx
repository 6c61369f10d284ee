import { ChevronDown, SlidersHorizontal } from 'lucide-react'
import type { AccountKind } from '../../domain/connections/account-ids.ts'
import { setDelivery } from '../../domain/document/commands/delivery.ts'
import { readFileSize, writeFileSize } from '../../domain/document/file-size.ts'
import { useDispatch, useDocument } from '../../domain/document/use-document.ts'
import { connectText } from '../../domain/texts/connect.ts'
import type { StoredConnection } from '../../model/connection.ts'
import { Icon } from '../../ui/Icon.tsx'
import { NumberField } from '../../ui/TextField.tsx'
import { useDraftText } from '../../ui/use-draft-text.ts'
import styles from './ConnectStep.module.css'
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

const { files: text } = connectText

/** Under *More*, for forms that ask for files: how much of them a message may carry on this way. */
export function FilesLimit({ kind }: { readonly kind: AccountKind }) {
  const form = useDocument((document) => document.form)
  const dispatch = useDispatch()
  const limit = form.delivery?.maxFilesBytes
  const size = useDraftText(writeFileSize(limit), (typed) => {
    const bytes = typed.trim() === '' ? undefined : readFileSize(typed)
    if (typed.trim() !== '' && !bytes) return { ok: false, problem: text.problem }
    const commit = () => dispatch(setDelivery({ maxFilesBytes: bytes }))
    return { ok: true, stored: writeFileSize(bytes), commit }
  })
  const asksForFiles = form.pages.some(({ fields }) => fields.some((field) => field.kind === 'file'))
  if (!asksForFiles && limit === undefined) return null
  return (
    <div className={styles['notePlace']}>
      <NumberField
        label={text.label}
        help={text.help[kind]}
        placeholder={text.usual[kind]}
        value={size.text}
        problem={size.problem}
        onChange={size.onChange}
      />
    </div>
  )
}
