import { emailFormat } from '@letterslot/email'
import * as v from 'valibot'

const block = v.variant('kind', [
  v.object({ id: v.string(), kind: v.literal('heading'), text: v.string() }),
  v.object({ id: v.string(), kind: v.literal('text'), text: v.string() }),
  v.object({
    id: v.string(),
    kind: v.literal('answers'),
    auto: v.boolean(),
    rows: v.array(v.object({ name: v.string(), label: v.string() })),
  }),
  v.object({ id: v.string(), kind: v.literal('divider') }),
])

/** A template document as the relay takes and keeps it. */
export const storedTemplate = v.object({
  format: v.literal(emailFormat),
  version: v.number(),
  id: v.string(),
  formId: v.string(),
  to: v.array(v.string()),
  cc: v.array(v.string()),
  bcc: v.array(v.string()),
  replyTo: v.string(),
  fromName: v.string(),
  subject: v.string(),
  visitorRecipients: v.boolean(),
  blocks: v.array(block),
})
