// What few forms need in their fields, without what stands around these: that fetches more.

export { evaluateLogic } from '@letterslot/core/logic'
export { withRareIssues } from '@letterslot/core/messages/en-rare'
export { compileSharedRule as compileRareRule } from '@letterslot/core/rare-rules'
export { fillWords } from '../form/fill-words.ts'
export { FieldExtra } from './FieldExtra.tsx'
export { inputProps } from './input-props.ts'
export { drawWords, sayAnswer } from './rare-text.tsx'
