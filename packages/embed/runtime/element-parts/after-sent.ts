import { AfterSent } from '@letterslot/react/after-sent'
import { addToElement } from '../add-to-element.ts'

addToElement((Element) => {
  if (Element.rareParts.AfterSent) return false
  Element.rareParts = { ...Element.rareParts, AfterSent }
  return true
})
