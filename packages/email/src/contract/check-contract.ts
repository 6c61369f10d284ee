import type { Form } from '@letterslot/core'
import { findShapeFault } from '../template/parse.ts'
import type { EmailTemplate } from '../template/template.ts'
import { checkFiles } from './check-files.ts'
import { checkNames } from './check-names.ts'
import { checkNote } from './check-note.ts'
import { checkProvider, type ProviderTemplate } from './check-provider.ts'
import { checkRecipients } from './check-recipients.ts'
import { checkReplyTo } from './check-reply-to.ts'
import { checkShown, unseenFields } from './check-shown.ts'
import { checkSize, maxParamsBytes } from './check-size.ts'
import { checkTags } from './check-tags.ts'
import type { Finding } from './finding.ts'
import { hasFormShape } from './has-form-shape.ts'

/** Who writes the mail, and what is taken. */
export interface ContractOptions {
  /**
   * A template at the provider writes the mail: ours is only a layout to copy, so nothing is found in it. Default: ours
   * writes it, and files are attached by themselves.
   */
  readonly provider?: ProviderTemplate | undefined
  /** UTF-8 octets that all parameters of a message may have together. Default: the provider's 50 kB. */
  readonly maxParamsBytes?: number
  /** Bytes that one file may have on the way. Default: files are not looked at. */
  readonly maxFileBytes?: number
}

/**
 * Compares what a mail asks for with what its form sends, and both with the limits of who carries it. Pure; a draft with
 * faults is checked as far as it goes. Nothing is found in a document that has not the shape of its type: `parseForm` and
 * `parseEmailTemplate` refuse it.
 * @returns findings by place: the template's, or the provider's; then names, mapping, note and sizes of the form.
 */
export function checkContract(
  form: Form,
  template: EmailTemplate,
  { provider, maxParamsBytes: limitBytes = maxParamsBytes, maxFileBytes = Infinity }: ContractOptions = {},
): readonly Finding[] {
  if (!hasFormShape(form)) return []
  return [
    ...(provider ? checkProvider(form, provider) : checkTemplate(form, template)),
    ...checkNames(form),
    ...checkNote(form),
    ...checkSize(form, limitBytes),
    ...checkFiles(form, maxFileBytes, provider !== undefined),
  ]
}

function checkTemplate(form: Form, template: EmailTemplate): readonly Finding[] {
  if (findShapeFault(template)) return []
  const unseen = unseenFields(form, template)
  return [
    ...checkTags(
      form,
      template,
      unseen.map(({ name }) => name),
    ),
    ...checkRecipients(form, template),
    ...checkReplyTo(form, template),
    ...checkShown(form, template, unseen),
  ]
}
