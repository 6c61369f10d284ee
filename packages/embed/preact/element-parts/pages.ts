import { withPages } from '../../src/element-pages.tsx'
import { addToElement } from '../add-to-element.ts'

addToElement((Element) => {
  const { rareParts } = Element
  if (rareParts.PageButtons) return false
  Element.rareParts = withPages(rareParts)
  return true
})
