import type { Form } from '@letterslot/core'
import { parseForm } from '@letterslot/core/document'
import { type EmailTemplate, starterEmail } from '@letterslot/email'

/** A form whose mail has something of everything to check. */
export function signUpForm(changes: object = {}): Form {
  const parsed = parseForm({
    format: 'letterslot.form/1',
    version: 1,
    id: 'signup',
    title: 'Summer workshop',
    locale: 'en',
    pages: [
      {
        id: 'p1',
        fields: [
          { id: 'f1', kind: 'text', name: 'full_name', label: 'Your name', rules: [{ kind: 'required' }] },
          { id: 'f2', kind: 'email', name: 'email', label: 'E-mail', rules: [{ kind: 'type' }] },
          { id: 'f3', kind: 'tel', name: 'phone', label: 'Phone', rules: [] },
          {
            id: 'f4',
            kind: 'textarea',
            name: 'notes',
            label: 'Anything else?',
            rules: [],
            visibleWhen: { field: 'f1', is: 'filled' },
          },
        ],
      },
    ],
    ...changes,
  })
  if (!parsed.ok) throw parsed.error
  return parsed.value
}

/** The mail of that form, changed where a test asks. */
export function signUpMail(changes: Partial<EmailTemplate> = {}): EmailTemplate {
  return { ...starterEmail(signUpForm(), { id: 'tmpl_signup', to: 'hello@example.org' }), ...changes }
}
