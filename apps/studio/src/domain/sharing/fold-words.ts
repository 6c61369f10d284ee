/** Letters that look like Latin ones, and signs that are read as letters. */
const lookalikes: Readonly<Record<string, string>> = {
  ...{ а: 'a', в: 'b', е: 'e', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't', у: 'y', х: 'x', і: 'i', ѕ: 's' },
  ...{ ј: 'j', ԁ: 'd', ԝ: 'w', α: 'a', ο: 'o', ρ: 'p', ν: 'v', ι: 'i', ı: 'i', ł: 'l', ø: 'o', æ: 'ae', ß: 'ss' },
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '@': 'a', $: 's', '!': 'i', '|': 'l' },
}

/** Small capitals, of which Unicode has no compatibility forms, and letters that are drawn much like Latin ones. */
const smallCapitals = new Map<string, string>(
  Array.from('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢɑɡɩǫ', (letter, index): [string, string] => [
    letter,
    'abcdefghijklmnopqrstuvwyzagiq'[index] ?? '',
  ]),
)

/** Letters in black circles and squares, and regional indicators: `🅟`, `🅿`, `🇵`. Each range has the alphabet. */
const boxedRanges = [0x1f150, 0x1f170, 0x1f1e6]

/** The plain letter that a character without a compatibility form is drawn like. */
function plainLetter(character: string): string {
  const code = character.codePointAt(0) ?? 0
  const from = boxedRanges.find((first) => code >= first && code < first + 26)
  return from === undefined
    ? (smallCapitals.get(character) ?? character)
    : String.fromCodePoint('a'.charCodeAt(0) + code - from)
}

/** A text as it is compared: compatibility forms and letters drawn like them as plain ones, no case, accent or mark. */
function foldConfusables(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll(/[ɑɡɩǫɢɪɴʀʏʙʜʟᴀ-ᴢꜰꜱꞯ\u{1f150}-\u{1f1ff}]/gu, plainLetter)
}

/** Words with one space between them; letters that stand apart are put together: `P-a s.s` is `pass`. */
function spaced(folded: string): string {
  const words = folded.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()
  return words.replaceAll(/(?<=(?<![\p{L}\p{N}])[\p{L}\p{N}]) (?=[\p{L}\p{N}](?![\p{L}\p{N}]))/gu, '')
}

/** The words of a text as they are, and with letters of other scripts and signs read as the Latin ones they look like. */
export function foldWords(text: string): readonly string[] {
  const folded = foldConfusables(text)
  const drawn = folded.replaceAll(/./gu, (character) => lookalikes[character] ?? character)
  return [spaced(folded), spaced(drawn)]
}
