import { Suspense, useState } from 'react'
import { useOpenFile } from '../../domain/open-file/use-open-file.tsx'
import type { NewFormFlow } from '../../domain/starts/form-sources.ts'
import { contactStart } from '../../domain/starts/start.ts'
import { useCreateForm } from '../../domain/starts/use-create-form.ts'
import { emailJsText } from '../../domain/texts/forms.ts'
import { lazyPart } from '../../ui/load-with-retry.ts'

// Each is loaded when its way is taken.
const LazyEmailJsDialog = lazyPart(
  async () => (await import('../../domain/connections/EmailJsDialog.tsx')).EmailJsDialog,
)
const LazyFormSourceDialog = lazyPart(async () => (await import('./FormSourceDialog.tsx')).FormSourceDialog)
const LazyStartsDialog = lazyPart(async () => (await import('./StartsDialog.tsx')).StartsDialog)

/** Makes a new form: of a contact form at once, by the other ways after a question. */
export function useNewForm(): NewFormFlow {
  const createForm = useCreateForm()
  const [opened, setOpened] = useState<{
    readonly source: 'others' | 'emailjs' | 'ids' | 'file'
    readonly to?: string
  }>()
  const close = (): void => setOpened(undefined)
  // Until it is opened, the dialog keeps what was pasted.
  const file = useOpenFile(close)
  const withAddress = opened?.to === undefined ? {} : { to: opened.to }
  return {
    begin: (source, to) => {
      if (source === 'contact') void createForm({ start: contactStart, ...(to === undefined ? {} : { to }) })
      else setOpened({ source, ...(to === undefined ? {} : { to }) })
    },
    dialogs: (
      <>
        <Suspense>
          {opened?.source === 'others' && (
            <LazyStartsDialog isOpen onClose={close} onChoose={(start) => createForm({ start, ...withAddress })} />
          )}
          {(opened?.source === 'file' || opened?.source === 'emailjs') && (
            <LazyFormSourceDialog
              source={opened.source}
              to={opened.to}
              onClose={close}
              onOpen={file.open}
              onIdsOnly={() => setOpened({ source: 'ids', ...withAddress })}
            />
          )}
          {opened?.source === 'ids' && (
            <LazyEmailJsDialog
              isOpen
              onClose={close}
              title={emailJsText.title}
              action={emailJsText.create}
              onConnected={(connection) => void createForm({ start: contactStart, connection, ...withAddress })}
            />
          )}
        </Suspense>
        {file.dialogs}
      </>
    ),
  }
}
