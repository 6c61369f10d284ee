// `{{name}}` in the maker's words stands for the answer of the field with that parameter, as in the mail.

/** Without braces within: each one begins anew nowhere, so that it takes linear time. */
const tag = /\{\{([^{}]*)\}\}/g

/** The parameters that a text names, in its order. */
export function answerTags(text: string): readonly string[] {
  return [...text.matchAll(tag)].map(([, inside = '']) => inside.trim())
}

/** Puts answers in the place of their tags. Once: what was put in is not read again, so it may say anything. */
export function fillAnswers(text: string, answerOf: (name: string) => string | undefined): string {
  return text.replace(tag, (_tag, inside: string) => answerOf(inside.trim()) ?? '')
}
