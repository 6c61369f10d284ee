import type { Form } from '@letterslot/core'
import { lookTokens } from '@letterslot/core/look'
import type { CSSProperties } from 'react'

/** The sheet of a form with a look: in its colour and its scheme, so that its words are read here as its visitors read them. */
export function sheetStyle({ look }: Form): CSSProperties | undefined {
  const [light, dark] = look?.tokens?.['color.sheet'] ?? lookTokens['color.sheet'].default
  if (!look || light === 'transparent') return undefined
  return { background: `light-dark(${light}, ${dark})`, colorScheme: look.scheme }
}
