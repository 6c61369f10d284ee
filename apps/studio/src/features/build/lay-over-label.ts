import { layOverText } from './lay-over-text.ts'

/**
 * Lays a text area over the label that the runtime drew in the same frame.
 * @returns what stops following it.
 */
export function layOverLabel(editor: HTMLTextAreaElement): () => void {
  const frame = editor.parentElement
  return frame ? layOverText(editor, frame, frame.querySelector<HTMLElement>('.ls-label')) : () => undefined
}
