import { libraryText } from '../../catalogue/forms.ts'
import { damagedText } from '../../catalogue/storage.ts'
import { brandFormId } from '../../document/new-id.ts'
import { useStorage } from '../../storage/studio-storage.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'

export interface DestroyDamagedDialogProps {
  readonly id: string
  readonly title: string
  readonly onClose: () => void
}

/** Asks before what is left of a damaged form goes for good. */
export function DestroyDamagedDialog({ id, title, onClose }: DestroyDamagedDialogProps) {
  const { forms } = useStorage()
  const destroy = async (): Promise<void> => {
    await forms.destroy(brandFormId(id))
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
      <p>{damagedText.destroyText}</p>
    </Dialog>
  )
}
