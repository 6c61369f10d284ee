import type { AccountKind } from '../../domain/connections/account-ids.ts'
import { setDelivery } from '../../domain/document/commands/delivery.ts'
import { readFileSize, writeFileSize } from '../../domain/document/file-size.ts'
import { useDispatch, useDocument } from '../../domain/document/use-document.ts'
import { connectText } from '../../domain/texts/connect.ts'
import { NumberField } from '../../ui/TextField.tsx'
import { useDraftText } from '../../ui/use-draft-text.ts'
import styles from './ConnectStep.module.css'

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
  const asksForFiles = form.pages.some(({ fields }) =>
    fields.some((field) => field.kind === 'file' || field.kind === 'signature'),
  )
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
