import { type EmailTemplate, emailFormat } from '@letterslot/email'
import type { AttachedFile, Claim, DeliveryAttempt, NewMessage, RelayStore } from './port.ts'

/** A template to store. */
export const exampleTemplate: EmailTemplate = {
  format: emailFormat,
  version: 1,
  id: 'tmpl_contact',
  formId: 'contact',
  to: ['owner@example.org'],
  cc: [],
  bcc: [],
  replyTo: '{{email}}',
  fromName: '{{full_name}}',
  subject: 'Write to us: {{full_name}}',
  visitorRecipients: false,
  blocks: [
    { id: 'b1', kind: 'heading', text: 'A message' },
    { id: 'b2', kind: 'answers', auto: true, rows: [{ name: 'full_name', label: 'Your name' }] },
    { id: 'b3', kind: 'divider' },
  ],
}

/** Files of a message: bytes that are no text, and none at all. */
export const exampleFiles: readonly AttachedFile[] = [
  { parameter: 'photo', name: 'photo.jpg', type: 'image/jpeg', content: Uint8Array.from([0xff, 0xd8, 0x00, 0xff]) },
  { parameter: 'photo', name: 'empty.txt', type: 'text/plain', content: new Uint8Array() },
]

/** A message to store, whole; `over` replaces some of it. */
export const exampleMessage = (id: string, over: Partial<NewMessage> = {}): NewMessage => ({
  id,
  submissionId: `submission-of-${id}`,
  keyId: 'key_1',
  serviceId: 'default',
  templateId: exampleTemplate.id,
  templateRevision: 3,
  template: exampleTemplate,
  params: { full_name: 'Ada 😀\n{{x}}', constructor: 'a name like any other', letterslot_reference: '7F3K-Q2' },
  builtIns: { user_os: 'Linux' },
  contentDigest: `digest-of-${id}`,
  acceptedAtMs: 1000,
  ...over,
})

/** An attempt to record. */
export const exampleAttempt = (number: number, over: Partial<DeliveryAttempt> = {}): DeliveryAttempt => ({
  attempt: number,
  atMs: 2000 + number,
  answer: '250 2.0.0 Ok',
  doubtful: false,
  delivered: ['owner@example.org'],
  refused: [{ address: 'gone@example.org', answer: '550 no such user' }],
  ...over,
})

/** The store under test. Each test has an empty one. */
export interface StoreStage extends Pick<RelayStore, 'messages' | 'inbox' | 'settings'> {
  /** Closes the store and opens the same place again. */
  reopen(): void
  /** Claims the message that is due; throws where none is. */
  claim(nowMs: number, leaseMs: number): Claim
}
