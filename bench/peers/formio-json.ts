import { asked, type PeerField, ruleOf } from './fields.ts'

const types: Readonly<Record<string, string>> = {
  text: 'textfield',
  tel: 'phoneNumber',
  consent: 'checkbox',
}

/** A field as a component of Form.io. */
function componentOf(field: PeerField): object {
  const { kind, name, label, options } = field
  const length = ruleOf(field, 'length')
  const range = ruleOf(field, 'range')
  const pattern = ruleOf(field, 'pattern')?.pattern
  return {
    type: types[kind] ?? kind,
    key: name,
    label,
    input: true,
    ...(kind === 'select' && { data: { values: options } }),
    ...(kind === 'radio' && { values: options }),
    ...(field.visibleWhen && { conditional: { show: true, when: asked.by, eq: asked.answer } }),
    validate: {
      required: ruleOf(field, 'required') !== undefined,
      ...(length && { maxLength: length.max }),
      ...(range && { min: range.min, max: range.max }),
      ...(pattern !== undefined && { pattern }),
    },
  }
}

/** A form as Form.io keeps it. */
export const formioJson = (fields: readonly PeerField[]): object => ({
  display: 'form',
  components: [
    ...fields.map(componentOf),
    { type: 'button', action: 'submit', key: 'submit', label: 'Send', input: true, theme: 'primary' },
  ],
})
