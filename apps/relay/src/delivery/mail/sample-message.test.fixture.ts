import { type EmailTemplate, emailFormat } from '@letterslot/email'
import type { AcceptedMessage } from '../../store/port.ts'

const sampleTemplate: EmailTemplate = {
  format: emailFormat,
  version: 1,
  id: 'contact',
  formId: 'contact',
  to: ['maker@example.org'],
  cc: [],
  bcc: [],
  replyTo: '{{email}}',
  fromName: '{{full_name}}',
  subject: 'Write to us: {{full_name}}',
  visitorRecipients: false,
  blocks: [
    { id: 'b1', kind: 'heading', text: 'A message from {{full_name}}' },
    { id: 'b2', kind: 'text', text: '{{message}}' },
  ],
}

/** Changes to a sample message. */
export interface SampleChanges extends Partial<Omit<AcceptedMessage, 'template'>> {
  readonly template?: Partial<EmailTemplate>
}

/** A message for tests. */
export function sampleMessage({ template, ...changes }: SampleChanges = {}): AcceptedMessage {
  return {
    id: 'm1',
    submissionId: '0123456789ABCDEFGHJKMNPQRS',
    keyId: 'key1',
    serviceId: 'default',
    templateId: 'contact',
    templateRevision: 1,
    template: { ...sampleTemplate, ...template },
    params: { full_name: 'Ada Lovelace', email: 'ada@example.org', message: 'Good morning.' },
    builtIns: {},
    contentDigest: 'digest',
    isRepeatedId: false,
    acceptedAtMs: Date.UTC(2026, 10, 21, 14, 2, 3),
    ...changes,
  }
}
