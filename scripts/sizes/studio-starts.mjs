// Measures in a browser: the script that the built studio loads at a cold start on the place Forms.
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** Bytes of a text as a host sends it: brotli at its best. */
export const brotliBytes = (text) =>
  brotliCompressSync(Buffer.from(text), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text) },
  }).length

/**
 * The files of script that a page loads by itself, before anything is pressed.
 * @param {import('@playwright/test').Page} page - one that has loaded nothing yet.
 * @param {string} address
 */
export async function scriptsLoadedAt(page, address) {
  const answers = []
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script') answers.push(answer)
  })
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  return Promise.all(
    answers.map(async (answer) => ({ name: new URL(answer.url()).pathname, text: await answer.text() })),
  )
}

/**
 * The script of both screens that the place Forms may open with: the first one, and the library once there is a form.
 * @param {import('@playwright/test').BrowserContext} context - one that has kept nothing yet.
 * @param {string} address - of the studio.
 */
export async function studioStarts(context, address) {
  const first = await context.newPage()
  const firstScreen = await scriptsLoadedAt(first, address)
  await first.getByRole('button', { name: /^Contact form/ }).click()
  await first.getByText('Saved in this browser').waitFor()
  return { 'first screen': firstScreen, library: await scriptsLoadedAt(await context.newPage(), address) }
}

/** A handler of Playwright's routes that serves the files of a folder, in the place of a host. */
export const filesOf = (folder) => (route) => {
  const { pathname } = new URL(route.request().url())
  return route.fulfill({ path: join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname) })
}
