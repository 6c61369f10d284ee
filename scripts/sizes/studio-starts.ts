// Measures in a browser: the script that the built studio loads at a cold start on the place Forms.
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { BrowserContext, Page, Response, Route } from '@playwright/test'

/** A file of script, as a page loaded it. */
export interface LoadedScript {
  /** Its path at the host. */
  readonly name: string
  readonly text: string
}

/** Bytes of a text as a host sends it: brotli at its best. */
export const brotliBytes = (text: string): number =>
  brotliCompressSync(Buffer.from(text), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text) },
  }).length

/**
 * The files of script that a page loads by itself, before anything is pressed.
 * @param page - one that has loaded nothing yet.
 * @param last - settles when what the network may be idle before has come.
 */
export async function scriptsLoadedAt(page: Page, address: string, last?: Promise<unknown>): Promise<LoadedScript[]> {
  const answers: Response[] = []
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') answers.push(answer)
  })
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await last
  return Promise.all(
    answers.map(async (answer) => ({ name: new URL(answer.url()).pathname, text: await answer.text() })),
  )
}

/**
 * The script of both screens that the place Forms may open with: the first one, and the library once there is a form.
 * @param context - one that has kept nothing yet.
 * @param address - of the studio.
 */
export async function studioStarts(
  context: BrowserContext,
  address: string,
): Promise<Record<'first screen' | 'library', LoadedScript[]>> {
  const first = await context.newPage()
  const firstScreen = await scriptsLoadedAt(first, address)
  await first.getByRole('button', { name: /^Contact form/ }).click()
  await first.getByText('Saved in this browser').waitFor()
  return { 'first screen': firstScreen, library: await scriptsLoadedAt(await context.newPage(), address) }
}

/** A handler of Playwright's routes that serves the files of a folder, in the place of a host. */
export const filesOf =
  (folder: string) =>
  (route: Route): Promise<void> => {
    const { pathname } = new URL(route.request().url())
    return route.fulfill({ path: join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname) })
  }
