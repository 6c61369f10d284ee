const count = 200
const options = ['north', 'south', 'east'].map((value) => ({ value, label: value }))

/** The five kinds that the fields take turns in: what is checked, one answer that passes and one that does not. */
const kinds = [
  { kind: 'text', rules: [{ kind: 'required' }, { kind: 'length', max: 80 }], good: 'Ada Lovelace', bad: '' },
  { kind: 'email', rules: [{ kind: 'required' }, { kind: 'type' }], good: 'ada@example.org', bad: 'nobody' },
  {
    kind: 'number',
    rules: [{ kind: 'required' }, { kind: 'type' }, { kind: 'range', min: 1, max: 12 }],
    good: '7',
    bad: '99',
  },
  {
    kind: 'text',
    rules: [{ kind: 'required' }, { kind: 'pattern', pattern: '[A-Z]{3}-\\d+' }],
    good: 'ABC-123',
    bad: 'abc',
  },
  { kind: 'select', options, rules: [{ kind: 'required' }], good: 'south', bad: '' },
]

/** The fields of the benchmark's form, in order: id, name, kind, rules, options and the two answers. */
export const fields = Array.from({ length: count }, (_, index) => {
  const { good, bad, ...field } = kinds[index % kinds.length]
  return { field: { id: `f${index}`, name: `field_${index}`, label: `Question ${index}`, ...field }, good, bad }
})

/** The same as a form document. */
export const formDocument = {
  format: 'letterslot.form/1',
  version: 1,
  id: 'bench',
  title: 'Two hundred questions',
  locale: 'en',
  pages: [{ id: 'p1', fields: fields.map(({ field }) => field) }],
  delivery: {
    origin: 'https://api.emailjs.com',
    publicKey: 'bench-public-key',
    serviceId: 'bench-service',
    templateId: 'bench-template',
    fallback: { email: 'hello@example.org' },
  },
}

/** All answers, by whatever a library calls a field. */
export const answersBy = (key, which) => Object.fromEntries(fields.map((each) => [each.field[key], each[which]]))
