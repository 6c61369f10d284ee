import { type Field, holdsValue, type Page } from '@letterslot/core'

/** The fields of pages that a way may ask for. */
export function askedOn(pages: readonly Page[]): readonly Field[] {
  return pages.flatMap(({ fields }) => fields).filter(({ kind }) => holdsValue(kind))
}
