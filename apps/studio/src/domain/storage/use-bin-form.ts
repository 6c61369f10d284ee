import type { FormId } from '@letterslot/core'
import { useToast } from '../../ui/Toasts.tsx'
import { libraryText } from '../texts/forms.ts'
import { describeFailure, toSaveFailure } from './save-state.ts'
import { useStorage } from './studio-storage.ts'

/** Returns the function that puts a form into the bin and says so, with the way back; or why it stays where it is. */
export function useBinForm(): (id: FormId, title: string) => Promise<void> {
  const { forms } = useStorage()
  const showToast = useToast()
  return async (id, title) => {
    try {
      await forms.bin(id)
    } catch (error) {
      showToast({ text: describeFailure(await toSaveFailure(error)) })
      return
    }
    showToast({
      text: libraryText.removed(title),
      action: { label: libraryText.undo, onPress: () => void forms.restore(id) },
    })
  }
}
