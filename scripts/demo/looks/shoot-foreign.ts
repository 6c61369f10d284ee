import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { serveFolder } from '../../../e2e/harness/static-host.ts'
import { buildElement } from '../../../packages/embed/build-element.ts'
import { getWordPress } from '../../foreign/get-wordpress.ts'
import { packPicture } from './pack-picture.ts'
import { foreignPictures, maxPictureBytes } from './picture-list.ts'

const root = join(import.meta.dirname, '..', '..', '..')

/**
 * Makes the pictures of the element on a page of Bootstrap, of Tailwind and of two default themes of WordPress, below a form of the
 * page's own.
 * @param folder - docs/screens.
 * @throws where Debian's packages of WordPress cannot be had, and where a picture would be too large.
 */
export async function shootForeign(browser: Browser, folder: string): Promise<void> {
  const styles = styleSheets()
  const site = mkdtempSync(join(tmpdir(), 'letterslot-foreign-'))
  const host = await serveFolder(site, '/')
  try {
    const { element } = await buildElement()
    writeFileSync(join(site, 'letterslot-form.js'), element.script)
    writeFileSync(
      join(site, 'contact.form.json'),
      readFileSync(join(root, 'examples', 'html-element', 'contact.form.json')),
    )
    for (const { sheet, file } of foreignPictures) {
      writeFileSync(join(site, 'site.css'), styles[sheet] ?? '')
      writeFileSync(join(site, 'index.html'), hostPage)
      const page = await browser.newPage({ viewport: { width: 720, height: 600 }, reducedMotion: 'reduce' })
      await page.goto(host.url)
      await page.getByRole('button', { name: 'Send' }).waitFor()
      const path = join(folder, file)
      await page.screenshot({ path, fullPage: true, animations: 'disabled' })
      await page.close()
      packPicture(path, maxPictureBytes)
    }
  } finally {
    await host.close()
    rmSync(site, { recursive: true, force: true })
  }
}

/** The style sheets of others, by their names in the list of pictures. */
function styleSheets(): Readonly<Record<string, string>> {
  const installed = (...path: readonly string[]): string => readFileSync(join(root, 'node_modules', ...path), 'utf8')
  const wordPress = getWordPress(root)
  const named = (name: string) => wordPress.find(({ theme }) => theme === `twentytwenty${name}`)
  const block = ['five', 'four', 'three'].map(named).find((one) => one)
  const classic = named('one')
  if (!block || !classic)
    throw new Error('Debian has neither Twenty Twenty-Five to -Three or not Twenty Twenty-One here.')
  return {
    bootstrap: installed('bootstrap', 'dist', 'css', 'bootstrap.css'),
    tailwind: installed('tailwindcss', 'preflight.css'),
    wordpress: block.css,
    'wordpress-classic': classic.css,
  }
}

const hostPage = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Atelier Nord</title>
<link rel="stylesheet" href="site.css"><style>body { padding: 24px } letterslot-form { display: block; margin-block-start: 24px } main { max-inline-size: 640px; margin-inline: auto }</style>
<main><h2>Atelier Nord</h2><p>The site’s own words, <a href="#">a link</a>, and a form of its own:</p>
<p><label>Search <input type="text" value="Bowls"></label> <button type="submit">Find</button></p>
<letterslot-form src="contact.form.json"></letterslot-form></main>
<script type="module" src="letterslot-form.js"></script></html>`
