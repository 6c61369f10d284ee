import type { Form } from '@letterslot/core'

/** Hands a text to the browser as a file to keep. */
export function downloadText(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has its own hold on the data once the click was taken.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** A file name of a title: letters and digits of any script, dashes between. */
export function fileNameOf(title: string): string {
  return (
    title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '') || 'form'
  )
}

/** Downloads a form document as JSON, the way it goes into version control. */
export function downloadForm(form: Form): void {
  downloadText(`${fileNameOf(form.title)}.form.json`, 'application/json', `${JSON.stringify(form, null, 2)}\n`)
}
