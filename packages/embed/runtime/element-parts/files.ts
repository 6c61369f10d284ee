import { ChosenFiles } from '@letterslot/react/parts'
import { addToElement } from '../add-to-element.ts'

addToElement(({ later }) => {
  if (!later || later.ChosenFiles) return false
  later.ChosenFiles = ChosenFiles
  return true
})
