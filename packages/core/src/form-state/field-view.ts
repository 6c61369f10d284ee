import type { Issue } from '../issue.ts'

/** What one field looks like now. The same object until something of it changes. */
export interface FieldView {
  readonly visible: boolean
  /** Whether an answer is wanted. */
  readonly required: boolean
  /** What to say beside the field; empty until the visitor has left it or pressed Send. */
  readonly issues: readonly Issue[]
}

/** Whether two views are drawn alike. */
export function sameView(one: FieldView, other: FieldView): boolean {
  return one.visible === other.visible && one.required === other.required && sameIssues(one.issues, other.issues)
}

function sameIssues(some: readonly Issue[], others: readonly Issue[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ rule, code, actual }, index) => {
      const other = others[index]
      return rule === other?.rule && code === other.code && actual === other.actual
    })
  )
}
