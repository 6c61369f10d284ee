import { brandFieldId, type Condition, type Field, type FieldKind, type Option } from '@letterslot/core'

type FieldParts = Partial<Omit<Field, 'id' | 'kind' | 'name' | 'label'>>

/** Writes a field down. Its id is its parameter's name: fields of a start are known by it within their form. */
export function startField(kind: FieldKind, name: string, label: string, parts: FieldParts = {}): Field {
  return { id: brandFieldId(name), kind, name, label, rules: [], ...parts }
}

/** Options whose values are what people read, so that the mail says it too. */
export function options(...labels: readonly string[]): readonly Option[] {
  return labels.map((label) => ({ value: label, label }))
}

/** Holds while another field of the same start has this value. */
export function whenEqual(name: string, to: string): Condition {
  return { field: brandFieldId(name), is: 'equal', to }
}

/** The two fields that most forms begin with. */
export const nameField: Field = startField('text', 'full_name', 'Your name', {
  autocomplete: 'name',
  rules: [{ kind: 'required' }, { kind: 'length', max: 80 }],
})
export const emailField: Field = startField('email', 'email', 'E-mail', {
  autocomplete: 'email',
  rules: [{ kind: 'required' }, { kind: 'type' }],
})
/** The number to call back, for those who wish it. */
export const phoneField: Field = startField('tel', 'phone', 'Phone', {
  autocomplete: 'tel',
  rules: [{ kind: 'length', max: 40 }],
})

/** Two fields side by side. */
export function halves(one: Field, other: Field): readonly Field[] {
  return [
    { ...one, width: 'half' },
    { ...other, width: 'half' },
  ]
}

/** A text of several lines, that may be left out. */
export function longText(name: string, label: string, parts: FieldParts = {}): Field {
  return startField('textarea', name, label, { rules: [{ kind: 'length', max: 2000 }], ...parts })
}

/** One picture, small enough for a mail. */
export function pictureField(name: string, label: string): Field {
  return startField('file', name, label, {
    help: 'Up to 2 MB',
    rules: [
      { kind: 'length', max: 1 },
      { kind: 'file', accept: 'image/*', maxBytes: 2_000_000 },
    ],
  })
}
