/** Room between a list and its input, in pixels. */
const gapPx = 4
/** The most height of a list, in pixels. */
const mostHeightPx = 260

/**
 * Opens a list under its input, or over it where there is more room, before all that the page has; it follows the input.
 * @returns what closes it.
 */
export function placeList(list: HTMLElement, input: HTMLElement): () => void {
  const controller = new AbortController()
  const place = (): void => {
    const { left, top, bottom, width } = input.getBoundingClientRect()
    const below = innerHeight - bottom - gapPx
    const isAbove = below < Math.min(mostHeightPx, list.scrollHeight) && top > below
    const room = Math.max(80, Math.min(mostHeightPx, (isAbove ? top : below) - 2 * gapPx))
    const { style } = list
    style.setProperty('left', `${left}px`)
    style.setProperty('inline-size', `${width}px`)
    style.setProperty('max-block-size', `${room}px`)
    style.setProperty('top', isAbove ? 'auto' : `${bottom + gapPx}px`)
    style.setProperty('bottom', isAbove ? `${innerHeight - top + gapPx}px` : 'auto')
  }
  list.showPopover?.()
  place()
  for (const [target, type] of [
    [window, 'resize'],
    [document, 'scroll'],
  ] as const)
    target.addEventListener(type, place, { capture: true, passive: true, signal: controller.signal })
  return () => {
    controller.abort()
    if (list.isConnected) list.hidePopover?.()
  }
}
