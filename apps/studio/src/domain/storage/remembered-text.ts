/** A text that this browser remembers, as far as it remembers anything. */
export interface RememberedText {
  readonly read: () => string
  readonly write: (text: string) => void
}

/**
 * Remembers a text under a key.
 * @param storage - `sessionStorage` forgets when the tab is closed. Asked each time: a browser may refuse it.
 */
export function rememberedText(key: string, storage: () => Storage): RememberedText {
  return {
    read: () => {
      try {
        return storage().getItem(key) ?? ''
      } catch {
        // A browser that refuses storage throws on the mere mention of it.
        return ''
      }
    },
    write: (text) => {
      try {
        storage().setItem(key, text)
      } catch {
        // Then it is asked again.
      }
    },
  }
}
