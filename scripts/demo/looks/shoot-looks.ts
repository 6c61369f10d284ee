import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Form } from '@letterslot/core'
import { parseForm } from '@letterslot/core/document'
import { languagesOf, localizeForm } from '@letterslot/core/language'
import { loadTable } from '@letterslot/core/load-table'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { renderToStaticMarkup } from 'react-dom/server'
import { ownTokens } from '../../../apps/studio/src/domain/look/resolve-tokens.ts'
import { themes } from '../../../apps/studio/src/domain/look/themes.ts'
import { serveFolder } from '../../../e2e/harness/static-host.ts'
import { buildPageRuntime } from '../../../packages/embed/build-page-runtime.ts'
import { loadStandalonePage } from '../../../packages/embed/contact-page.ts'
import { packPicture, requirePngquant } from './pack-picture.ts'
import {
  contactSheets,
  languagePictures,
  maxPictureBytes,
  maxSheetBytes,
  pictureLanguages,
  type Screen,
  screens,
  themePictures,
} from './picture-list.ts'
import { shootForeign } from './shoot-foreign.ts'

const documentFile = join(import.meta.dirname, 'workshop.form.json')

/** A visitor's name, in their own letters. */
const visitors: Readonly<Record<string, string>> = { ar: 'آدا لوفلايس', ja: 'エイダ・ラブレス' }

/**
 * Makes the pictures of one form in every theme and in four languages, the one-file page that Publish gives out, half filled in,
 * with one problem; and of the element on pages of others.
 * @param root - the repository.
 * @throws where pngquant or the fonts of a language are missing, and where a picture would be too large.
 */
export async function shootLooks(browser: Browser, root: string): Promise<void> {
  for (const tag of pictureLanguages) requireFont(tag)
  requirePngquant()
  const parsed = parseForm(JSON.parse(readFileSync(documentFile, 'utf8')))
  if (!parsed.ok) throw parsed.error
  const form = parsed.value
  const site = mkdtempSync(join(tmpdir(), 'letterslot-looks-'))
  const host = await serveFolder(site, '/')
  try {
    await writePages(form, site)
    const folder = join(root, 'docs', 'screens')
    for (const name of ['themes', 'languages']) mkdirSync(join(folder, name), { recursive: true })
    for (const { theme, scheme, screen, file } of themePictures) {
      const visit = { screen, colorScheme: scheme, tag: 'en' }
      await shoot(browser, visit, `${host.url}${theme}.html`, join(folder, file))
    }
    for (const { tag, screen, file } of languagePictures)
      await shoot(
        browser,
        { screen, colorScheme: 'light', tag },
        `${host.url}translated.html?lang=${tag}`,
        join(folder, file),
      )
    await shootSheets(browser, folder)
    await shootForeign(browser, folder)
  } finally {
    await host.close()
    rmSync(site, { recursive: true, force: true })
  }
}

/** Boxes in place of letters would make a picture that says nothing. */
function requireFont(tag: string): void {
  const found = spawnSync('fc-list', [`:lang=${tag}`, 'family'], { encoding: 'utf8' })
  if (found.stdout?.trim()) return
  throw new Error(`No font here writes “${tag}”. On Debian: apt-get install fonts-noto-core fonts-noto-cjk`)
}

/** Writes a one-file page of each theme, and one in all languages. */
async function writePages(form: Form, site: string): Promise<void> {
  const [english, translated, standalonePage] = await Promise.all([
    buildPageRuntime('english'),
    buildPageRuntime('tables'),
    loadStandalonePage(),
  ])
  const { translations: _translations, ...plain } = form
  for (const { id, tokens } of themes) {
    const dressed = { ...plain, look: { theme: id, tokens: ownTokens(tokens) } }
    const page = standalonePage({ form: dressed, runtime: english.runtime, renderToStaticMarkup })
    writeFileSync(join(site, `${id}.html`), page)
  }
  const tables = await Promise.all(
    languagesOf(form).map(async (tag) => [tag, await loadTable(localizeForm(form, tag))] as const),
  )
  const { runtime } = translated
  const page = standalonePage({ form, runtime, tables: Object.fromEntries(tables), renderToStaticMarkup })
  writeFileSync(join(site, 'translated.html'), page)
}

interface Visit {
  readonly screen: Screen
  readonly colorScheme: NonNullable<BrowserContextOptions['colorScheme']>
  readonly tag: string
}

async function shoot(browser: Browser, { screen, colorScheme, tag }: Visit, url: string, path: string): Promise<void> {
  const viewport = { width: screens[screen], height: 800 }
  const context = await browser.newContext({ viewport, colorScheme, locale: tag, reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    await page.goto(url)
    await fillInHalf(page, tag)
    await page.screenshot({ path, fullPage: true, animations: 'disabled' })
    packPicture(path, maxPictureBytes)
  } finally {
    await context.close()
  }
}

/** Leaves every part that a theme colours in sight: what is written, chosen, empty and wrong. */
async function fillInHalf(page: Page, tag: string): Promise<void> {
  const named = (name: string) => page.locator(`[name="${name}"]`)
  await named('full_name').fill(visitors[tag] ?? 'Ada Lovelace')
  await named('email').fill('ada@')
  await named('people').fill('2')
  await page.locator('[value="sometimes"]').check()
  await page.locator('[value="apron"]').check()
  await named('message').focus()
  await page.locator('.ls-issues').waitFor()
}

/** Puts pictures side by side. */
async function shootSheets(browser: Browser, folder: string): Promise<void> {
  for (const { file, columns, pictures } of contactSheets) {
    const figures = pictures.map(({ caption, file: one }) => {
      const image = readFileSync(join(folder, one)).toString('base64')
      return `<figure><figcaption>${caption}</figcaption><img src="data:image/png;base64,${image}"></figure>`
    })
    const board = await browser.newPage({ viewport: { width: 1200, height: 400 } })
    await board.setContent(`<style>${sheetCss(columns)}</style>${figures.join('')}`)
    await board.screenshot({ path: join(folder, file), fullPage: true })
    await board.close()
    packPicture(join(folder, file), maxSheetBytes)
  }
}

const sheetCss = (columns: number): string => `
  body { margin: 24px; background: #fff; font: 600 13px Arial;
    display: grid; grid-template-columns: repeat(${columns}, 1fr); gap: 16px; align-items: start }
  figure { margin: 0 }
  figcaption { margin: 0 0 6px; color: #4b5563 }
  img { inline-size: 100%; display: block; outline: 1px solid #d5d5d5 }`
