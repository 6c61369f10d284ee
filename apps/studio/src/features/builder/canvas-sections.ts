import type { Field, FieldId, Page } from '@letterslot/core'
import type { FieldSection } from '@letterslot/react'

/** Fields of a section as a page is drawn first. */
const usualLength = 24
/** Fields that a section grows to. */
const mostLength = 48
/** Fields by which a section may pass its length, up to one that begins a row. */
const overhang = 8

/**
 * Makes what parts the pages of the canvas into sections. A field stays in its section while others come, go or move: one that went
 * on to the next section would be drawn anew, and so would one of every section behind.
 */
export function createCanvasSections(): (page: Pick<Page, 'id' | 'fields'>) => readonly FieldSection[] {
  const drawn = new Map<string, readonly FieldSection[]>()
  return ({ id, fields }) => {
    const sections = sectionsAfter(drawn.get(id) ?? [], fields)
    drawn.set(id, sections)
    return sections
  }
}

function sectionsAfter(before: readonly FieldSection[], fields: readonly Field[]): readonly FieldSection[] {
  const keyOf = new Map<FieldId, number>(before.flatMap((section) => section.map(({ id }) => [id, section.key ?? 0])))
  const limit = before.length > 0 ? mostLength : usualLength
  const begun = new Set<number>()
  let unused = Math.max(-1, ...before.map(({ key = 0 }) => key)) + 1
  /** The key of the section that goes on with a field; a field that was moved here alone has not brought its section along. */
  const keyAt = (index: number): number | undefined => {
    const [field, next] = fields.slice(index, index + 2)
    const key = field && keyOf.get(field.id)
    return key === undefined || begun.has(key) || (next && keyOf.get(next.id) !== key) ? undefined : key
  }
  const nearKey = (from: number): number | undefined => {
    for (let index = from; index <= from + overhang; index += 1) {
      const key = keyAt(index)
      if (key !== undefined) return key
    }
    return undefined
  }
  const sections: (Field[] & { readonly key: number })[] = []
  for (const [index, field] of fields.entries()) {
    const section = sections.at(-1)
    const isRow = (field.width ?? 'full') === 'full'
    const isBegun = isRow && keyAt(index) !== undefined
    if (section && !isBegun && section.length < (isRow ? limit : limit + overhang)) section.push(field)
    else {
      const key = nearKey(index) ?? unused++
      begun.add(key)
      sections.push(Object.assign([field], { key }))
    }
  }
  return sections
}
