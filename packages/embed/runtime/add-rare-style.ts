import { css } from 'virtual:element-rare-css'
import type { ElementClass } from '../src/element-class.ts'
import { addStyle } from './add-to-element.ts'

/** Adds to the element of two files what styles the parts that few forms draw from the first, once. */
export function addRareStyle(Element: ElementClass): void {
  const { later } = Element
  if (!later || later.hasRareStyle) return
  later.hasRareStyle = true
  addStyle(Element, css)
}
