import { type ReactNode, useState } from 'react'
import { emailJsText } from '../../catalogue/forms.ts'
import { EmailJsDialog } from '../connections/EmailJsDialog.tsx'
import { useCreateForm } from '../forms/use-create-form.ts'
import { IntakeDialog } from '../intake/IntakeDialog.tsx'
import { useTakeIntake } from '../intake/use-take-intake.ts'
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
  const takeIntake = useTakeIntake()
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
        <StartsDialog
          isOpen={opened?.door === 'others'}
          onClose={close}
          onChoose={(start) => void createForm({ start, ...withAddress })}
        />
        <IntakeDialog
          door={opened?.door === 'file' ? 'file' : 'emailjs'}
          isOpen={opened?.door === 'emailjs' || opened?.door === 'file'}
          onClose={close}
          onTake={(taken) => {
            close()
            void takeIntake({ ...taken, ...withAddress })
          }}
          onOpen={(saved) => {
            close()
            void file.open(saved)
          }}
          onIdsOnly={() => setOpened({ door: 'ids', ...withAddress })}
        />
        <EmailJsDialog
          isOpen={opened?.door === 'ids'}
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
