/** A text that this browser remembers for a form, as far as it remembers anything. */
export interface Remembered {
  readonly read: () => string
  readonly write: (text: string) => void
}

/**
 * Remembers a text under a name.
 * @param storage - `sessionStorage` forgets when the tab is closed. Asked each time: a browser may refuse it.
 */
export function remembered(name: string, storage: () => Storage): Remembered {
  const key = `letterslot.publish.${name}`
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

/** The address of the site that a form will stand on: this browser's, not the document's. */
export function rememberedSite(formId: string): Remembered {
  return remembered(`site.${formId}`, () => localStorage)
}

/** The address at which the maker put a form's page. */
export function rememberedPage(formId: string): Remembered {
  return remembered(`page.${formId}`, () => localStorage)
}

/** The address of a Letterslot that visitors can reach, for links that are made on the maker's own computer. */
export const rememberedStudio: Remembered = remembered('studio', () => localStorage)
