import type { Field, Form } from '@letterslot/core'
import { parseAddress } from '../parameters/address.ts'
import { isKnownName, sentNames } from '../parameters/parameter-names.ts'
import { type PlacedField, placedFields } from '../parameters/placed-fields.ts'
import { isWritable, namesInText, onlyName, parseTags } from '../tags/parse-tags.ts'
import type { EmailTemplate } from '../template/template.ts'
import { recipientTexts } from '../template/template.ts'
import type { Finding } from './finding.ts'

/** Finds recipients that are no address, come from a visitor without leave, or may be nobody at all. */
export function checkRecipients(form: Form, template: EmailTemplate): readonly Finding[] {
  const findings: Finding[] = []
  for (const { place, text } of recipientTexts(template)) {
    if (isTagged(text)) {
      if (template.visitorRecipients) continue
      findings.push({
        code: 'recipient-from-visitor',
        severity: 'error',
        place,
        fix: { kind: 'allowVisitorRecipients' },
      })
    } else if (text.trim() !== '' && parseAddress(text) === undefined) {
      findings.push({ code: 'recipient-invalid', severity: 'error', place, fix: { kind: 'fillRecipient', place } })
    }
  }
  return [...findings, ...emptyRecipient(form, template)]
}

/** Somebody is sure to get the mail by a fixed address, or by an e-mail field that is always shown, required, checked. */
function emptyRecipient(form: Form, template: EmailTemplate): readonly Finding[] {
  const fixed = template.to.some((text) => !isTagged(text) && text.trim() !== '')
  const fields = template.to.flatMap((text) => fieldOfTag(form, text) ?? [])
  if (fixed || fields.some(({ field }) => isSureAddress(field))) return []
  const [first] = fields
  const requirable = fields.find(({ field }) => canBeSure(field))
  const about = requirable ?? first
  return [
    {
      code: 'recipient-can-be-empty',
      severity: 'error',
      place: '/to',
      ...(about && { name: about.field.name }),
      fix: requirable ? { kind: 'requireField', place: requirable.place } : { kind: 'fillRecipient', place: '/to/0' },
    },
  ]
}

/** True when a field's answer is an address in every message. */
export function isSureAddress(field: Field): boolean {
  if (field.visibleWhen !== undefined) return false
  if (field.kind === 'hidden') return typeof field.default === 'string' && parseAddress(field.default) !== undefined
  const kinds = new Set(field.rules.map(({ kind }) => kind))
  return field.kind === 'email' && kinds.has('required') && kinds.has('type')
}

/** True when rules would be enough for an address in every message. */
export function canBeSure(field: Field): boolean {
  return field.kind === 'email' && field.visibleWhen === undefined
}

/** The field whose parameter is all that a text prints, under its own name or a mapped one. */
export function fieldOfTag(form: Form, text: string): PlacedField | undefined {
  const name = onlyName(text)
  if (name === undefined) return undefined
  const fields = placedFields(form)
  const mapped = Object.entries(form.delivery?.map ?? {}).find(([key]) => key === name)?.[1]
  return fields.find(({ field }) => field.name === name) ?? fields.find(({ field }) => field.id === mapped)
}

function isTagged(text: string): boolean {
  return text.includes('{{')
}

/** Finds a reply address that is none, one that a visitor may leave empty, and none where a field asks for one. */
export function checkReplyTo(form: Form, { replyTo }: EmailTemplate): readonly Finding[] {
  if (replyTo.trim() === '') return missing(form)
  if (!parseTags(replyTo).ok) return []
  const names = namesInText(replyTo)
  const sent = sentNames(form)
  // A parameter that nothing sends is another finding.
  if (names.some((name) => !isKnownName(name, sent))) return []
  if (names.length === 0) return parseAddress(replyTo) === undefined ? [notEmail(form)] : []
  const found = fieldOfTag(form, replyTo)
  if (!found) return hasSections(replyTo) ? [] : [notEmail(form, names[0])]
  const { field, place } = found
  if (isSureAddress(field)) return []
  if (field.kind !== 'email') return [notEmail(form, field.name)]
  const finding = { code: 'reply-to-can-be-empty', severity: 'info', place: '/replyTo', name: field.name } as const
  return [canBeSure(field) ? { ...finding, fix: { kind: 'requireField', place } } : finding]
}

/** Without a Reply-To, an answer to the mail goes to the address that it was sent from. */
function missing(form: Form): readonly Finding[] {
  const name = bestAddress(form)
  if (name === undefined) return []
  const fix = { kind: 'setText', place: '/replyTo', text: `{{${name}}}` } as const
  return [{ code: 'reply-to-empty', severity: 'warning', place: '/replyTo', name, fix }]
}

/** The name of the e-mail field to answer to: one that is always filled in, else the first. */
function bestAddress(form: Form): string | undefined {
  const emails = placedFields(form).filter(({ field }) => field.kind === 'email' && isWritable(field.name))
  const best = emails.find(({ field }) => isSureAddress(field)) ?? emails[0]
  return best?.field.name
}

function notEmail(form: Form, name?: string): Finding {
  const best = bestAddress(form)
  const text = best === undefined ? '' : `{{${best}}}`
  const fix = { kind: 'setText', place: '/replyTo', text } as const
  return {
    code: 'reply-to-not-email',
    severity: 'warning',
    place: '/replyTo',
    ...(name !== undefined && { name }),
    fix,
  }
}

/** Someone who writes sections has thought of what is empty. */
function hasSections(text: string): boolean {
  const pieces = parseTags(text)
  return pieces.ok && pieces.value.some(({ kind }) => kind === 'section')
}
