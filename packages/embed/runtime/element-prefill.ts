// The part of the element's script that fills fields before their visitor does.
import { withPrefill } from '../src/element-prefill.tsx'
import { addToElement } from './add-to-element.ts'

addToElement((Element) => {
  if (Element.rareParts.fillsFields) return false
  Element.rareParts = withPrefill(Element.rareParts)
  return true
})
