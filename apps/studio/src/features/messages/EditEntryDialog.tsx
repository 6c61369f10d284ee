import type { Entry } from '@letterslot/client/outbox'
import type { Form } from '@letterslot/core'
import { useState } from 'react'
import { editText, outboxText } from '../../domain/texts/outbox.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextArea } from '../../ui/TextField.tsx'
import styles from './EditEntryDialog.module.css'
import { writtenAnswers } from './entry-answers.ts'

export interface EditEntryDialogProps {
  readonly entry: Entry
  readonly form: Form | undefined
  readonly onClose: () => void
  readonly onSend: (params: Readonly<Record<string, string>>) => void
}

/** A message as a sheet of its answers, to be mended before it goes out again under its own reference. */
export function EditEntryDialog({ entry, form, onClose, onSend }: EditEntryDialogProps) {
  const [params, setParams] = useState(entry.params)
  return (
    <Dialog title={editText.title} isOpen onClose={onClose}>
      <form
        className={styles['form']}
        onSubmit={(event) => {
          event.preventDefault()
          onSend(params)
        }}
      >
        <p className={styles['lead']}>{entry.doubtful ? editText.doubtful : editText.lead}</p>
        {writtenAnswers({ params }, form).map(({ name, label, value }) => (
          <TextArea
            key={name}
            label={label}
            rows={1}
            value={value}
            onChange={(next) => setParams((before) => ({ ...before, [name]: next }))}
          />
        ))}
        <div className={styles['actions']}>
          <Button onPress={onClose}>{outboxText.cancel}</Button>
          <Button type="submit" variant="primary">
            {editText.send}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
