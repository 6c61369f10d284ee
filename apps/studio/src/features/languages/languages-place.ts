/** The views of the screen Languages. */
export const languagesViews = ['translations', 'sentences'] as const

export type LanguagesView = (typeof languagesViews)[number]

/** A view of the screen Languages, and the language that is worked on in it. */
export interface LanguagesPlace {
  readonly view: LanguagesView
  /** BCP 47; one of the form's languages. */
  readonly tag: string
}

/**
 * Reads the fragment of the screen's address: `sentences/de`. What it does not know it leaves out, as a language that was
 * taken away.
 * @param tags - the form's languages, its own first.
 */
export function readLanguagesPlace(fragment: string, tags: readonly string[]): LanguagesPlace {
  const [asked = '', language = ''] = fragment.split('/')
  const view = languagesViews.find((known) => known === asked) ?? 'translations'
  const [own = '', further] = tags
  // Translating begins at the first further language, rewording at the form's own.
  return { view, tag: tags.find((tag) => tag === language) ?? (view === 'translations' ? (further ?? own) : own) }
}

/** The fragment of a place: it leads there, by a link from anywhere in the studio. */
export function languagesFragment({ view, tag }: LanguagesPlace): string {
  return `${view}/${tag}`
}
