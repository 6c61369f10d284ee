import { addRareStyle } from '../add-rare-style.ts'
import { addToElement } from '../add-to-element.ts'
import { rareFields } from '../rare-fields.ts'

/** For forms that need them from the first drawing: of two files, the second has them too. */
addToElement((Element) => {
  Element.rareParts = { ...Element.rareParts, ...rareFields }
  addRareStyle(Element)
  return true
})
