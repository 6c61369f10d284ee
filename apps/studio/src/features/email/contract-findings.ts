import { checkContract, type Finding } from '@letterslot/email'
import type { StudioDocument } from '../../document/studio-document.ts'
import { fileLimitOf } from '../../sending/file-limits.ts'
import type { StoredConnection } from '../../storage/connection.ts'
import { type ContractMemory, keptText, readMemory } from './contract-memory.ts'

/**
 * What would not arrive as the maker thinks, by the way that the form sends: `must` keeps a message from arriving whole,
 * `should` may lose a part of it, a `note` is good to know. With EmailJS, whose template writes the mail, it is what the
 * form itself says, and what the maker told of that template.
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

/** Whether a finding is more than good to know, so that it counts. */
export function counts({ weight }: Finding): boolean {
  return weight !== 'note'
}
