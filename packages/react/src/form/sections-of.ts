import type { Field } from '@letterslot/core'

/** Fields that share one section of the page: a change lays out one section, not the form. */
const sectionSize = 32

/** Fields of one page that stand together; `key` tells it from the others where its place does not. */
export type FieldSection = readonly Field[] & { readonly key?: number }

/** Parts a page's fields into sections, before a field that begins a row of its own where there is one near. */
export function sectionsOf(fields: readonly Field[], size: number = sectionSize): readonly FieldSection[] {
  const sections: Field[][] = []
  for (const field of fields) {
    const section = sections.at(-1)
    const beginsRow = (field.width ?? 'full') === 'full'
    if (!section || section.length >= (beginsRow ? size - 8 : size)) sections.push([field])
    else section.push(field)
  }
  return sections
}
