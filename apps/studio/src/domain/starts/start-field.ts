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
