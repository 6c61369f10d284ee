/** A block of code between fences, as Markdown and chats have it. */
export interface FencedBlock {
  /** What the fence says of it, in lower case: `html`, `js`; empty where it says nothing. */
  readonly language: string
  readonly text: string
  /** Where its text begins and ends in the whole, in characters. */
  readonly from: number
  readonly to: number
}

const fence = /^[ \t]*(`{3,}|~{3,})[ \t]*([\w+#.-]*)[^\n`]*\r?\n([\s\S]*?)(?:^[ \t]*\1[`~]*[ \t]*$|(?![\s\S]))/gm

/** What is no part of a page: how it is installed, styled or set up. */
const besides = /^(?:bash|sh|shell|zsh|console|powershell|css|s[ac]ss|less|diff|text|txt|md|markdown)$/

/**
 * Finds the blocks of code in what a chat or a README says about them; a block that is never closed goes to the end.
 * Empty where the text has no fences.
 */
export function fencedBlocks(text: string): readonly FencedBlock[] {
  return Array.from(text.matchAll(fence), (match): FencedBlock => {
    const [whole, , language = '', inside = ''] = match
    const from = match.index + whole.indexOf('\n') + 1
    return { language: language.toLowerCase(), text: inside, from, to: from + inside.length }
  }).filter((block) => !besides.test(block.language) && block.text.trim() !== '')
}

/** The same text with nothing outside of these blocks; every line stays on its line. */
export function onlyBlocks(text: string, blocks: readonly FencedBlock[]): string {
  let kept = ''
  let at = 0
  for (const { from, to } of blocks) {
    kept += blank(text.slice(at, from)) + text.slice(from, to)
    at = to
  }
  return kept + blank(text.slice(at))
}

/** As many lines, and nothing on them. */
export function blank(text: string): string {
  return text.replaceAll(/[^\n]/g, '')
}
