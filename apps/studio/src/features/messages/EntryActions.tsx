import { type Entry, isReadable, type Submission } from '@letterslot/client/outbox'
import { type Form, referenceOf } from '@letterslot/core'
import { Copy, Download, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { findRouteChange, type RouteChange } from '../../domain/sending/route-change.ts'
import { useStudioOutbox } from '../../domain/sending/use-studio-outbox.ts'
import { downloadText } from '../../domain/storage/download.ts'
import { useStorage } from '../../domain/storage/studio-storage.ts'
import { editText, outboxText } from '../../domain/texts/outbox.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { TextArea } from '../../ui/TextField.tsx'
import { useToast } from '../../ui/Toasts.tsx'
import styles from './EntryActions.module.css'
import { writtenAnswers } from './entry-answers.ts'
import { RouteChangeDialog } from './RouteChangeDialog.tsx'
import { useCopy } from './use-copy.ts'

export interface EntryActionsProps {
  readonly entry: Entry
  readonly form: Form | undefined
  /** The message was deleted. */
  readonly onGone: () => void
}

/** Actions on one message. A receipt, and what a newer version wrote, can only be deleted. */
export function EntryActions({ entry, form, onGone }: EntryActionsProps) {
  const { retry, send, remove, asked, dismiss } = useEntryCommands(entry)
  const [isEditing, setEditing] = useState(false)
  const copy = useCopy(outboxText.copied, outboxText.notCopied)
  const isOver = entry.state.status === 'sent' || !isReadable(entry)
  const isSending = entry.state.status === 'sending'
  const written = (): string =>
    writtenAnswers(entry, form)
      .map(({ label, value }) => `${label}: ${value}`)
      .join('\n')
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
            <IconButton icon={Copy} label={outboxText.copy} onPress={() => void copy(written())} />
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
      {asked && (
        <RouteChangeDialog entry={entry} change={asked} onSend={(route) => void send(route)} onClose={dismiss} />
      )}
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

type RetryChange = Partial<Pick<Submission, 'connection' | 'params' | 'context'>>
type RouteQuestion = Exclude<RouteChange, { readonly kind: 'same' }>

/** Actions on one entry of the outbox. */
interface EntryCommands {
  /** Tries it again; asks first where its form sends by another route now. */
  readonly retry: (edited?: Pick<RetryChange, 'params'>) => Promise<void>
  /** Answers that question. */
  readonly send: (route: Pick<RetryChange, 'connection' | 'context'>) => Promise<void>
  /** Takes it out of this device, with undo. @returns whether it is gone. */
  readonly remove: () => Promise<boolean>
  readonly asked: RouteQuestion | undefined
  readonly dismiss: () => void
}

/** The actions of one entry, with their notices. */
function useEntryCommands(entry: Entry): EntryCommands {
  const { id, form } = entry
  const outbox = useStudioOutbox()
  const storage = useStorage()
  const showToast = useToast()
  const [question, setQuestion] = useState<{ readonly change: RouteQuestion; readonly edited: RetryChange }>()
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work()
      return true
    } catch (error) {
      showToast({ text: outboxText.notDone(error instanceof Error ? error.message : String(error)) })
      return false
    }
  }
  return {
    asked: question?.change,
    dismiss: () => setQuestion(undefined),
    retry: async (edited = {}) => {
      await attempt(async () => {
        const change = await findRouteChange(entry, storage)
        if (change.kind === 'same') await outbox.retry(id, edited)
        else setQuestion({ change, edited })
      })
    },
    send: async (route) => {
      setQuestion(undefined)
      await attempt(() => outbox.retry(id, { ...question?.edited, ...route }))
    },
    remove: () =>
      attempt(async () => {
        const removed = await outbox.remove(id)
        if (!removed) return
        const undo = (): void => void attempt(() => outbox.restore(removed))
        showToast({
          text: outboxText.removed(form.title || outboxText.untitled),
          action: { label: outboxText.undo, onPress: undo },
        })
      }),
  }
}

interface EditEntryDialogProps {
  readonly entry: Entry
  readonly form: Form | undefined
  readonly onClose: () => void
  readonly onSend: (params: Readonly<Record<string, string>>) => void
}

/** A message as a sheet of its answers, to be mended before it goes out again under its own reference. */
function EditEntryDialog({ entry, form, onClose, onSend }: EditEntryDialogProps) {
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
        <div className={styles['editEntryDialogActions']}>
          <Button onPress={onClose}>{outboxText.cancel}</Button>
          <Button type="submit" variant="primary">
            {editText.send}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
