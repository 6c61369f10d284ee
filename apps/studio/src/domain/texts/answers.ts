import { localized } from './localized.ts'

/** Says a sentence of the client's explanations in the studio's language. A provider's own words never come here. */
export const answerText = localized('answerText', {
  say: (english: string): string => english,
})
