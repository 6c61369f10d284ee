/**
 * Lays a text area over a text that the runtime drew, in the same type, whatever the form's look. Without the text it is
 * out of the way.
 * @param frame - what the text area is placed in.
 * @returns what stops following it.
 */
export function layOverText(
  editor: HTMLTextAreaElement,
  frame: HTMLElement,
  text: HTMLElement | null | undefined,
): () => void {
  const box = text?.parentElement
  editor.hidden = !box
  if (!text || !box) return () => undefined
  const lay = (): void => {
    const around = frame.getBoundingClientRect()
    const at = text.getBoundingClientRect()
    const { fontFamily, fontSize, fontWeight, letterSpacing, lineHeight } = getComputedStyle(text)
    const inner = box.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(box).paddingInlineEnd)
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
