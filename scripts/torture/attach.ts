import type { Submission } from '@letterslot/client/outbox'
import type { Attachment, WithAttachments } from './attachment.ts'
import { attachmentFacts } from './file-facts.ts'

const slots = ['photo', 'plan', 'notes']
const largestBytes = 1_500_000

/** Gives each message one to three files: empty ones, small ones, and ones of up to 1.5 MB. */
export function attach(messages: readonly Submission[], random: () => number): readonly WithAttachments[] {
  return messages.map((message) => ({
    ...message,
    attachments: slots.slice(0, 1 + Math.floor(random() * slots.length)).map((name): Attachment => {
      const size = Math.floor(largestBytes * random() ** 3) - 1000
      return { name, fileName: `${name} Grüße.bin`, size: Math.max(0, size), seed: Math.floor(random() * 2 ** 31) }
    }),
  }))
}

/** The text of each message, the facts of its files among its parameters, by its id. */
export function paramsAndFilesOf(messages: readonly WithAttachments[]): ReadonlyMap<string, Submission['params']> {
  return new Map(
    messages.map(({ id, params, attachments = [] }) => [
      id,
      { ...params, ...Object.fromEntries(attachments.map((file) => [file.name, attachmentFacts(file)])) },
    ]),
  )
}
