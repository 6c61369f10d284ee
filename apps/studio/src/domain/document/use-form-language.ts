import { type Form, speaksEnglish } from '@letterslot/core'
import type { Language } from '@letterslot/core/language'
import { useEffect, useState } from 'react'

/**
 * The words that visitors of a form read, in its language, for whatever shows them before it is published. Undefined for
 * English, whose words stand in the code, and until they are here.
 */
export function useFormLanguage(form: Form): Language | undefined {
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly language: Language }>()
  const { locale, address } = form
  const isEnglish = speaksEnglish(form)
  const key = `${locale} ${address}`
  useEffect(() => {
    if (isEnglish) return
    let isCurrent = true
    import('./load-form-language.ts')
      .then(({ loadFormLanguage }) => loadFormLanguage({ locale, ...(address && { address }) }))
      .then(
        (language) => isCurrent && setLoaded({ key, language }),
        // English is read meanwhile, as in the form itself.
        () => undefined,
      )
    return () => {
      isCurrent = false
    }
  }, [isEnglish, key, locale, address])
  return loaded?.key === key && !isEnglish ? loaded.language : undefined
}
