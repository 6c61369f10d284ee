import type { TextTarget } from '../../domain/mail/text-target.ts'

/** Puts the focus on a text of the mail, or on a recipient's row; optionally with the caret at a place. */
export function focusText(target: TextTarget | `to:${number}`, caret?: number): void {
  const text = document.querySelector<HTMLTextAreaElement | HTMLInputElement>(`[data-text="${CSS.escape(target)}"]`)
  if (text) text.focus()
  else focusBlock(target.replace(/^block:/, ''))
  if (caret !== undefined) text?.setSelectionRange(caret, caret)
}

/** Puts the focus into a block: its text, else its first control. */
export function focusBlock(id: string): void {
  document.querySelector<HTMLElement>(`[data-block="${CSS.escape(id)}"] :is(textarea, input, button)`)?.focus()
}
