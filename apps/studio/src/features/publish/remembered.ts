import { type RememberedText, rememberedText } from '../../domain/storage/remembered-text.ts'

/**
 * The address of the page, or of the site, that a form stands on: this browser's, not the document's. An older studio
 * asked for both; the page's says more.
 */
export function rememberedSite(formId: string): RememberedText {
  const site = rememberedText(`letterslot.publish.site.${formId}`, () => localStorage)
  const page = rememberedText(`letterslot.publish.page.${formId}`, () => localStorage)
  return {
    read: () => page.read() || site.read(),
    write: (text) => {
      site.write(text)
      page.write('')
    },
  }
}

/** The address of a Letterslot that visitors can reach, for links that are made on the maker's own computer. */
export const rememberedStudio: RememberedText = rememberedText('letterslot.publish.studio', () => localStorage)
