import { saveText } from '../catalogue/shell.ts'
import { useSaveState } from '../document/use-document.ts'
import styles from './FormHeader.module.css'

const words = {
  saved: saveText.saved,
  saving: saveText.saving,
  failed: saveText.failed,
  conflict: saveText.conflict,
  'not-kept': saveText.notKept,
} as const

/** Whether what is on screen is saved: *saved* stands there only after the disk confirmed it. */
export function SaveMark() {
  const { status } = useSaveState()
  return (
    <span data-save-state={status} className={styles['save']}>
      {words[status]}
      {status === 'saved' && <span className={styles['where']}>{saveText.savedWhere}</span>}
    </span>
  )
}
