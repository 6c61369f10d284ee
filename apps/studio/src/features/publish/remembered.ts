/** A text that this browser remembers for a form, as far as it remembers anything. */
export interface RememberedPublish {
  readonly read: () => string
  readonly write: (text: string) => void
}

/**
 * Remembers a text under a name.
 * @param storage - `sessionStorage` forgets when the tab is closed. Asked each time: a browser may refuse it.
 */
export function remembered(name: string, storage: () => Storage): RememberedPublish {
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

/**
 * The address of the page, or of the site, that a form stands on: this browser's, not the document's. An older studio
 * asked for both; the page's says more.
 */
export function rememberedSite(formId: string): RememberedPublish {
  const site = remembered(`site.${formId}`, () => localStorage)
  const page = remembered(`page.${formId}`, () => localStorage)
  return {
    read: () => page.read() || site.read(),
    write: (text) => {
      site.write(text)
      page.write('')
    },
  }
}

/** The address of a Letterslot that visitors can reach, for links that are made on the maker's own computer. */
export const rememberedStudio: RememberedPublish = remembered('studio', () => localStorage)
