export type { Connection } from '../connection.ts'
export { type Clock, deviceClock } from './clock.ts'
export { createOutbox, type OutboxOptions } from './create-outbox.ts'
export type { AttemptCode } from './disposition.ts'
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
export type { Answer, NewSubmission, Outbox, OutboxEvent, OutboxHealth, Outgoing, Send } from './outbox.ts'
export { type PageEvents, pageEvents } from './page-events.ts'
export { defaultPolicy, type Policy } from './policy.ts'
export { isReadable } from './read-entry.ts'
export type { Store } from './store.ts'
export type { TabChannel } from './tab-channel.ts'
export { wireSend } from './wire-send.ts'
