import { messagesText } from '../../domain/texts/messages.ts'
import { useToast } from '../../ui/Toasts.tsx'

/** Copies a text, and says whether this browser let it. */
export function useCopy(done: string, failed: string = messagesText.notCopied): (text: string) => Promise<void> {
  const showToast = useToast()
  return async (text) => {
    const isCopied = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(text))
      .then(
        () => true,
        () => false,
      )
    showToast({ text: isCopied ? done : failed })
  }
}
