import type { RenderedBlock } from './blocks/rendered-block.ts'

/** Lays blocks out as plain text: what the HTML says, in the same order, an empty line between two blocks. */
export function layOutText(blocks: readonly RenderedBlock[]): string {
  return `${blocks.map(({ text }) => text).join('\n\n')}\n`
}
