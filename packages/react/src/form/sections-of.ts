import type { Field } from '@letterslot/core'
import { sectionSize } from './constants.ts'

/** Parts a page's fields into sections, before a field that begins a row of its own where there is one near. */
export function sectionsOf(fields: readonly Field[], size: number = sectionSize): readonly (readonly Field[])[] {
  const sections: Field[][] = []
  let section: Field[] = []
  for (const field of fields) {
    const beginsRow = (field.width ?? 'full') === 'full'
    if (section.length >= size || (beginsRow && section.length >= size - 8)) {
      sections.push(section)
      section = []
    }
    section.push(field)
  }
  return section.length > 0 ? [...sections, section] : sections
}
