import { type Form, speaksEnglish } from '@letterslot/core'
import type { Language } from '@letterslot/core/language'
import { useEffect, useState } from 'react'

/**
 * The words that visitors of a form read, in its language and with the sentences that the maker changed, for whatever shows
 * them before it is published. Undefined for English as it stands in the code, and until they are here.
 */
export function useFormLanguage(form: Form): Language | undefined {
  const [loaded, setLoaded] = useState<{ readonly of: LanguageWords; readonly language: Language }>()
  const { locale, address, texts } = form
  const isEnglish = speaksEnglish(form)
  useEffect(() => {
    if (isEnglish) return
    let isCurrent = true
    import('./load-form-language.ts')
      .then(({ loadFormLanguage }) =>
        loadFormLanguage({ locale, ...(address && { address }), ...(texts && { texts }) }),
      )
      .then(
        (language) => isCurrent && setLoaded({ of: { locale, address, texts }, language }),
        // English is read meanwhile, as in the form itself.
        () => undefined,
      )
    return () => {
      isCurrent = false
    }
  }, [isEnglish, locale, address, texts])
  return loaded && isSameWords(loaded.of, { locale, address, texts }) && !isEnglish ? loaded.language : undefined
}

type LanguageWords = Record<'address' | 'locale' | 'texts', unknown>

function isSameWords(one: LanguageWords, other: LanguageWords): boolean {
  return one.locale === other.locale && one.address === other.address && one.texts === other.texts
}
