import { escapeHtml, type Result } from '@letterslot/core'
import { maxAddressOctets, parseAddress } from '../parameters/address.ts'
import type { BuiltIns } from '../parameters/built-ins.ts'
import { findShapeFault } from '../template/parse.ts'
import type { EmailTemplate } from '../template/template.ts'
import { type RenderedBlock, renderBlock, renderText, sheetRow } from './blocks.ts'
import { deliveryLine } from './delivery-line.ts'
import { EmailError } from './email-error.ts'
import { headerText } from './header-text.ts'
import { layOutHtml } from './html.ts'
import {
  createInterpolate,
  createView,
  type Interpolate,
  readTemplateTags,
  type TemplateTags,
  type View,
} from './interpolate.ts'
import { languageLine } from './language-line.ts'
import { linkLine } from './link-line.ts'
import { mailWords } from './mail-words.ts'

/** The octets of the header lines besides our texts. */
const subjectTaken = 'Subject: '.length
const fromTaken = 'From: "" <>'.length + maxAddressOctets

/**
 * Makes a mail from a template and what a visitor sent. Pure and deterministic: no clock, no chance, no environment;
 * the studio's preview and the relay's mail are the same characters.
 *
 * Every parameter counts as typed by a stranger: it is printed, never run, never read for tags, inert in the HTML part
 * and verbatim in the text part. What is no flat text travels under dotted names: `{ day: ['Fri', 'Sat'] }` as `day`
 * (joined by `", "`), `day.0` and `day.1`, for `{{#day}}{{.}}{{/day}}`; `{ name: { first } }` as `name.first`. Header texts lose control characters; Reply-To is one plain address or empty.
 * @returns the mail, or an `EmailError` that names the place in the template and the tag.
 */
export function renderEmail(
  template: EmailTemplate,
  params: Readonly<Record<string, string>>,
  builtIns: BuiltIns,
): Result<RenderedEmail, EmailError> {
  return renderPrepared(prepareTemplate(template), params, builtIns)
}

/** Makes mails of templates. */
export interface MailRenderer {
  /** Makes a mail as `renderEmail` does. */
  readonly render: typeof renderEmail
  /**
   * The recipients alone of the mail that `render` makes.
   * @returns an `EmailError` exactly where `render` does: whoever accepts a message knows by it that its mail can be made.
   */
  recipients(
    template: EmailTemplate,
    params: Readonly<Record<string, string>>,
    builtIns: BuiltIns,
  ): Result<Recipients, EmailError>
}

/** Makes a renderer that checks and reads each template object once, for as long as that lives: it must not be changed. */
export function createMailRenderer(): MailRenderer {
  const known = new WeakMap<EmailTemplate, PreparedTemplate>()
  const prepare = (template: EmailTemplate): PreparedTemplate => {
    const prepared = known.get(template) ?? prepareTemplate(template)
    known.set(template, prepared)
    return prepared
  }
  return {
    render: (template, params, builtIns) => renderPrepared(prepare(template), params, builtIns),
    recipients: (template, params, builtIns) => {
      const begun = beginMail(prepare(template), params, builtIns)
      return begun.ok ? { ok: true, value: begun.value.recipients } : begun
    },
  }
}

/** A template that was checked and read, whatever came of it. */
interface PreparedTemplate {
  readonly template: EmailTemplate
  readonly shapeFault: EmailError | undefined
  readonly tags: Result<TemplateTags, EmailError>
}

function prepareTemplate(template: EmailTemplate): PreparedTemplate {
  const fault = findShapeFault(template)
  if (fault === undefined) return { template, shapeFault: undefined, tags: readTemplateTags(template) }
  const shapeFault = new EmailError('template-faults', fault.message, { place: fault.pointer })
  return { template, shapeFault, tags: { ok: false, error: shapeFault } }
}

function renderPrepared(
  prepared: PreparedTemplate,
  params: Readonly<Record<string, string>>,
  builtIns: BuiltIns,
): Result<RenderedEmail, EmailError> {
  const { template } = prepared
  const begun = beginMail(prepared, params, builtIns)
  if (!begun.ok) return begun
  const { recipients, interpolate, view } = begun.value
  const wholeSubject = interpolate(template.subject)
  const subject = headerText(wholeSubject, subjectTaken)
  const blocks = renderBody(template, interpolate, view)
  if (subject.isCut) blocks.push(renderText(`${mailWords(template.locale ?? 'en').subject}: ${wholeSubject}`))
  return {
    ok: true,
    value: {
      ...recipients,
      replyTo: parseAddress(interpolate(template.replyTo)) ?? '',
      fromName: headerText(interpolate(template.fromName), fromTaken).text,
      subject: subject.text,
      html: layOutHtml(blocks, { title: subject.text, locale: template.locale ?? 'en' }),
      text: layOutText(blocks),
    },
  }
}

