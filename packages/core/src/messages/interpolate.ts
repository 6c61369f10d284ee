/** The words that stand for the tokens of a text. */
export type Tokens = Readonly<Record<string, string | number>>

/** Puts tokens in place: `{name}` becomes `tokens.name`. Once: what was put in is not read again, so it may say anything. */
export function interpolate(text: unknown, tokens: Tokens): string {
  return `${text}`.replace(
    /\{(\w+)\}/g,
    (whole, name: string) => `${Object.hasOwn(tokens, name) ? tokens[name] : whole}`,
  )
}
