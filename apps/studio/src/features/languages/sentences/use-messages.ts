import type { Form } from '@letterslot/core'
import { type Language, type LocaleMessages, languageOf } from '@letterslot/core/language'
import { loadTable } from '@letterslot/core/load-table'
import { useEffect, useState } from 'react'

/** The sentences of a language and address as they are without changes, and what fills them in. */
export interface LoadedMessages {
  readonly messages: LocaleMessages
  readonly language: Language
}

interface MessagesState {
  readonly key: string
  readonly loaded?: LoadedMessages
}

/**
 * Loads the sentences of a form's language and address.
 * @returns undefined until they are here; `failed` where they could not be fetched.
 */
export function useMessages({
  locale,
  address,
}: Pick<Form, 'address' | 'locale'>): LoadedMessages | 'failed' | undefined {
  const [state, setState] = useState<MessagesState>()
  const key = `${locale} ${address}`
  useEffect(() => {
    let isCurrent = true
    loadTable({ locale, ...(address && { address }) }).then(
      (table) =>
        isCurrent && setState({ key, loaded: { messages: table.messages, language: languageOf(table, locale) } }),
      () => isCurrent && setState({ key }),
    )
    return () => {
      isCurrent = false
    }
  }, [key, locale, address])
  return state?.key === key ? (state.loaded ?? 'failed') : undefined
}
