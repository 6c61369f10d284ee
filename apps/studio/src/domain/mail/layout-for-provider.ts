import type { Form } from '@letterslot/core'
import { languagesOf } from '@letterslot/core/language'
import { hasLinkPrefill } from '@letterslot/core/prefill'
import { type EmailTemplate, renderEmail, starterEmail } from '@letterslot/email'
import { fieldsWithParameter } from '../document/find-field.ts'
import { layoutLanguage, layoutPrefilled, layoutReference } from '../texts/email-layout.ts'

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
 * line that tells late and repeated messages apart, languages where the form has several, and what came with a link where one may fill fields. Undefined where the template makes no mail.
 */
export function layoutForProvider(form: Form, email: EmailTemplate): ProviderLayout | undefined {
  const fields = fieldsWithParameter(form)
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
      {
        id: 'reference',
        kind: 'text',
        text: veil(
          layoutReference +
            (languagesOf(form).length > 1 ? layoutLanguage : '') +
            (hasLinkPrefill(form) ? layoutPrefilled : ''),
        ),
      },
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

/** One of the parts that are copied by themselves. */
export type LayoutPart = keyof ProviderLayout

/** The last copied text of each part, by the part's name. */
export type CopiedLayout = Readonly<Partial<Record<LayoutPart, string>>>

/** The parts, in the order in which they are copied. */
export const layoutParts: readonly LayoutPart[] = ['subject', 'html', 'to', 'fromName', 'replyTo']

const copiedLayoutKey = (formId: string): string => `letterslot.copied-layout.${formId}`

/** A short name for a text: FNV-1a over its characters. Equal texts have equal names; that is all it is for. */
export function textName(text: string): string {
  let hash = 0x811c9dc5
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return (hash >>> 0).toString(36)
}

/** Reads the last copied texts from this browser, part by part; empty without any, or without storage. */
export function readCopiedLayout(formId: string, storage: () => Storage = () => localStorage): CopiedLayout {
  try {
    const kept: unknown = JSON.parse(storage().getItem(copiedLayoutKey(formId)) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    const named = layoutParts.flatMap((part) => {
      const name: unknown = Reflect.get(kept, part)
      return typeof name === 'string' ? [[part, name] as const] : []
    })
    return Object.fromEntries(named)
  } catch {
    // A browser that refuses storage throws on the mere mention of it; what is no record of ours is nothing.
    return {}
  }
}

/** Remembers what was copied, as far as this browser remembers anything. */
export function markCopied(formId: string, copied: CopiedLayout, storage: () => Storage = () => localStorage): void {
  try {
    storage().setItem(copiedLayoutKey(formId), JSON.stringify(copied))
  } catch {
    // Then there is no mark: nothing untrue is said.
  }
}
