import { deliveryNote, type Result } from '@letterslot/core'
import { maxAddressLength, parseAddress } from './address.ts'
import { renderBlock } from './blocks/block.ts'
import { renderReference } from './blocks/reference.ts'
import type { RenderedBlock } from './blocks/rendered-block.ts'
import { renderText } from './blocks/text.ts'
import type { BuiltIns } from './built-ins.ts'
import { EmailError } from './email-error.ts'
import { headerText } from './header-text.ts'
import { layOutHtml } from './html.ts'
import { renderRecipients } from './recipients.ts'
import type { RenderedEmail } from './rendered-email.ts'
import { createFiller, type Filler } from './tags/create-filler.ts'
import { createView, type View } from './tags/view.ts'
import { findShapeFault } from './template/parse.ts'
import type { EmailTemplate } from './template/template.ts'
import { layOutText } from './text.ts'

/** What stands on the header lines besides our texts, in octets. */
const subjectTaken = 'Subject: '.length
const fromTaken = 'From: "" <>'.length + maxAddressLength

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
  const fault = findShapeFault(template)
  if (fault) return { ok: false, error: new EmailError('template-faults', fault.message, { place: fault.pointer }) }
  const outcome = createView(params, builtIns)
  if (outcome.kind === 'not-text') return { ok: false, error: notText(outcome.name) }
  const filler = createFiller(template, outcome.view)
  if (!filler.ok) return filler
  const fill = filler.value
  const recipients = renderRecipients(template, fill)
  if (!recipients.ok) return recipients

  const wholeSubject = fill(template.subject)
  const subject = headerText(wholeSubject, subjectTaken)
  const blocks = renderBody(template, fill, outcome.view)
  if (subject.cut) blocks.push(renderText(`Subject in full: ${wholeSubject}`))
  return {
    ok: true,
    value: {
      ...recipients.value,
      replyTo: parseAddress(fill(template.replyTo)) ?? '',
      fromName: headerText(fill(template.fromName), fromTaken).text,
      subject: subject.text,
      html: layOutHtml(blocks, { title: subject.text, locale: template.locale ?? 'en' }),
      text: layOutText(blocks),
    },
  }
}

function renderBody(template: EmailTemplate, fill: Filler, view: View): RenderedBlock[] {
  const blocks: RenderedBlock[] = []
  for (const block of template.blocks) {
    const rendered = renderBlock(block, fill, view.params, template.locale ?? 'en')
    if (rendered !== undefined) blocks.push(rendered)
  }
  const line = deliveryNote(view.params)
  if (line !== undefined) blocks.push(renderReference(line))
  return blocks
}

function notText(name: string): EmailError {
  const place = `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`
  return new EmailError('parameter-not-text', 'A parameter is not text.', { place })
}
