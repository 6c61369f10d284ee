import { LetterslotForm } from '@letterslot/react'
import '@letterslot/react/form.css'
import { Undo2 } from 'lucide-react'
import { revisionsText } from '../../catalogue/publish.ts'
import { restoreRevision } from '../../document/commands/restore-revision.ts'
import type { Revision } from '../../document/form-state.ts'
import { isSameDocument } from '../../document/same-document.ts'
import type { StudioDocument } from '../../document/studio-document.ts'
import { useDispatch, useDocument, useDocumentSession } from '../../document/use-document.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { ChangeList } from './ChangeList.tsx'
import styles from './RevisionDialog.module.css'

export interface RevisionDialogProps {
  readonly revision: Revision & { readonly document: StudioDocument }
  readonly onClose: () => void
}

/** A revision as it went out, its differences from the form as it is now, and the way back to it. */
export function RevisionDialog({ revision, onClose }: RevisionDialogProps) {
  const { store } = useDocumentSession()
  const now = useDocument((whole) => whole)
  const dispatch = useDispatch()
  const showToast = useToast()
  const { document, publishedAt } = revision
  const isSame = isSameDocument(document, now)
  const restore = (): void => {
    dispatch(restoreRevision(document))
    showToast({
      text: revisionsText.restored(revision.revision),
      action: { label: revisionsText.undo, onPress: () => store.getState().undo() },
    })
    onClose()
  }
  return (
    <Dialog
      isOpen
      isWide
      title={revisionsText.revision(revision.revision)}
      onClose={onClose}
      actions={
        isSame ? undefined : (
          <Button variant="primary" icon={Undo2} onPress={restore}>
            {revisionsText.restore}
          </Button>
        )
      }
    >
      <div className={styles['sides']}>
        <section aria-label={revisionsText.asItWas} className={styles['form']}>
          {/* Looked at only: what is typed here would go nowhere. */}
          <div inert>
            <LetterslotForm form={document.form} mode="edit" idPrefix="revision-" headingLevel={3} />
          </div>
        </section>
        <section className={styles['differences']}>
          <p className={styles['when']}>
            <time dateTime={publishedAt}>{revisionsText.wentOut(publishedAt)}</time>
          </p>
          <h3>{revisionsText.compared}</h3>
          {isSame ? <p>{revisionsText.noDifference}</p> : <ChangeList before={document} now={now} />}
          {!isSame && <p className={styles['note']}>{revisionsText.restoreHelp}</p>}
        </section>
      </div>
    </Dialog>
  )
}
