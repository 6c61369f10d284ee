import type { Entry } from '@letterslot/client/outbox'
import { writerOf } from '../../domain/sending/writer-of.ts'
import { firstAnswer } from '../../domain/sending/written-answers.ts'

/** The sender of a message as its row and its heading show it. */
export interface EntrySender {
  /** The writer's name, else the address, else the first answer; undefined of a message without answers. */
  readonly title: string | undefined
  /** The writer's address, where the title is the name. */
  readonly address: string | undefined
}

/** Returns the sender of a message, from its answers. */
export function entrySender(entry: Entry): EntrySender {
  const { name, address } = writerOf(entry)
  return {
    title: name ?? address ?? (firstAnswer(entry) || undefined),
    address: name === undefined ? undefined : address,
  }
}
