import {
  compileRareRule,
  drawWords,
  evaluateLogic,
  FieldExtra,
  fillWords,
  inputProps,
  sayAnswer,
  withRareIssues,
} from '@letterslot/react/rare-fields'
import { addToElement } from '../add-to-element.ts'

/** For forms that need them from the first drawing: of two files, the second has them too. */
addToElement((Element) => {
  const own = {
    compileRareRule,
    drawWords,
    evaluateLogic,
    FieldExtra,
    fillWords,
    inputProps,
    sayAnswer,
    withRareIssues,
  }
  Element.rareParts = { ...Element.rareParts, ...own }
  return true
})
