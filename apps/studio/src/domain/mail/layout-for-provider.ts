import type { Form } from '@letterslot/core'
import { type EmailTemplate, renderEmail, starterEmail } from '@letterslot/email'
import { layoutText } from '../texts/email.ts'
import { sendingFields } from './sending-fields.ts'

/** The parts of a mail as EmailJS's template editor takes them, tags and all. */
export interface ProviderLayout {
  readonly subject: string
  readonly to: string
  readonly fromName: string
  readonly replyTo: string
  readonly html: string
}

// Two characters of Unicode's private use area stand for the braces while the mail is laid out, so that no tag is filled in.
const opening = '\ue000'
const closing = '\ue001'

const veil = (text: string): string => text.replaceAll('{{', opening).replaceAll('}}', closing)
const unveil = (text: string): string => text.replaceAll(opening, '{{').replaceAll(closing, '}}')
const veiledTag = (name: string): string => `${opening}${name}${closing}`

/**
 * Lays the mail of a form out for a provider's own template: the same HTML as ours, its tags and sections kept, and a last
 * line that tells late and repeated messages apart. Undefined where the template makes no mail.
 */
export function layoutForProvider(form: Form, email: EmailTemplate): ProviderLayout | undefined {
  const fields = sendingFields(form)
  // A provider attaches files; what a tag of theirs would print is not documented.
  const files = new Set(fields.flatMap(({ kind, name }) => (kind === 'file' ? [name] : [])))
  const names = fields.map(({ name }) => name).filter((name) => !files.has(name))
  const template: EmailTemplate = {
    ...email,
    to: ['nobody@example.org'],
    cc: [],
    bcc: [],
    replyTo: '',
    fromName: veil(email.fromName),
    subject: veil(email.subject),
    blocks: [
      ...email.blocks.map((block) =>
        block.kind === 'answers'
          ? { ...block, rows: block.rows.filter(({ name }) => !files.has(name)) }
          : block.kind === 'divider'
            ? block
            : { ...block, text: veil(block.text) },
      ),
      { id: 'reference', kind: 'text', text: veil(layoutText.reference) },
    ],
  }
  const params = Object.fromEntries(names.map((name) => [name, veiledTag(name)]))
  const mail = renderEmail(template, params, noBuiltIns)
  if (!mail.ok) return undefined
  const { subject, fromName, html } = mail.value
  return {
    subject: unveil(subject),
    to: email.to.join(', '),
    fromName: unveil(fromName),
    replyTo: email.replyTo || starterEmail(form, { id: email.id, to: '' }).replyTo,
    html: unveil(html),
  }
}

const noBuiltIns = {
  user_os: '',
  user_platform: '',
  user_browser: '',
  user_version: '',
  user_country: '',
  user_referrer: '',
  user_ip: '',
} as const
