import { css } from 'virtual:element-look-css'
import { LookPictures } from '@letterslot/react/parts'
import type { ElementClass } from '../src/element-class.ts'
import { elementLookProps } from '../src/element-look-props.ts'
import { addStyle } from './add-to-element.ts'

/** Teaches the element of two files the look of forms. Returns false where it is known. */
export function addLook(Element: ElementClass): boolean {
  const { later } = Element
  if (!later || later.look) return false
  later.look = { props: elementLookProps, Pictures: LookPictures }
  addStyle(Element, css)
  return true
}
