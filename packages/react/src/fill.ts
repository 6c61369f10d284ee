/** What the tokens of a text stand for. */
export type Tokens = Readonly<Record<string, string | number>>

/** Puts tokens in place: `{name}` becomes `tokens.name`. Once: what was put in is not read again, so it may say anything. */
export function fill(text: string, tokens: Tokens): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => `${Object.hasOwn(tokens, name) ? tokens[name] : whole}`)
}
