import { parseEmailTemplate } from '@letterslot/email'
import * as v from 'valibot'

const json = <const Schema extends v.GenericSchema>(schema: Schema) => v.pipe(v.string(), v.parseJson(), schema)
const flag = v.pipe(
  v.number(),
  v.transform((value) => value === 1),
)
const texts = v.array(v.string())
/** Not `v.record`, which drops names such as `constructor`: a visitor's parameter may be called so. */
const record = v.custom<Readonly<Record<string, string>>>(
  (input) =>
    typeof input === 'object' && input !== null && Object.values(input).every((value) => typeof value === 'string'),
)
const template = v.pipe(
  v.string(),
  v.parseJson(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const parsed = parseEmailTemplate(dataset.value)
    if (parsed.ok) return parsed.value
    addIssue({ message: parsed.error.message })
    return NEVER
  }),
)

const attempt = v.object({
  attempt: v.number(),
  atMs: v.number(),
  answer: v.string(),
  doubtful: v.boolean(),
  delivered: texts,
  refused: v.array(v.object({ address: v.string(), answer: v.string() })),
})

const messageRow = v.object({
  id: v.string(),
  submission_id: v.string(),
  key_id: v.string(),
  service_id: v.string(),
  template_id: v.string(),
  template_revision: v.number(),
  template,
  params: json(record),
  built_ins: json(record),
  content_digest: v.string(),
  repeated_id: flag,
  accepted_at: v.number(),
  state: v.picklist(['accepted', 'delivering', 'delivered', 'deferred', 'failed']),
  attempts: json(v.array(attempt)),
  retry_at: v.nullable(v.number()),
  reason: v.nullable(v.string()),
  fence: v.number(),
})
const inboxRow = v.object({
  id: v.string(),
  received_at: v.number(),
  sender: v.string(),
  recipients: json(texts),
  source: v.instance(Uint8Array),
})
const shownMail = v.object({
  id: v.string(),
  from: v.string(),
  to: texts,
  subject: v.string(),
  receivedAt: v.string(),
  preview: v.string(),
  attachmentCount: v.number(),
  reference: v.optional(v.string()),
})
const entryRow = v.object({ shown: json(shownMail) })
const countRow = v.object({ count: v.number() })
const fileRow = v.object({
  parameter: v.string(),
  name: v.string(),
  type: v.string(),
  content: v.instance(Uint8Array),
})
const serviceRow = v.object({
  id: v.string(),
  name: v.string(),
  from_name: v.string(),
  from_address: v.string(),
  smtp: v.picklist(['environment', 'inbox']),
  revision: v.number(),
})
const templateRow = v.object({ template, revision: v.number() })
const keyRow = v.object({
  id: v.string(),
  name: v.string(),
  kind: v.picklist(['public', 'private']),
  value: v.string(),
  origins: json(texts),
  created_at: v.number(),
})
const attemptsRow = v.object({ attempts: json(v.array(attempt)) })
const stateRow = v.object({ state: messageRow.entries.state, attempts: json(v.array(attempt)) })

/** Readers of rows as SQLite returns them; each throws a `ValiError` on a row that this version did not write. */
export const readMessageRow = v.parser(messageRow)
export const readStateRow = v.parser(stateRow)
export const readAttemptsRow = v.parser(attemptsRow)
export const readInboxRow = v.parser(inboxRow)
export const readEntryRow = v.parser(entryRow)
export const readCountRow = v.parser(countRow)
export const readFileRow = v.parser(fileRow)
export const readServiceRow = v.parser(serviceRow)
export const readTemplateRow = v.parser(templateRow)
export const readKeyRow = v.parser(keyRow)
