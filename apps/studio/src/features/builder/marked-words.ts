import type { Field, RichWords } from '@letterslot/core'
import { plainText, readRichText } from '@letterslot/core/rare-rules'

/** Said beside every text that takes them. */
export const marksHelp = '**bold** and [words](https://…) become bold words and links.'

/** The words of a field as the maker types them, marks included. */
export function typedWords(field: Field, key: keyof RichWords): string {
  return field.rich?.[key] ?? field[key] ?? ''
}

/** The change of a field as the maker types words with marks: the plain ones and, where there are marks, those with them. */
export function markedWords(
  field: Field,
  key: keyof RichWords,
  typed: string,
): Pick<Field, 'rich'> & { readonly plain: string } {
  const { [key]: _before, ...others } = field.rich ?? {}
  const plain = plainText(readRichText(typed))
  const rich = plain === typed ? others : { ...others, [key]: typed }
  return { plain, ...(Object.keys(rich).length > 0 && { rich }) }
}
