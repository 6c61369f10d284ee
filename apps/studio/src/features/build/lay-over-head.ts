/** How far the cover stands out of the words it covers; CSS pixels. */
const marginPx = 12

/**
 * Gives a cover the height of the form's head: all that the runtime draws before the first field or, without one, the
 * button.
 * @returns what stops following it.
 */
export function layOverHead(cover: HTMLElement): () => void {
  const sheet = cover.parentElement
  if (!sheet) return () => undefined
  const lay = (): void => {
    const parts = Array.from(sheet.querySelectorAll('.ls-body :is(.ls-heading, .ls-text, .ls-note)'))
    const next = sheet.querySelector('.ls-section, .ls-send')
    const head = parts.filter((part) => !next || part.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING)
    const bottom = Math.max(0, ...head.map((part) => part.getBoundingClientRect().bottom))
    cover.style.blockSize = `${bottom - cover.getBoundingClientRect().top + marginPx}px`
  }
  lay()
  const observer = new ResizeObserver(lay)
  for (const part of [sheet, ...sheet.querySelectorAll('.ls-body > *')]) observer.observe(part)
  return () => observer.disconnect()
}
