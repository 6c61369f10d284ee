import type { Form } from '@letterslot/core'
import { noteParameter } from '@letterslot/core'
import { spreadSections } from '@letterslot/core/logic'
import type { EmailTemplate } from '@letterslot/email'
import { sampleParams } from '@letterslot/email'
import { fieldsWithParameter } from '../../domain/document/find-field.ts'
import { layoutText, ownParameterText } from '../../domain/texts/email-layout.ts'
import { parametersOf } from './parameters.ts'

/** A parameter as a provider's template receives it. */
interface ProviderParameter {
  readonly name: string
  readonly example: string
  /** Which field it comes from, or what ours is for. */
  readonly from: string
}

/** Every parameter that a message of the form brings along, with a made-up value. */
export function providerParameters(document: Form, email: EmailTemplate): readonly ProviderParameter[] {
  const form = spreadSections(document)
  const samples = sampleParams(form)
  const hidden = new Set(fieldsWithParameter(form).flatMap(({ name, visibleWhen }) => (visibleWhen ? [name] : [])))
  const noted = noteParameter(form)
  const files = new Set(
    fieldsWithParameter(form).flatMap(({ kind, name }) => (kind === 'file' || kind === 'signature' ? [name] : [])),
  )
  return parametersOf(form, email).map(({ name, label, source }) => {
    const example = samples[name] ?? ''
    if (source === 'own') return { name, example, from: ownParameterText[name] ?? '' }
    const from = source === 'mapped' ? layoutText.mapped(label) : layoutText.field(label)
    const remarks = [
      files.has(name) && layoutText.attached(name),
      hidden.has(name) && layoutText.sometimes,
      name === noted && layoutText.noted,
    ]
    return { name, example, from: [from, ...remarks.filter((remark) => remark !== false)].join(', ') }
  })
}
