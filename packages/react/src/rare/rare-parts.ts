export { AfterSent, PageButtons, Pages } from './PagesOnDemand.tsx'
export {
  compileRareRule,
  drawWords,
  evaluateLogic,
  FieldExtra,
  fillWords,
  inputProps,
  sayAnswer,
  withRareIssues,
} from './rare-fields.ts'
export { usesAfterSent } from './uses-after-sent.ts'
