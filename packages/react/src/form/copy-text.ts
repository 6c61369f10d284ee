/**
 * Puts text on the clipboard, also where a page on plain http has none to write to.
 * @param button - that was pressed, and keeps the focus.
 * @returns whether it did.
 */
export async function copyText(text: string, button: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const area = document.createElement('textarea')
    area.value = text
    // Beside it: behind an open dialog nothing can be selected.
    button.after(area)
    area.select()
    const copied = document.execCommand('copy')
    area.remove()
    button.focus()
    return copied
  }
}
