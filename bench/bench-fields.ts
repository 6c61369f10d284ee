/** Written into a bundle by `bundle`; two hundred elsewhere. */
declare const benchFieldCount: number | undefined
const count = typeof benchFieldCount === 'number' ? benchFieldCount : 200

type Rule =
  | { readonly kind: 'required' | 'type' }
  | { readonly kind: 'length'; readonly max: number }
  | { readonly kind: 'range'; readonly min: number; readonly max: number }
  | { readonly kind: 'pattern'; readonly pattern: string }

/** The part of a field that its kind decides. */
interface Kind {
  readonly kind: 'text' | 'email' | 'number' | 'select'
  readonly rules: readonly Rule[]
  readonly options?: readonly { readonly value: string; readonly label: string }[]
}

/** A field that each library makes its own of. */
export interface BenchField extends Kind {
  readonly id: string
  readonly name: string
  readonly label: string
}

/** One answer that passes and one that does not. */
interface Answers {
  readonly good: string
  readonly bad: string
}

const options = ['north', 'south', 'east'].map((value) => ({ value, label: value }))

/** The five kinds that the fields take turns in. */
const kinds: readonly (Kind & Answers)[] = [
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

/** So many fields, in order, with their answers. */
const fieldsOf = (length: number): readonly (Answers & { readonly field: BenchField })[] =>
  Array.from({ length: length / kinds.length }, () => kinds)
    .flat()
    .map(({ good, bad, ...kind }, index) => ({
      field: { id: `f${index}`, name: `field_${index}`, label: `Question ${index}`, ...kind },
      good,
      bad,
    }))

/** The fields of the benchmark's form. */
export const fields = fieldsOf(count)

/** A form document of so many fields. */
export const documentOf = (length: number) => ({
  format: 'letterslot.form/1',
  version: 1,
  id: 'bench',
  title: `${length} questions`,
  locale: 'en',
  pages: [{ id: 'p1', fields: fieldsOf(length).map(({ field }) => field) }],
  delivery: {
    origin: 'https://api.emailjs.com',
    publicKey: 'bench-public-key',
    serviceId: 'bench-service',
    templateId: 'bench-template',
    fallback: { email: 'hello@example.org' },
  },
})

/** The fields as a form document. */
export const formDocument = documentOf(count)

/** All answers, by whatever a library calls a field. */
export const answersBy = (key: 'id' | 'name', which: 'good' | 'bad', first = count): Readonly<Record<string, string>> =>
  Object.fromEntries(fields.slice(0, first).map((each) => [each.field[key], each[which]]))
