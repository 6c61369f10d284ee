import { libraryText } from '../../catalogue/forms.ts'
import type { StoredForm } from '../../storage/stored-form.ts'
import { useStorage } from '../../storage/studio-storage.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

export interface DestroyDialogProps {
  readonly stored: StoredForm
  readonly onClose: () => void
}

/** The one thing that cannot be undone, so the one that is asked about. */
export function DestroyDialog({ stored, onClose }: DestroyDialogProps) {
  const { forms } = useStorage()
  const destroy = async (): Promise<void> => {
    await forms.destroy(stored.id)
    onClose()
  }
  return (
    <Dialog
      title={libraryText.destroyTitle(stored.document.form.title)}
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
      <p>{libraryText.destroyText}</p>
    </Dialog>
  )
}
