// In place of React's, in a script beside the one of the element: what is drawn is made by that one, which draws it.
import type { ElementClass } from '../src/element-class.ts'
import { findElementClass } from '../src/element-class.ts'

export function jsx(...given: Parameters<ElementClass['jsx']>): unknown {
  return findElementClass()?.jsx(...given)
}

export const jsxs: typeof jsx = jsx

/** Draws what stands in it alone. */
export const Fragment = ({ children }: { readonly children?: unknown }): unknown => children
