import { lazy, type ReactNode, Suspense, useState } from 'react'
import { emailJsText } from '../../catalogue/forms.ts'
import { useCreateForm } from '../forms/use-create-form.ts'
import { useOpenFile } from '../opening/use-open-file.tsx'
import { contact } from '../starts/contact.ts'
import type { Door } from './doors.ts'

// Each is loaded when its door is opened.
const EmailJsDialog = lazy(async () => ({ default: (await import('../connections/EmailJsDialog.tsx')).EmailJsDialog }))
const IntakeDoor = lazy(async () => ({ default: (await import('../intake/IntakeDoor.tsx')).IntakeDoor }))
const StartsDialog = lazy(async () => ({ default: (await import('./StartsDialog.tsx')).StartsDialog }))

/** What the doors do, and the dialogs behind them. */
export interface Doors {
  readonly go: (door: Door['id'], to?: string) => void
  /** To be drawn once, anywhere on the screen. */
  readonly dialogs: ReactNode
}

/** Opens doors: the first one makes a form at once, the others ask something. */
export function useDoors(): Doors {
  const createForm = useCreateForm()
  const file = useOpenFile()
  const [opened, setOpened] = useState<{ readonly door: 'others' | 'emailjs' | 'ids' | 'file'; readonly to?: string }>()
  const close = (): void => setOpened(undefined)
  const withAddress = opened?.to === undefined ? {} : { to: opened.to }
  return {
    go: (door, to) => {
      if (door === 'contact') void createForm({ start: contact, ...(to === undefined ? {} : { to }) })
      else setOpened({ door, ...(to === undefined ? {} : { to }) })
    },
    dialogs: (
      <>
        <Suspense>
          {opened?.door === 'others' && (
            <StartsDialog isOpen onClose={close} onChoose={(start) => void createForm({ start, ...withAddress })} />
          )}
          {(opened?.door === 'file' || opened?.door === 'emailjs') && (
            <IntakeDoor
              door={opened.door}
              to={opened.to}
              onClose={close}
              onOpen={(saved) => {
                close()
                void file.open(saved)
              }}
              onIdsOnly={() => setOpened({ door: 'ids', ...withAddress })}
            />
          )}
          {opened?.door === 'ids' && (
            <EmailJsDialog
              isOpen
              onClose={close}
              title={emailJsText.title}
              action={emailJsText.create}
              onConnected={(connection) => void createForm({ start: contact, connection, ...withAddress })}
            />
          )}
        </Suspense>
        {file.dialogs}
      </>
    ),
  }
}
