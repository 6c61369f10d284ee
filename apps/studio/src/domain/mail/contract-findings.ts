import { checkContract, type Finding } from '@letterslot/email'
import type { StoredConnection } from '../../model/connection.ts'
import type { StudioDocument } from '../../model/studio-document.ts'
import { fileLimitOf } from '../sending/file-limits.ts'
import { type ContractMemory, keptText, readMemory } from './contract-memory.ts'

/**
 * The findings of a form's mail, by the kind of its connection: `must` keeps a message from arriving whole, `should`
 * may lose a part of it, a `note` is good to know. With EmailJS, whose template writes the mail, it is what the form
 * itself says, and what the maker told of that template.
 */
export function contractFindings(
  { form, email }: Pick<StudioDocument, 'form' | 'email'>,
  connection: Pick<StoredConnection, 'kind'> | undefined,
  memory: ContractMemory = readMemory(keptText(form.id)),
): readonly Finding[] {
  const provider = connection?.kind === 'emailjs' ? memory : undefined
  const maxFileBytes = fileLimitOf(form, connection?.kind)
  const limits = maxFileBytes === undefined ? {} : { maxFileBytes }
  return checkContract(form, email, { provider, ...limits }).filter(
    ({ code, name = '' }) => code !== 'field-not-in-mail' || !memory.leftOut.includes(name),
  )
}

/** Tells if a finding is more than a note, so that it counts. */
export function counts({ weight }: Finding): boolean {
  return weight !== 'note'
}
