/**
 * Lays a text area over the label that the runtime drew in the same frame, in the same type, whatever the form's look.
 * @returns what stops following it.
 */
export function layOverLabel(editor: HTMLTextAreaElement): () => void {
  const frame = editor.parentElement
  const label = frame?.querySelector<HTMLElement>('.ls-label')
  const field = label?.parentElement
  if (!frame || !label || !field) {
    editor.hidden = true
    return () => undefined
  }
  editor.hidden = false
  const lay = (): void => {
    const around = frame.getBoundingClientRect()
    const at = label.getBoundingClientRect()
    const { fontFamily, fontSize, fontWeight, letterSpacing, lineHeight } = getComputedStyle(label)
    const inner = field.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(field).paddingInlineEnd)
    Object.assign(editor.style, {
      fontFamily,
      fontSize,
      fontWeight,
      letterSpacing,
      lineHeight,
      left: `${at.left - around.left - frame.clientLeft}px`,
      top: `${at.top - around.top - frame.clientTop}px`,
      width: `${inner - at.left}px`,
      minHeight: `${at.height}px`,
    })
  }
  lay()
  const observer = new ResizeObserver(lay)
  observer.observe(frame)
  return () => observer.disconnect()
}
