// The part of the element's script that keeps drafts.
import { withDrafts } from '../src/element-drafts.tsx'
import { addToElement } from './add-to-element.ts'

addToElement((Element) => {
  if (Element.rareParts.keepsDrafts) return false
  Element.rareParts = withDrafts(Element.rareParts)
  return true
})