/** Whatever can fail of a mail, so that nothing does later, half way through it. */
function beginMail(
  { template, shapeFault, tags }: PreparedTemplate,
  params: Readonly<Record<string, string>>,
  builtIns: BuiltIns,
): Result<{ readonly recipients: Recipients; readonly interpolate: Interpolate; readonly view: View }, EmailError> {
  if (shapeFault !== undefined) return { ok: false, error: shapeFault }
  const outcome = createView(params, builtIns)
  if (outcome.kind === 'not-text') return { ok: false, error: notText(outcome.name) }
  if (!tags.ok) return tags
  const { view } = outcome
  const interpolate = createInterpolate(tags.value, view)
  const recipients = listRecipients(template, interpolate)
  return recipients.ok ? { ok: true, value: { recipients: recipients.value, interpolate, view } } : recipients
}

function renderBody(template: EmailTemplate, interpolate: Interpolate, view: View): RenderedBlock[] {
  const blocks: RenderedBlock[] = []
  for (const block of template.blocks) {
    const rendered = renderBlock(block, interpolate, view.params, template.locale ?? 'en')
    if (rendered !== undefined) blocks.push(rendered)
  }
  const locale = template.locale ?? 'en'
  const lines = [
    linkLine(view.params['letterslot_prefilled'], locale),
    languageLine(view.params['letterslot_language'], locale),
    deliveryLine(view.params, locale),
  ]
  for (const line of lines) if (line !== undefined) blocks.push(renderReference(line))
  return blocks
}

function notText(name: string): EmailError {
  const place = `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
  return new EmailError('parameter-not-text', 'A parameter is not text.', { place })
}

/** Lays blocks out as plain text: what the HTML says, in the same order, an empty line between two blocks. */
export function layOutText(blocks: readonly RenderedBlock[]): string {
  return `${blocks.map(({ text }) => text).join('\n\n')}\n`
}

/** A quiet line at the end of a mail. */
export function renderReference(line: string): RenderedBlock {
  const style = 'margin:0;color:#626a78;font-size:13px;line-height:1.5'
  return {
    html: sheetRow(`<p class="ls-dim" dir="auto" style="${style}">${escapeHtml(line)}</p>`, { above: 12, below: 8 }),
    text: line,
  }
}

/** A mail before it is composed: merge tags filled in, addresses still as text. */
export interface RenderedEmail {
  readonly to: readonly string[]
  readonly cc: readonly string[]
  readonly bcc: readonly string[]
  /** Empty when the template's own is empty after rendering. */
  readonly replyTo: string
  readonly fromName: string
  readonly subject: string
  readonly html: string
  readonly text: string
}

/** Who gets the mail: plain addresses, each once. */
export interface Recipients {
  readonly to: readonly string[]
  readonly cc: readonly string[]
  readonly bcc: readonly string[]
}

type Role = keyof Recipients

/**
 * Renders and checks the recipients. One that holds a merge tag comes from a visitor: it is refused without the
 * template's leave, and where it turns out to be no address it is left out as long as somebody in `to` remains, so that
 * a visitor's typing error never costs the maker the mail. A fixed recipient must be an address.
 */
function listRecipients(template: EmailTemplate, interpolate: Interpolate): Result<Recipients, EmailError> {
  const seen = new Set<string>()
  const lists: Record<Role, string[]> = { to: [], cc: [], bcc: [] }
  let dropped: EmailError | undefined
  for (const role of ['to', 'cc', 'bcc'] as const) {
    for (const [index, text] of template[role].entries()) {
      const outcome = renderRecipient(text, `/${role}/${index}`, template.visitorRecipients, interpolate)
      if (outcome.kind === 'refused') return { ok: false, error: outcome.error }
      if (outcome.kind === 'dropped') dropped ??= outcome.error
      if (outcome.kind !== 'address' || seen.has(outcome.address.toLowerCase())) continue
      seen.add(outcome.address.toLowerCase())
      lists[role].push(outcome.address)
    }
  }
  if (lists.to.length > 0) return { ok: true, value: lists }
  return {
    ok: false,
    error: dropped ?? new EmailError('recipient-empty', 'The mail has no recipient.', { place: '/to' }),
  }
}

type RecipientOutcome =
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'empty' }
  | { readonly kind: 'dropped' | 'refused'; readonly error: EmailError }

function renderRecipient(
  text: string,
  place: string,
  visitorRecipients: boolean,
  interpolate: Interpolate,
): RecipientOutcome {
  const fromVisitor = text.includes('{{')
  if (fromVisitor && !visitorRecipients) {
    const message = 'A recipient may come from what a visitor typed only where the template allows it.'
    return { kind: 'refused', error: new EmailError('recipient-from-visitor', message, { place }) }
  }
  const rendered = interpolate(text)
  if (rendered.trim() === '') return { kind: 'empty' }
  const address = parseAddress(rendered)
  if (address !== undefined) return { kind: 'address', address }
  const error = new EmailError('recipient-invalid', 'A recipient is not one plain e-mail address.', { place })
  return { kind: fromVisitor ? 'dropped' : 'refused', error }
}
