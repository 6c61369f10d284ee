import { css } from 'virtual:element-kind-css/pages'
import { withPages } from '../../src/element-pages.tsx'
import { addStyle, addToElement } from '../add-to-element.ts'

addToElement((Element) => {
  const { rareParts } = Element
  if (rareParts.PageButtons) return false
  addStyle(Element, css)
  Element.rareParts = withPages(rareParts)
  return true
})
