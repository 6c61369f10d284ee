/** A piece of a maker's text: plain words, bold ones, or a link with its words. */
export type TextNode =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bold'; readonly nodes: readonly TextNode[] }
  | { readonly kind: 'link'; readonly url: string; readonly text: string }

/** Neither part holds what could begin another link, so that each character is looked at a bounded number of times. */
const markdownLink = /\[([^[\]\n]{1,500})\]\(((?:https?:\/\/|mailto:)[^\s()[\]"<>\\]{1,2000})\)/i

/**
 * Reads the small markup of help, consent and text blocks: `**bold**` and `[words](https://…)`, with `http` and `mailto`
 * too. Nothing else is markup, and an address of any other scheme is no link.
 * @returns nodes whose texts are plain: who draws them makes elements, never HTML.
 */
export function readRichText(source: string): readonly TextNode[] {
  // Words, a link's words, its address, words, …
  const pieces = source.split(markdownLink)
  const words = pieces.filter((_, index) => index % 3 === 0).map((piece) => piece.split('**'))
  let marks = words.reduce((sum, parts) => sum + parts.length - 1, 0)
  const root: TextNode[] = []
  let nodes = root
  words.forEach((parts, at) => {
    parts.forEach((text, index) => {
      if (index > 0) {
        // The last mark of an odd number closes nothing: it is two stars.
        if (nodes === root && marks < 2) root.push({ kind: 'text', text: '**' })
        else if (nodes === root) {
          nodes = []
          root.push({ kind: 'bold', nodes })
        } else nodes = root
        marks -= 1
      }
      if (text !== '') nodes.push({ kind: 'text', text })
    })
    const [label, url] = pieces.slice(at * 3 + 1, at * 3 + 3)
    if (label !== undefined && url !== undefined) nodes.push({ kind: 'link', url, text: label })
  })
  return root
}

/** The words of such nodes, without their marks. */
export function plainText(nodes: readonly TextNode[]): string {
  return nodes.map((node) => (node.kind === 'bold' ? plainText(node.nodes) : node.text)).join('')
}
