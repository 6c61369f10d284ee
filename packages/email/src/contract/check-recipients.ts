import type { Field, Form } from '@letterslot/core'
import { parseAddress } from '../address.ts'
import { recipientTexts } from '../tags/tagged-texts.ts'
import type { EmailTemplate } from '../template/template.ts'
import type { Finding } from './finding.ts'
import { onlyName } from './only-name.ts'
import { type PlacedField, placedFields } from './placed-fields.ts'

/** Finds recipients that are no address, come from a visitor without leave, or may be nobody at all. */
export function checkRecipients(form: Form, template: EmailTemplate): readonly Finding[] {
  const findings: Finding[] = []
  for (const { place, text } of recipientTexts(template)) {
    if (isTagged(text)) {
      if (template.visitorRecipients) continue
      findings.push({ code: 'recipient-from-visitor', weight: 'must', place, fix: { kind: 'allowVisitorRecipients' } })
    } else if (text.trim() !== '' && parseAddress(text) === undefined) {
      findings.push({ code: 'recipient-invalid', weight: 'must', place, fix: { kind: 'fillRecipient', place } })
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
      weight: 'must',
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
