import type { FormId } from '@letterslot/core'
import { useStorage } from '../../domain/storage/studio-storage.ts'
import { libraryText } from '../../domain/texts/forms.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

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
