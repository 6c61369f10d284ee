import { Copy, Download, Pencil, RotateCcw, Trash2 } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import { downloadForm } from '../../domain/storage/download.ts'
import { describeFailure } from '../../domain/storage/save-state.ts'
import { useStorage } from '../../domain/storage/studio-storage.ts'
import { useBin } from '../../domain/storage/use-bin.ts'
import { libraryText } from '../../domain/texts/forms.ts'
import type { StoredForm } from '../../model/stored-form.ts'
import { lazyPart } from '../../ui/load-with-retry.ts'
import type { MenuEntry } from '../../ui/MenuPopup.tsx'
import { useToast } from '../../ui/Toasts.tsx'

const LazyDestroyDialog = lazyPart(async () => (await import('./FormDialogs.tsx')).DestroyDialog)
const LazyRenameDialog = lazyPart(async () => (await import('./FormDialogs.tsx')).RenameDialog)

/** Actions on a form from its card. */
export interface FormActions {
  readonly entriesFor: (stored: StoredForm) => readonly MenuEntry[]
  /** To be drawn once, anywhere on the screen. */
  readonly dialogs: ReactNode
}

type OpenDialog = { readonly what: 'rename' | 'destroy'; readonly stored: StoredForm }

/** Rename, duplicate, download, delete with undo; out of the bin again, or gone for good. */
export function useFormActions(): FormActions {
  const { forms } = useStorage()
  const bin = useBin()
  const showToast = useToast()
  const [asked, setAsked] = useState<OpenDialog>()

  const duplicate = async ({ id }: StoredForm): Promise<void> => {
    const copy = await forms.duplicate(id)
    if (!copy.ok) showToast({ text: describeFailure(copy.error) })
  }
  const entriesFor = (stored: StoredForm): readonly MenuEntry[] =>
    stored.deletedAt === undefined
      ? [
          {
            id: 'rename',
            label: libraryText.rename,
            icon: Pencil,
            onAction: () => setAsked({ what: 'rename', stored }),
          },
          { id: 'duplicate', label: libraryText.duplicate, icon: Copy, onAction: () => void duplicate(stored) },
          {
            id: 'download',
            label: libraryText.download,
            icon: Download,
            onAction: () => downloadForm(stored.document.form),
          },
          {
            id: 'remove',
            label: libraryText.remove,
            icon: Trash2,
            isDanger: true,
            onAction: () => void bin.put(stored.id, stored.document.form.title),
          },
        ]
      : [
          { id: 'restore', label: libraryText.restore, icon: RotateCcw, onAction: () => void bin.restore(stored.id) },
          {
            id: 'destroy',
            label: libraryText.destroy,
            icon: Trash2,
            isDanger: true,
            onAction: () => setAsked({ what: 'destroy', stored }),
          },
        ]
  const close = (): void => setAsked(undefined)
  return {
    entriesFor,
    dialogs: (
      <Suspense>
        {asked?.what === 'rename' && <LazyRenameDialog stored={asked.stored} onClose={close} />}
        {asked?.what === 'destroy' && (
          <LazyDestroyDialog
            id={asked.stored.id}
            title={asked.stored.document.form.title}
            text={libraryText.destroyText}
            onClose={close}
          />
        )}
      </Suspense>
    ),
  }
}
