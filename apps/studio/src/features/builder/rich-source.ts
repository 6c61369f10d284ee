import type { Field, RichWords } from '@letterslot/core'
import { plainText, readRichText } from '@letterslot/core/rare-rules'

/** Returns a field's text as the maker types it, with the marks of bold words and links. */
export function richSource(field: Field, key: keyof RichWords): string {
  return field.rich?.[key] ?? field[key] ?? ''
}

/** Returns the change of a field whose text was typed: the plain text and, where it has marks, the text with them. */
export function withRichText(
  field: Field,
  key: keyof RichWords,
  typed: string,
): Pick<Field, 'rich'> & { readonly plain: string } {
  const { [key]: _before, ...others } = field.rich ?? {}
  const plain = plainText(readRichText(typed))
  const rich = plain === typed ? others : { ...others, [key]: typed }
  return { plain, ...(Object.keys(rich).length > 0 && { rich }) }
}
