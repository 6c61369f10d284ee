import type { FormHandle } from '@letterslot/react'
import { useEffect, useState } from 'react'

/**
 * Tells if the words of a form's language are still on their way: until then the runtime draws its sentences in English,
 * which are not those that its visitors read. False where they cannot be had, and for a form in English.
 */
export function useAwaitedWords({ form: { locale, address }, loadParts }: AwaitingForm): boolean {
  const [here, setHere] = useState<string>()
  const language = `${locale} ${address ?? ''}`
  const isAwaited = !/^en\b/i.test(locale) && here !== language
  useEffect(() => {
    if (!isAwaited) return
    let isWanted = true
    const show = (): void => {
      if (isWanted) setHere(language)
    }
    loadParts().then(show, show)
    return () => {
      isWanted = false
    }
  }, [isAwaited, language, loadParts])
  return isAwaited
}

/** The part of a form's handle that is asked. */
interface AwaitingForm {
  readonly form: Pick<FormHandle['form'], 'locale' | 'address'>
  readonly loadParts: () => Promise<unknown>
}
