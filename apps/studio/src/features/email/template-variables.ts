import { type Field, type FieldId, type Form, holdsText } from '@letterslot/core'
import { proposeMapping } from '@letterslot/email'
import { fieldsWithParameter } from '../../domain/document/find-field.ts'
import { ownParameterText } from '../../domain/texts/email-layout.ts'
import { templateMatchText } from '../../domain/texts/template-match.ts'

/** A variable of the provider's template, and what gives it. */
export interface TemplateVariable {
  readonly name: string
  /**
   * `sent`: a field of that name, or what every message carries; `mapped`: a field under a second name; `open`: nothing
   * yet, perhaps with a proposal.
   */
  readonly state: 'sent' | 'mapped' | 'open'
  /** In words, what is sent; empty while nothing is. */
  readonly from: string
  readonly proposal?: FieldId | undefined
}

/** A field whose answer can be sent under a second name. */
export function mappableFields(form: Form): readonly Field[] {
  return fieldsWithParameter(form).filter(({ kind }) => holdsText(kind))
}

/** Each variable of a provider's template with what gives it, in the template's order. */
export function templateVariables(form: Form, names: readonly string[]): readonly TemplateVariable[] {
  const fields = fieldsWithParameter(form)
  const map = new Map<string, string>(Object.entries(form.delivery?.map ?? {}))
  const proposals = new Map(proposeMapping(form, names).map(({ name, field }) => [name, field]))
  return names.map((name): TemplateVariable => {
    const own = fields.find((field) => field.name === name)
    if (own) return { name, state: 'sent', from: templateMatchText.sent(sourceLabel(own)) }
    const mapped = fields.find(({ id }) => id === map.get(name))
    if (mapped) return { name, state: 'mapped', from: templateMatchText.mapped(sourceLabel(mapped)) }
    if (isOwn(name)) return { name, state: 'sent', from: templateMatchText.own }
    return { name, state: 'open', from: '', proposal: proposals.get(name) }
  })
}

/** A field's name in a choice. */
export function sourceLabel({ label, name }: Field): string {
  return label || name
}

function isOwn(name: string): boolean {
  return (
    Object.hasOwn(ownParameterText, name) || /^user_(?:os|platform|browser|version|country|referrer|ip)$/.test(name)
  )
}
