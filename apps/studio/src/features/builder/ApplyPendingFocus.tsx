import type { Form } from '@letterslot/core'
import { useEffect } from 'react'
import { useBuilderState, useBuilderStore } from './builder-state.ts'
import { canvasFrame, focusPart, hasDialog, whenNoDialog } from './focus-part.ts'

export interface ApplyPendingFocusProps {
  /** Drawn by the caller, as is its page: a field may come with either. */
  readonly form: Form
  readonly pageId: string | undefined
}

/** Draws nothing: puts the focus where it was asked for, once the canvas has drawn that field. */
export function ApplyPendingFocus({ form, pageId }: ApplyPendingFocusProps) {
  const builder = useBuilderStore()
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
  }, [pending, form, pageId, builder])
  return null
}
