// The names are written out: an object of a module's exports breaks where a page has extended the prototype of all objects.
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

export const rareFields = {
  compileRareRule,
  drawWords,
  evaluateLogic,
  FieldExtra,
  fillWords,
  inputProps,
  sayAnswer,
  withRareIssues,
}
