/** Letters that look like Latin ones, and signs that are read as letters. */
const lookalikes: Readonly<Record<string, string>> = {
  ...{ а: 'a', в: 'b', е: 'e', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't', у: 'y', х: 'x', і: 'i', ѕ: 's' },
  ...{ ј: 'j', ԁ: 'd', ԝ: 'w', α: 'a', ο: 'o', ρ: 'p', ν: 'v', ι: 'i', ı: 'i', ł: 'l', ø: 'o', æ: 'ae', ß: 'ss' },
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '@': 'a', $: 's', '!': 'i', '|': 'l' },
}

/** A text as it is compared: one case, no accents, nothing invisible. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
}

/** Words with one space between them; letters that stand apart are put together: `P-a s.s` is `pass`. */
function spaced(folded: string): string {
  const words = folded.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()
  return words.replaceAll(/(?<=(?<![\p{L}\p{N}])[\p{L}\p{N}]) (?=[\p{L}\p{N}](?![\p{L}\p{N}]))/gu, '')
}

/**
 * The words of a text in the forms in which they are compared: as they are, and with letters of other scripts and signs
 * read as the Latin letters that they are drawn like.
 */
export function foldWords(text: string): readonly string[] {
  const folded = fold(text)
  const drawn = folded.replaceAll(/./gu, (character) => lookalikes[character] ?? character)
  return [spaced(folded), spaced(drawn)]
}
