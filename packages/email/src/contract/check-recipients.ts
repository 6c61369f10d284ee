import type { Field, Form } from '@letterslot/core'
import { parseAddress } from '../address.ts'
import { sendingFields } from '../starter/sending-fields.ts'
import { parseTags } from '../tags/parse-tags.ts'
import { recipientTexts } from '../tags/tagged-texts.ts'
import type { EmailTemplate } from '../template/template.ts'
import type { Finding } from './finding.ts'
import { usedNames } from './parameter-names.ts'

/** Finds recipients that are no address, come from a visitor without leave, or may be nobody at all. */
export function checkRecipients(template: EmailTemplate, form: Form): readonly Finding[] {
  const findings: Finding[] = []
  for (const { place, text } of recipientTexts(template)) {
    if (isTagged(text)) {
      if (template.visitorRecipients) continue
      findings.push({ code: 'recipient-from-visitor', weight: 'must', place, fix: { kind: 'allowVisitorRecipients' } })
    } else if (text.trim() !== '' && parseAddress(text) === undefined) {
      findings.push({ code: 'recipient-invalid', weight: 'must', place, fix: { kind: 'fillRecipient', place } })
    }
  }
  return [...findings, ...emptyRecipient(template, form)]
}

/** Somebody is sure to get the mail by a fixed address, or by an e-mail field that is always shown and required. */
function emptyRecipient(template: EmailTemplate, form: Form): readonly Finding[] {
  const tagged = template.to.filter(isTagged)
  const fixed = template.to.some((text) => !isTagged(text) && text.trim() !== '')
  const fields = tagged.flatMap((text) => recipientField(text, form) ?? [])
  if (fixed || fields.some(isSure)) return []
  const [field] = fields
  const fix =
    field === undefined
      ? ({ kind: 'fillRecipient', place: '/to/0' } as const)
      : ({ kind: 'requireField', name: field.name } as const)
  return [{ code: 'recipient-can-be-empty', weight: 'must', place: '/to', fix }]
}

function isTagged(text: string): boolean {
  return text.includes('{{')
}

function isSure(field: Field): boolean {
  return field.visibleWhen === undefined && field.rules.some(({ kind }) => kind === 'required')
}

/** The field whose parameter a recipient prints. */
function recipientField(text: string, form: Form): Field | undefined {
  const pieces = parseTags(text)
  const [name] = pieces.ok ? usedNames(pieces.value) : []
  return sendingFields(form).find((field) => field.name === name)
}
