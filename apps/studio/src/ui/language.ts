/** A language of the studio's screens. */
export type StudioLanguage = 'en' | 'de'

/** The language of this page, as its root element says it: `main.tsx` decides it before anything else is loaded. */
export const language: StudioLanguage = globalThis.document?.documentElement.lang === 'de' ? 'de' : 'en'
