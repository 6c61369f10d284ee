import { type Entry, isReadable } from '@letterslot/client/outbox'
import { type Form, referenceOf } from '@letterslot/core'
import { Copy, Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { writtenAnswers } from '../../domain/sending/written-answers.ts'
import { downloadText } from '../../domain/storage/download.ts'
import { outboxText } from '../../domain/texts/outbox.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import { EditEntryDialog } from './EditEntryDialog.tsx'
import styles from './EntryActions.module.css'
import { useEntryActions } from './use-entry-actions.ts'
import { WayDialog } from './WayDialog.tsx'

export interface EntryActionsProps {
  readonly entry: Entry
  readonly form: Form | undefined
  /** The message was deleted. */
  readonly onGone: () => void
}

/** Actions on one message. A receipt, and what a newer version wrote, can only be deleted. */
export function EntryActions({ entry, form, onGone }: EntryActionsProps) {
  const { retry, send, remove, asked, dismiss } = useEntryActions(entry)
  const [isEditing, setEditing] = useState(false)
  const showToast = useToast()
  const isOver = entry.state.status === 'sent' || !isReadable(entry)
  const isSending = entry.state.status === 'sending'
  const written = (): string =>
    writtenAnswers(entry, form)
      .map(({ label, value }) => `${label}: ${value}`)
      .join('\n')
  const copy = async (): Promise<void> => {
    const isCopied = await navigator.clipboard.writeText(written()).then(
      () => true,
      () => false,
    )
    showToast({ text: isCopied ? outboxText.copied : outboxText.notCopied })
  }
  return (
    <footer className={styles['actions']}>
      {!isOver && (
        <>
          <Button variant="primary" isDisabled={isSending} onPress={() => void retry()}>
            {outboxText.retry}
          </Button>
          <Button isDisabled={isSending} onPress={() => setEditing(true)}>
            {outboxText.edit}
          </Button>
        </>
      )}
      <span className={styles['end']}>
        {!isOver && (
          <>
            <IconButton icon={Copy} label={outboxText.copy} onPress={() => void copy()} />
            <IconButton
              icon={Download}
              label={outboxText.download}
              onPress={() => downloadText(`${referenceOf(entry.id)}.txt`, 'text/plain', `${written()}\n`)}
            />
          </>
        )}
        <IconButton
          icon={Trash2}
          tone="danger"
          label={outboxText.remove}
          onPress={() => void remove().then((isGone) => isGone && onGone())}
        />
      </span>
      {asked && <WayDialog entry={entry} change={asked} onSend={(way) => void send(way)} onClose={dismiss} />}
      {isEditing && (
        <EditEntryDialog
          entry={entry}
          form={form}
          onClose={() => setEditing(false)}
          onSend={(params) => {
            setEditing(false)
            void retry({ params })
          }}
        />
      )}
    </footer>
  )
}
