export { earlyTransition } from './early-transition.ts'
export type { FormEvent } from './form-event.ts'
export type { Failure } from './message.ts'
export { isOnDevice, type Kept, type Message, type MessageFile } from './message.ts'
export { outcomeOf } from './outcome.ts'
export type { Standing } from './standing.ts'
export type { FormState, Pursuit, Receipt } from './state.ts'
export type { FieldView } from './store.ts'
export { createFormStore, createFormStoreWith, type FormStore } from './store.ts'
export { lateTransition, transition } from './transition.ts'
export type { NeedsPerson, NotSent, NotSentReason, PersonReason, Unsent } from './unsent.ts'
export type {
  CountedText,
  DraftTexts,
  FormTexts,
  NoticeTexts,
  OutcomeTexts,
  PageTexts,
  PartTexts,
  RareTexts,
  RowsTexts,
  SearchTexts,
  SignatureTexts,
  VisitorTexts,
} from './visitor-texts.ts'
