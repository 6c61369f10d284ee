import type { Entry, Submission } from '@letterslot/client/outbox'
import { useState } from 'react'
import { findRouteChange, type RouteChange } from '../../domain/sending/route-change.ts'
import { useStudioOutbox } from '../../domain/sending/use-studio-outbox.ts'
import { useStorage } from '../../domain/storage/studio-storage.ts'
import { outboxText } from '../../domain/texts/outbox.ts'
import { useToast } from '../../ui/Toasts.tsx'

type Change = Partial<Pick<Submission, 'connection' | 'params' | 'context'>>
type Question = Exclude<RouteChange, { readonly kind: 'same' }>

/** Actions on one entry of the outbox. */
export interface EntryActions {
  /** Tries it again; asks first where the way that its form sends is another one now. */
  readonly retry: (edited?: Pick<Change, 'params'>) => Promise<void>
  /** Answers that question. */
  readonly send: (way: Pick<Change, 'connection' | 'context'>) => Promise<void>
  /** Takes it out of this device, with undo. @returns whether it is gone. */
  readonly remove: () => Promise<boolean>
  readonly asked: Question | undefined
  readonly dismiss: () => void
}

/** The actions of one entry, with their notices. */
export function useEntryActions(entry: Entry): EntryActions {
  const { id, form } = entry
  const outbox = useStudioOutbox()
  const storage = useStorage()
  const showToast = useToast()
  const [question, setQuestion] = useState<{ readonly change: Question; readonly edited: Change }>()
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
    send: async (way) => {
      setQuestion(undefined)
      await attempt(() => outbox.retry(id, { ...question?.edited, ...way }))
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
