import { starterEmail } from '@letterslot/email'
import { formFromIntake, type IntakeForm } from '@letterslot/intake'
import { newFormId } from '../../model/new-id.ts'
import type { StudioDocument } from '../../model/studio-document.ts'

interface DocumentOptions {
  /** Recipient of the answers; else the address that the paste names, if any. */
  readonly to: string
  /** The title of a form that has none. */
  readonly fallbackTitle: string
  /** Values of parameters that were asked for, by name. */
  readonly values: ReadonlyMap<string, string>
}

/** Makes the form and its mail of what was read. It sends nowhere yet. */
export function documentFromIntake(read: IntakeForm, { to, fallbackTitle, values }: DocumentOptions): StudioDocument {
  const { mail } = read
  const id = newFormId()
  const form = formFromIntake(read, { id, address: to.trim() || mail.to[0] || '', fallbackTitle, values })
  const email = starterEmail(form, { id: `tmpl_${id}`, to: to.trim() === '' ? mail.to : to })
  // Braces in a subject that a page fixed stay braces: they are no merge tag.
  const subject = mail.subject?.replaceAll(/\{(?=\{)/g, '{ ')
  return {
    form,
    email: { ...email, cc: mail.cc, ...(subject === undefined ? {} : { subject }) },
    connectionId: undefined,
  }
}
