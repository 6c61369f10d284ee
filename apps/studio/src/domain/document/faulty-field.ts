import type { StudioDocument } from '../../model/studio-document.ts'
import { formShapeFaults } from '../storage/read-record.ts'
import type { History } from './store.ts'

/** A field that a screen's failure may come from, by its label, and what is known of it. */
export interface FaultyField {
  readonly label: string
  /** `shape`: the field holds what no field may; `change`: it was changed last. */
  readonly by: 'shape' | 'change'
}

/** Finds the field that keeps a form from being drawn, or else the one that was changed last; undefined where there is none. */
export function faultyField({ form }: StudioDocument, { past }: History): FaultyField | undefined {
  const labelAt = ([, page, , field]: readonly (string | number)[]): string | undefined =>
    form.pages[Number(page)]?.fields[Number(field)]?.label
  for (const { pointer } of formShapeFaults(form)) {
    const label = labelAt(pointer.split('/').slice(1))
    if (label !== undefined) return { label, by: 'shape' }
  }
  for (const { path } of past.at(-1)?.forward ?? []) {
    const [top, ...place] = path
    const label = top === 'form' ? labelAt(place) : undefined
    if (label !== undefined) return { label, by: 'change' }
  }
  return undefined
}
