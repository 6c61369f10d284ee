import { type ReactNode, useState } from 'react'
import { emailJsText } from '../../catalogue/forms.ts'
import { EmailJsDialog } from '../connections/EmailJsDialog.tsx'
import { useCreateForm } from '../forms/use-create-form.ts'
import { useOpenFile } from '../opening/use-open-file.tsx'
import { contact } from '../starts/contact.ts'
import type { Door } from './doors.ts'
import { StartsDialog } from './StartsDialog.tsx'

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
  const [opened, setOpened] = useState<{ readonly door: 'others' | 'emailjs'; readonly to?: string }>()
  const close = (): void => setOpened(undefined)
  const withAddress = opened?.to === undefined ? {} : { to: opened.to }
  return {
    go: (door, to) => {
      if (door === 'contact') void createForm({ start: contact, ...(to === undefined ? {} : { to }) })
      else if (door === 'file') file.choose()
      else setOpened({ door, ...(to === undefined ? {} : { to }) })
    },
    dialogs: (
      <>
        <StartsDialog
          isOpen={opened?.door === 'others'}
          onClose={close}
          onChoose={(start) => void createForm({ start, ...withAddress })}
        />
        <EmailJsDialog
          isOpen={opened?.door === 'emailjs'}
          onClose={close}
          title={emailJsText.title}
          action={emailJsText.create}
          onConnected={(connection) => void createForm({ start: contact, connection, ...withAddress })}
        />
        {file.dialogs}
      </>
    ),
  }
}
