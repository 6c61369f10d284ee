import type { Issue } from '../issue.ts'

/** What one field looks like now. The same object until something of it changes. */
export interface FieldView {
  readonly visible: boolean
  /** Whether an answer is wanted. */
  readonly required: boolean
  /** What to say beside the field; empty until the visitor has left it or pressed Send. */
  readonly issues: readonly Issue[]
}

/** Whether two views are drawn alike. They are made alike, of plain data, so their JSON tells. */
export function sameView(one: FieldView, other: FieldView): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
