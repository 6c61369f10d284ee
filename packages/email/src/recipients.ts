import type { Result } from '@letterslot/core'
import { parseAddress } from './address.ts'
import { EmailError } from './email-error.ts'
import type { Filler } from './tags/create-filler.ts'
import type { EmailTemplate } from './template/template.ts'

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
export function renderRecipients(template: EmailTemplate, fill: Filler): Result<Recipients, EmailError> {
  const seen = new Set<string>()
  const lists: Record<Role, string[]> = { to: [], cc: [], bcc: [] }
  let dropped: EmailError | undefined
  for (const role of ['to', 'cc', 'bcc'] as const) {
    for (const [index, text] of template[role].entries()) {
      const outcome = renderRecipient(text, `/${role}/${index}`, template.visitorRecipients, fill)
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

function renderRecipient(text: string, place: string, visitorRecipients: boolean, fill: Filler): RecipientOutcome {
  const fromVisitor = text.includes('{{')
  if (fromVisitor && !visitorRecipients) {
    const message = 'A recipient may come from what a visitor typed only where the template allows it.'
    return { kind: 'refused', error: new EmailError('recipient-from-visitor', message, { place }) }
  }
  const rendered = fill(text)
  if (rendered.trim() === '') return { kind: 'empty' }
  const address = parseAddress(rendered)
  if (address !== undefined) return { kind: 'address', address }
  const error = new EmailError('recipient-invalid', 'A recipient is not one plain e-mail address.', { place })
  return { kind: fromVisitor ? 'dropped' : 'refused', error }
}
