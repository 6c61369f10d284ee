import * as v from 'valibot'

const listOf = <Item extends v.GenericSchema>(item: Item) =>
  v.object({ items: v.array(item), next: v.optional(v.string()), total: v.optional(v.number()) })

/** `GET /api/v1/hello`. */
export const helloAnswer = v.object({
  product: v.string(),
  version: v.string(),
  local: v.boolean(),
  publicKey: v.optional(v.string()),
  serviceId: v.optional(v.string()),
})
export type Hello = v.InferOutput<typeof helloAnswer>

/** `POST /api/v1/pair`: the private key is in this answer and nowhere else. */
export const pairAnswer = v.object({ id: v.string(), privateKey: v.string() })
export type Pairing = v.InferOutput<typeof pairAnswer>

/** `PUT /api/v1/templates/:id`. */
export const revisionAnswer = v.object({ id: v.string(), revision: v.number() })

const inboxItem = v.object({
  id: v.string(),
  from: v.string(),
  to: v.array(v.string()),
  subject: v.string(),
  receivedAt: v.string(),
  preview: v.optional(v.string(), ''),
  reference: v.optional(v.string()),
  attachmentCount: v.optional(v.number(), 0),
})
/** One mail of the test inbox, without its body. Times are ISO 8601 UTC. */
export type InboxItem = v.InferOutput<typeof inboxItem>
export const inboxAnswer = listOf(inboxItem)

/** `GET /api/v1/inbox/:id`. */
export const inboxMailAnswer = v.object({
  ...inboxItem.entries,
  replyTo: v.optional(v.string()),
  html: v.optional(v.string()),
  text: v.optional(v.string()),
  headers: v.array(v.object({ name: v.string(), value: v.string() })),
  attachments: v.optional(v.array(v.object({ name: v.string(), bytes: v.number() })), []),
})
export type InboxMailAnswer = v.InferOutput<typeof inboxMailAnswer>

/** A service that gets no mail through: one sentence for a person, and since when. */
const alarmItem = v.object({ serviceId: v.string(), alarm: v.string(), since: v.string() })

/** `GET /api/v1/messages/summary`: how many wait, how many failed, alarms, and the mail server's last words. */
export const summaryAnswer = v.object({
  paused: v.optional(v.array(alarmItem), []),
  waiting: v.number(),
  failed: v.number(),
  lastAnswer: v.optional(v.string()),
  lastAnswerAt: v.optional(v.string()),
})
export type Summary = v.InferOutput<typeof summaryAnswer>

const messageItem = v.object({
  id: v.string(),
  submissionId: v.string(),
  templateId: v.string(),
  state: v.picklist(['accepted', 'delivering', 'delivered', 'deferred', 'failed']),
  attempts: v.number(),
  acceptedAt: v.string(),
  retryAt: v.optional(v.string()),
  reason: v.optional(v.string()),
})
/** One message at the relay, as its list shows it. */
export type RelayMessage = v.InferOutput<typeof messageItem>
export const messagesAnswer = listOf(messageItem)

/** `POST /api/v1/messages/retry`: how many were put off and are due now. */
export const retriedAnswer = v.object({ retried: v.number() })

/** An error of the management API, `application/problem+json`. */
export const problemAnswer = v.object({
  code: v.optional(v.string(), ''),
  detail: v.optional(v.string()),
  title: v.optional(v.string()),
})
