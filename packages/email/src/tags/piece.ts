/** A stretch of template text, read: words to print, a value to look up, or a section around more pieces. */
export type Piece =
  | { readonly kind: 'literal'; readonly text: string }
  | { readonly kind: 'value'; readonly name: string }
  | { readonly kind: 'section'; readonly name: string; readonly inverted: boolean; readonly pieces: readonly Piece[] }
