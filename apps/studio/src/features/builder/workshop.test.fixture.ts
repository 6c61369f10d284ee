import type { Form } from '@letterslot/core'
import { parseForm } from '@letterslot/core/document'

/** A form with something of everything that the Build step has to deal with. */
export function workshopForm(changes: object = {}): Form {
  const parsed = parseForm({
    format: 'letterslot.form/1',
    version: 1,
    id: 'workshop',
    title: 'Summer workshop',
    description: 'Tell us who is coming.',
    locale: 'en',
    pages: [
      {
        id: 'p1',
        fields: [
          { id: 'f1', kind: 'text', name: 'full_name', label: 'Your name', rules: [{ kind: 'required' }] },
          { id: 'f2', kind: 'email', name: 'email', label: 'E-mail', rules: [{ kind: 'type' }] },
          {
            id: 'f3',
            kind: 'radio',
            name: 'group',
            label: 'Do you bring a group?',
            options: [
              { value: 'yes', label: 'Yes' },
              { value: 'no', label: 'No' },
            ],
            rules: [],
          },
        ],
      },
      {
        id: 'p2',
        fields: [
          {
            id: 'f4',
            kind: 'number',
            name: 'people',
            label: 'How many people?',
            rules: [{ kind: 'type' }, { kind: 'range', min: 1, max: 12, message: 'At most 12, please' }],
          },
          { id: 'f5', kind: 'textarea', name: 'notes', label: 'Anything else?', rules: [{ kind: 'length', max: 3 }] },
        ],
      },
    ],
    ...changes,
  })
  if (!parsed.ok) throw parsed.error
  return parsed.value
}
