import { parseForm } from '@letterslot/core/document'
import { starterEmail } from '@letterslot/email'
import { fields } from '../bench-fields.ts'

/** A form of so many fields as the studio keeps it, in the table `forms` of its database. */
export function formRecord(count: number): object {
  const id = `bench_${count}`
  const parsed = parseForm({
    format: 'letterslot.form/1',
    version: 1,
    id,
    title: `${count} questions`,
    locale: 'en',
    pages: [
      {
        id: 'p1',
        fields: Array.from({ length: count }, (_, index) => {
          const { field } = fields[index % fields.length] ?? {}
          return { ...field, id: `f${index}`, name: `field_${index}`, label: `Question ${index}` }
        }),
      },
    ],
  })
  if (!parsed.ok) throw new Error('The form of the benchmark has faults.')
  const form = parsed.value
  const at = '2026-01-01T00:00:00.000Z'
  const email = starterEmail(form, { id: `tmpl_${id}`, to: 'maker@example.org' })
  return { id, document: { form, email }, revision: 1, createdAt: at, updatedAt: at }
}
