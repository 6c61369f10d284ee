import type { FormId } from '@letterslot/core'
import { useState } from 'react'
import { applyCommand } from '../../domain/document/apply.ts'
import { renameForm } from '../../domain/document/commands/form.ts'
import { describeFailure } from '../../domain/storage/save-state.ts'
import { useStorage } from '../../domain/storage/studio-storage.ts'
import { libraryText } from '../../domain/texts/forms.ts'
import type { StoredForm } from '../../model/stored-form.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './RenameDialog.module.css'

export interface RenameDialogProps {
  readonly stored: StoredForm
  readonly onClose: () => void
}

/** Gives a form another title without opening it. */
export function RenameDialog({ stored, onClose }: RenameDialogProps) {
  const { forms } = useStorage()
  const [title, setTitle] = useState(stored.document.form.title)
  const [problem, setProblem] = useState<string>()
  const rename = async (): Promise<void> => {
    const { document } = applyCommand(stored.document, renameForm(title.trim()))
    const outcome = await forms.save(stored.id, document, stored.revision)
    if (outcome.ok || outcome.error.kind === 'not-kept') onClose()
    else setProblem(describeFailure(outcome.error))
  }
  return (
    <Dialog title={libraryText.renameTitle} isOpen onClose={onClose}>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault()
          void rename()
        }}
      >
        <TextField
          label={libraryText.renameLabel}
          help={libraryText.renameHelp}
          value={title}
          onChange={setTitle}
          autoFocus
          problem={problem}
        />
        <div className={styles['actions']}>
          <Button onPress={onClose}>{libraryText.cancel}</Button>
          <Button type="submit" variant="primary">
            {libraryText.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

export interface DestroyDialogProps {
  readonly id: FormId
  readonly title: string
  /** The consequences of it. */
  readonly text: string
  readonly onClose: () => void
}

/** Asks before a form, or what is left of a damaged one, goes for good: that cannot be undone. */
export function DestroyDialog({ id, title, text, onClose }: DestroyDialogProps) {
  const { forms } = useStorage()
  const destroy = async (): Promise<void> => {
    await forms.destroy(id)
    onClose()
  }
  return (
    <Dialog
      title={libraryText.destroyTitle(title)}
      role="alertdialog"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button autoFocus onPress={onClose}>
            {libraryText.cancel}
          </Button>
          <Button variant="danger" onPress={() => void destroy()}>
            {libraryText.destroy}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  )
}
