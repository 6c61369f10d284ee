import type { FormId } from '@letterslot/core'
import { useToast } from '../../ui/Toasts.tsx'
import { libraryText } from '../texts/forms.ts'
import { describeFailure, toSaveFailure } from './save-state.ts'
import { useStorage } from './studio-storage.ts'

/** The way into the bin and out of it. Neither fails: where the browser's storage does, that is told. */
export interface Bin {
  /** Says so, with the way back. */
  readonly put: (id: FormId, title: string) => Promise<void>
  readonly restore: (id: FormId) => Promise<void>
}

export function useBin(): Bin {
  const { forms } = useStorage()
  const showToast = useToast()
  const attempt = async (work: () => Promise<void>): Promise<boolean> => {
    try {
      await work()
      return true
    } catch (error) {
      showToast({ text: describeFailure(await toSaveFailure(error)) })
      return false
    }
  }
  const restore = async (id: FormId): Promise<void> => {
    await attempt(() => forms.restore(id))
  }
  return {
    async put(id, title) {
      if (!(await attempt(() => forms.bin(id)))) return
      showToast({
        text: libraryText.removed(title),
        action: { label: libraryText.undo, onPress: () => void restore(id) },
      })
    },
    restore,
  }
}
