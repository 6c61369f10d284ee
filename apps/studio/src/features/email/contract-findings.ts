import { checkContract, type Finding } from '@letterslot/email'
import type { StudioDocument } from '../../document/studio-document.ts'
import type { StoredConnection } from '../../storage/connection.ts'

/**
 * What would not arrive as the maker thinks, by the way that the form sends: `must` keeps a message from arriving whole,
 * `should` loses a part of it. With EmailJS, whose template writes the mail, only what we can know of it.
 */
export function contractFindings(
  { form, email }: Pick<StudioDocument, 'form' | 'email'>,
  connection: StoredConnection | undefined,
): readonly Finding[] {
  return connection?.kind === 'emailjs' ? [] : checkContract(form, email)
}
