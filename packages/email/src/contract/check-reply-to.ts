import type { Form } from '@letterslot/core'
import { parseAddress } from '../address.ts'
import { parseTags } from '../tags/parse-tags.ts'
import type { EmailTemplate } from '../template/template.ts'
import { canBeSure, fieldOfTag, isSureAddress } from './check-recipients.ts'
import type { Finding } from './finding.ts'
import { isWritable } from './only-name.ts'
import { isKnownName, namesIn, sentNames } from './parameter-names.ts'
import { placedFields } from './placed-fields.ts'

/** Finds a reply address that is none, one that a visitor may leave empty, and none where a field asks for one. */
export function checkReplyTo(form: Form, { replyTo }: EmailTemplate): readonly Finding[] {
  if (replyTo.trim() === '') return missing(form)
  if (!parseTags(replyTo).ok) return []
  const names = namesIn(replyTo)
  const sent = sentNames(form)
  // A parameter that nothing sends is another finding.
  if (names.some((name) => !isKnownName(name, sent))) return []
  if (names.length === 0) return parseAddress(replyTo) === undefined ? [notEmail(form)] : []
  const found = fieldOfTag(form, replyTo)
  if (!found) return hasSections(replyTo) ? [] : [notEmail(form, names[0])]
  const { field, place } = found
  if (isSureAddress(field)) return []
  if (field.kind !== 'email') return [notEmail(form, field.name)]
  const finding = { code: 'reply-to-can-be-empty', weight: 'note', place: '/replyTo', name: field.name } as const
  return [canBeSure(field) ? { ...finding, fix: { kind: 'requireField', place } } : finding]
}

/** Without a Reply-To, an answer to the mail goes to the address that it was sent from. */
function missing(form: Form): readonly Finding[] {
  const name = bestAddress(form)
  if (name === undefined) return []
  const fix = { kind: 'setText', place: '/replyTo', text: `{{${name}}}` } as const
  return [{ code: 'reply-to-empty', weight: 'should', place: '/replyTo', name, fix }]
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
  return { code: 'reply-to-not-email', weight: 'should', place: '/replyTo', ...(name !== undefined && { name }), fix }
}

/** Someone who writes sections has thought of what is empty. */
function hasSections(text: string): boolean {
  const pieces = parseTags(text)
  return pieces.ok && pieces.value.some(({ kind }) => kind === 'section')
}
