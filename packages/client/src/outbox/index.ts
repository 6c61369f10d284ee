export type { Answer } from '../answer.ts'
export type { Connection } from '../connection.ts'
export { wireSend } from './attempt.ts'
export { type Clock, deviceClock } from './clock.ts'
export { createOutbox, type OutboxOptions } from './create-outbox.ts'
export { defaultPolicy } from './default-policy.ts'
export type {
  Attempt,
  Durability,
  Durability as Keeping,
  Entry,
  EntryState,
  Submission,
  SubmissionFile,
} from './entry.ts'
export { createMemoryStore } from './memory-store.ts'
export type { NewSubmission, Outbox, OutboxEvent, OutboxHealth, Outgoing, Send } from './outbox.ts'
export type { AttemptCode } from './outcome.ts'
export { type PageEvents, pageEvents } from './page-events.ts'
export type { Policy } from './policy.ts'
export type { Store } from './store.ts'
export { isReadable } from './stored-entry.ts'
export type { TabChannel } from './tab-channel.ts'
