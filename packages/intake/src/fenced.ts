import type { TextSpan } from './text/lines.ts'

/** A block of code between fences, as Markdown and chats have it. */
export interface FencedBlock extends TextSpan {
  /** Language of the fence in lower case: `html`, `js`; empty if it names none. */
  readonly language: string
  readonly text: string
}

/** A line that opens a block, or may close one: a language may follow. */
const fence = /^[ \t]*(`{3,}|~{3,})([^\n`]*)$/

/** Languages of what is no part of a page: installation, style, set-up. */
const otherLanguages = /^(?:bash|sh|shell|zsh|console|powershell|css|s[ac]ss|less|diff|text|txt|md|markdown)$/

/**
 * Finds the blocks of code in what a chat or a README says about them; a block that is never closed goes to the end.
 * Empty where the text has no fences.
 */
export function fencedBlocks(text: string): readonly FencedBlock[] {
  const blocks: FencedBlock[] = []
  let open: { readonly mark: string; readonly language: string; readonly from: number } | undefined
  const close = (to: number): void => {
    if (open) blocks.push({ language: open.language, text: text.slice(open.from, to), from: open.from, to })
    open = undefined
  }
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf('\n', start)
    const line = text.slice(start, end < 0 ? text.length : end).trimEnd()
    const next = end < 0 ? text.length : end + 1
    if (open) {
      if (isClosing(line.trim(), open.mark)) close(start)
    } else {
      const [, mark, words = ''] = fence.exec(line) ?? []
      const [language = ''] = /^[\w+#.-]*/.exec(words.trim()) ?? []
      if (mark !== undefined && end >= 0) open = { mark, language: language.toLowerCase(), from: next }
    }
    start = next
  }
  close(text.length)
  return blocks.filter((block) => !otherLanguages.test(block.language) && block.text.trim() !== '')
}

function isClosing(line: string, mark: string): boolean {
  return line.startsWith(mark) && /^[`~]*$/.test(line)
}
