import type { Form } from '@letterslot/core'
import { parseForm } from '@letterslot/core/document'
import { type BuiltIns, type EmailTemplate, type RenderedEmail, renderEmail } from '../index.ts'

/** Built-ins of nobody in particular. */
export const builtIns: BuiltIns = {
  user_os: 'Linux',
  user_platform: 'desktop',
  user_browser: 'Firefox',
  user_version: '145',
  user_country: '',
  user_referrer: 'https://example.org/contact',
  user_ip: 'd41d8cd98f00b204e9800998ecf8427e',
}

/** A template with one of each block, changed where a test asks. */
export function templateWith(changes: Partial<EmailTemplate> = {}): EmailTemplate {
  return {
    format: 'letterslot.email/1',
    version: 1,
    id: 'tmpl_contact',
    formId: 'contact',
    to: ['you@example.org'],
    cc: [],
    bcc: [],
    replyTo: '{{email}}',
    fromName: '{{full_name}}',
    subject: 'Write to us: {{full_name}}',
    visitorRecipients: false,
    blocks: [
      { id: 'b1', kind: 'heading', text: 'A new message' },
      { id: 'b2', kind: 'text', text: '{{full_name}} wrote: {{message}}' },
      { id: 'b3', kind: 'answers', auto: true, rows: [{ name: 'full_name', label: 'Your name' }] },
      { id: 'b4', kind: 'divider' },
    ],
    ...changes,
  }
}

/** A template whose body is one text block. */
export function templateOf(text: string): EmailTemplate {
  return templateWith({ blocks: [{ id: 'b1', kind: 'text', text }] })
}

/** The mail, where there must be one. */
export function mailOf(template: EmailTemplate, params: Readonly<Record<string, string>>): RenderedEmail {
  const mail = renderEmail(template, params, builtIns)
  if (!mail.ok) throw mail.error
  return mail.value
}

/** The facts of the error, where there must be one. */
export function refusalOf(template: EmailTemplate, params: Readonly<Record<string, string>> = {}): object {
  const mail = renderEmail(template, params, builtIns)
  if (mail.ok) throw new Error('There is a mail.')
  const { code, place, tag } = mail.error
  return tag === undefined ? { code, place } : { code, place, tag }
}

/** The text part of a body of one text block, without its last line end. */
export function textOf(text: string, params: Readonly<Record<string, string>>): string {
  return mailOf(templateOf(text), params).text.slice(0, -1)
}

/** The contact form of the studio, more or less. */
export function contactForm(changes: object = {}): Form {
  return formOf({
    format: 'letterslot.form/1',
    version: 1,
    id: 'contact',
    title: 'Write to us',
    locale: 'en',
    pages: [
      {
        id: 'p1',
        fields: [
          { id: 'f0', kind: 'content', name: 'intro', label: '', text: 'Hello.', rules: [] },
          { id: 'f1', kind: 'text', name: 'full_name', label: 'Your name', rules: [{ kind: 'required' }] },
          { id: 'f2', kind: 'email', name: 'email', label: 'E-mail', rules: [{ kind: 'required' }, { kind: 'type' }] },
          { id: 'f3', kind: 'textarea', name: 'message', label: 'What is it about?', rules: [] },
        ],
      },
    ],
    ...changes,
  })
}

/** A form document that must be sound. */
export function formOf(document: object): Form {
  const form = parseForm(document)
  if (!form.ok) throw form.error
  return form.value
}

/** Returns the visible text of an HTML part, as a browser would decode it. */
export function readHtml(html: string): string {
  return html
    .replaceAll('<br>', '\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}
