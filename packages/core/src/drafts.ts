export {
  answeredParts,
  comparableAnswer,
  type FittedDraft,
  fitDraft,
  isDrafted,
  type KeptAnswer,
  sameAnswer,
  type UnfitAnswer,
} from './fit-draft.ts'
export { keepsDrafts } from './keeps-drafts.ts'
