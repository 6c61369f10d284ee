import { beforeEach, expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { StudioStorage } from '../../domain/storage/studio-storage.ts'
import { openStep, provenEmailJs } from '../email/open-step.test.fixture.tsx'

export const downloads: { name: string; text: Promise<string> }[] = []
export const copied: string[] = []

export const settled = { connection: provenEmailJs, makerAddress: 'hello@example.org' } as const
export const way = (name: string) => page.getByRole('tab', { name })
export const copy = (name: string) => page.getByRole('button', { name: `Copy ${name}` })
export const heading = () => page.getByRole('heading', { level: 1 })

/** The newest revision of the form that is open. */
export async function newest({ forms }: StudioStorage) {
  const [stored] = await forms.list()
  return stored?.state?.newest
}

export async function openWay(name: string, options: Parameters<typeof openStep>[1] = settled) {
  const opened = await openStep('publish', options)
  await expect.element(heading()).toBeVisible()
  await way(name).click()
  return opened
}

/** Follows what goes out of the page: files and copied texts. */
export function watchWaysOut(): void {
  beforeEach(async () => {
    await page.viewport(1280, 800)
    downloads.length = 0
    copied.length = 0
    const blobs = new Map<string, Blob>()
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (!(blob instanceof Blob)) throw new TypeError('That is no blob.')
      blobs.set(`blob:${blobs.size}`, blob)
      return `blob:${blobs.size - 1}`
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      downloads.push({ name: this.download, text: blobs.get(this.href)?.text() ?? Promise.resolve('') })
    })
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
  })
}
