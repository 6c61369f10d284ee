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
  let label: string | undefined
  for (const { backward } of past.toReversed()) {
    JSON.stringify(backward, (_key, part: unknown) => {
      const isField = typeof part === 'object' && part !== null && 'id' in part && part.id === id && 'label' in part
      if (isField && typeof part.label === 'string') label ??= part.label
      return part
    })
    if (label !== undefined) break
  }
  return label
}
