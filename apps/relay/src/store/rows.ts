import { type EmailTemplate, parseEmailTemplate } from '@letterslot/email'
import * as v from 'valibot'
import type { ListPage } from './inbox-port.ts'
import type { StoredMessage } from './port.ts'

const jsonColumn = <const Schema extends v.GenericSchema>(schema: Schema) => v.pipe(v.string(), v.parseJson(), schema)
const flagColumn = v.pipe(
  v.number(),
  v.transform((value) => value === 1),
)
const textArray = v.array(v.string())
/** Not `v.record`, which drops names such as `constructor`: a visitor's parameter may be called so. */
const textRecord = v.custom<Readonly<Record<string, string>>>(
  (input) =>
    typeof input === 'object' && input !== null && Object.values(input).every((value) => typeof value === 'string'),
)
const templateColumn = v.pipe(
  v.string(),
  v.parseJson(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const parsed = parseEmailTemplate(dataset.value)
    if (parsed.ok) return parsed.value
    addIssue({ message: parsed.error.message })
    return NEVER
  }),
)

const attemptColumn = v.object({
  attempt: v.number(),
  atMs: v.number(),
  answer: v.string(),
  doubtful: v.boolean(),
  delivered: textArray,
  refused: v.array(v.object({ address: v.string(), answer: v.string() })),
})

const messageRow = v.object({
  id: v.string(),
  submission_id: v.string(),
  key_id: v.string(),
  service_id: v.string(),
  template_id: v.string(),
  template_revision: v.number(),
  template: v.string(),
  params: jsonColumn(textRecord),
  built_ins: jsonColumn(textRecord),
  content_digest: v.string(),
  repeated_id: flagColumn,
  accepted_at: v.number(),
  state: v.picklist(['accepted', 'delivering', 'delivered', 'deferred', 'failed']),
  attempts: jsonColumn(v.array(attemptColumn)),
  retry_at: v.nullable(v.number()),
  reason: v.nullable(v.string()),
  fence: v.number(),
})
const inboxRow = v.object({
  id: v.string(),
  received_at: v.number(),
  sender: v.string(),
  recipients: jsonColumn(textArray),
  source: v.instance(Uint8Array),
})
const mailSummary = v.object({
  id: v.string(),
  from: v.string(),
  to: textArray,
  subject: v.string(),
  receivedAt: v.string(),
  preview: v.string(),
  attachmentCount: v.number(),
  reference: v.optional(v.string()),
})
const entryRow = v.object({ shown: jsonColumn(mailSummary) })
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
const templateRow = v.object({ template: templateColumn, revision: v.number() })
const keyRow = v.object({
  id: v.string(),
  name: v.string(),
  kind: v.picklist(['public', 'private']),
  value: v.string(),
  origins: jsonColumn(textArray),
  created_at: v.number(),
})
const attemptsRow = v.object({ attempts: jsonColumn(v.array(attemptColumn)) })
const stateRow = v.object({ state: messageRow.entries.state, attempts: jsonColumn(v.array(attemptColumn)) })

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

const readTemplateText = v.parser(templateColumn)

/** As many templates are remembered as a relay has forms, roughly. */
const maxTemplates = 50

/** Makes a reader of templates that parses each text once, as long as there are few: each message has its own. */
export function createTemplateReader(): (text: string) => EmailTemplate {
  const known = new Map<string, EmailTemplate>()
  return (text) => {
    const template = known.get(text) ?? readTemplateText(text)
    if (known.size >= maxTemplates) known.clear()
    known.set(text, template)
    return template
  }
}

/**
 * Reads a row of the message table.
 * @throws {ValiError} on a row that this version did not write.
 */
export function readMessage(
  row: unknown,
  templateOf: (text: string) => EmailTemplate = readTemplateText,
): { readonly message: StoredMessage; readonly fence: number } {
  const read = readMessageRow(row)
  return {
    fence: read.fence,
    message: {
      id: read.id,
      submissionId: read.submission_id,
      keyId: read.key_id,
      serviceId: read.service_id,
      templateId: read.template_id,
      templateRevision: read.template_revision,
      template: templateOf(read.template),
      params: read.params,
      builtIns: read.built_ins,
      contentDigest: read.content_digest,
      isRepeatedId: read.repeated_id,
      acceptedAtMs: read.accepted_at,
      state: read.state,
      attempts: read.attempts,
      retryAtMs: read.retry_at ?? undefined,
      reason: read.reason ?? undefined,
    },
  }
}

/** Cuts a page out of rows read one beyond its limit: the one too many says that there is more. */
export function pageOfRows<Item extends { readonly id: string }>(rows: readonly Item[], limit: number): ListPage<Item> {
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return rows.length > limit && last !== undefined ? { items, next: last.id } : { items }
}
