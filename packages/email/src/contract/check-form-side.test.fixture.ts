import type { Form } from '@letterslot/core'
import { type ContractOptions, checkContract, type EmailTemplate, type Finding, starterEmail } from '../index.ts'
import { contactForm } from '../render/mail.test.fixture.ts'

export const emailJs = { origin: 'https://api.emailjs.com', publicKey: 'k', serviceId: 's', templateId: 't' }

interface Draft {
  readonly fields?: readonly object[]
  readonly delivery?: object
}

export const person = { id: 'f1', kind: 'text', name: 'full_name', label: 'Your name', rules: [{ kind: 'required' }] }
export const limited = (max: number): object => ({ kind: 'length', max })

/** A form with faults and all, as the studio keeps drafts. */
export function draftWith({ fields = [person], delivery }: Draft): Form {
  const sound = contactForm()
  return Object.assign(structuredClone(sound), {
    pages: [{ id: 'p1', fields }],
    ...(delivery && { delivery: { ...emailJs, ...delivery } }),
  })
}

export function found(
  form: Form,
  changes: Partial<EmailTemplate> = {},
  options: ContractOptions = {},
): readonly Finding[] {
  const template = { ...starterEmail(form, { id: 't', to: 'you@example.org' }), ...changes }
  return checkContract(form, template, options)
}

export const problems = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter(({ severity }) => severity !== 'info')
