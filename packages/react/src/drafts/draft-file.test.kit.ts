import { expect, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { find } from '../shown-form.test.kit.tsx'

/** Presses *Save as a file*. Returns what a visitor would find among their downloads. */
export async function saveDraft(): Promise<File> {
  const blobs: Blob[] = []
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob)
    return 'data:,'
  })
  const pressed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  await userEvent.click(page.getByRole('button', { name: 'Save as a file' }))
  await expect.poll(() => blobs.length).toBe(1)
  made.mockRestore()
  pressed.mockRestore()
  return new File(blobs, 'trip.draft.json')
}

/** Chooses a file at *Open a saved file*, once that is drawn. */
export async function openDraft(file: File): Promise<void> {
  await expect.element(page.getByRole('button', { name: 'Save as a file' })).toBeVisible()
  await userEvent.upload(page.elementLocator(find('.ls-note input[type=file]')), file)
}
