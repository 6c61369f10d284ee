import { allFields } from '../../domain/document/find-field.ts'
import type { DocumentState, History } from '../../domain/document/store.ts'
import { logicText } from '../../domain/texts/logic.ts'

/**
 * The words for a field that a condition names and its list does not offer: its label where the form has it, on a later page say, else the one
 * that undo would bring back.
 */
export function absentLabel({ document, history }: Pick<DocumentState, 'document' | 'history'>, id: string): string {
  const there = allFields(document.form).find((field) => field.id === id)
  if (there) return there.label || logicText.untitled
  const before = labelBefore(history, id)
  return before === undefined ? logicText.goneField : logicText.was(before || logicText.untitled)
}

function labelBefore({ past }: History, id: string): string | undefined {
  for (const { backward } of past.toReversed()) {
    const label = labelIn(backward, id)
    if (label !== undefined) return label
  }
  return undefined
}

/** The label of a field within a part of the document, which may be the field, a page of it or what holds pages. */
function labelIn(part: unknown, id: string): string | undefined {
  if (typeof part !== 'object' || part === null) return undefined
  if ('id' in part && part.id === id && 'label' in part && typeof part.label === 'string') return part.label
  for (const value of Object.values(part)) {
    const label = labelIn(value, id)
    if (label !== undefined) return label
  }
  return undefined
}
