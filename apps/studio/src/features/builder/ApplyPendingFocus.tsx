import { useEffect } from 'react'
import { useDocument } from '../../domain/document/use-document.ts'
import { useBuilderState, useBuilderStore, useEnding } from './builder-state.ts'
import { canvasFrame, focusPart, hasDialog, whenNoDialog } from './focus-part.ts'

/**
 * Draws nothing: puts the focus where it was asked for, once the canvas has drawn that field. Stands behind all that reads the step's
 * state: it changes that as it is done, and what has not taken its last change in by then would be drawn once more.
 */
export function ApplyPendingFocus() {
  const builder = useBuilderStore()
  // A field may come with any of them.
  const form = useDocument((document) => document.form)
  const pageId = useBuilderState((state) => state.pageId)
  const ending = useEnding()
  const pending = useBuilderState((state) => state.pendingFocus)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn changes with them
  useEffect(() => {
    if (!pending) return
    const apply = (): void => {
      const frame = canvasFrame(pending.fieldId)
      if (!frame) return
      builder.setState({ pendingFocus: undefined })
      focusPart(frame, pending.part)
    }
    if (pending.isImmediate && !hasDialog()) return apply()
    // Else later: the frame around takes the focus when the address changes, in an effect of this same drawing.
    return whenNoDialog(apply)
  }, [pending, form, pageId, ending, builder])
  return null
}
