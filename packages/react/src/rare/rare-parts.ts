export { withRareIssues } from '@letterslot/core/messages/en-rare'
export { compileRareRule } from '@letterslot/core/rare-rules'
export { FieldExtra } from './FieldExtra.tsx'
export { drawWords, sayAnswer } from './rare-text.tsx'
