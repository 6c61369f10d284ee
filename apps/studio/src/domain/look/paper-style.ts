import type { Look } from '@letterslot/core'
import { lookTokens } from '@letterslot/core/look'

/** The style of what stands around a form. */
export interface PaperStyle {
  readonly backgroundImage: string
  readonly backgroundColor: string
  readonly color: string
  readonly colorScheme: 'light' | 'dark' | undefined
}

/**
 * Returns the style of the paper around a form with a look: what the look's words are measured on where it has no sheet.
 * Undefined for a form without a look, which stands on whatever is there.
 */
export function paperStyle(look: Look | undefined): PaperStyle | undefined {
  if (!look) return undefined
  const paper = `light-dark(${look.tokens?.['color.paper'] ?? lookTokens['color.paper'].default})`
  return {
    backgroundImage: `linear-gradient(${paper}, ${paper})`,
    backgroundColor: 'canvas',
    color: 'canvastext',
    colorScheme: look.scheme,
  }
}
