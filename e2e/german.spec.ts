import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { buildText } from '../apps/studio/src/domain/texts/build.ts'
import { libraryText } from '../apps/studio/src/domain/texts/forms.ts'
import { fieldText } from '../apps/studio/src/domain/texts/inspector.ts'
import { settingsText } from '../apps/studio/src/domain/texts/settings.ts'
import { saveText, shellText } from '../apps/studio/src/domain/texts/shell.ts'
import { phone } from '../playwright.config.ts'
import { expectAccessible } from './harness/accessibility.ts'
import { guard } from './harness/guard.ts'
import { serveFolder } from './harness/static-host.ts'
import { test } from './harness/test.ts'

/** Every whole English text of some tables that is more than one word. */
function englishIn(words: unknown): readonly string[] {
  if (typeof words === 'string') return / /.test(words) && words !== '' ? [words] : []
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(englishIn) : []
}
const english = englishIn([buildText, libraryText, fieldText, settingsText, shellText, saveText])

/** Asserts that a screen has no English sentence, and nothing beyond its sides. */
async function expectGerman(page: Page, what: string): Promise<void> {
  const seen = await page.locator('body').innerText()
  expect(
    english.filter((text) => seen.includes(text.trim())),
    what,
  ).toEqual([])
  const cut = await page.evaluate(() => {
    const cutOff = (element: Element): boolean =>
      element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== 'auto'
    const words = Array.from(document.querySelectorAll('h1, h2, button, nav a, label, legend, header p')).filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && element.clientWidth > 2,
    )
    return [document.documentElement, ...words].filter(cutOff).map((element) => element.textContent?.trim() || 'page')
  })
  expect(cut, what).toEqual([])
}

test('[T1323 T1324] chosen in Settings the studio is German, on each width, and English again as the browser asks', async ({
  browser,
}) => {
  const studio = await serveFolder(join(import.meta.dirname, '..', 'dist'), '/repo/')
  const page = await browser.newPage()
  const { errors } = guard(page)
  const wide = { width: 1280, height: 800 }
  /** Looks at a screen as on a desktop, and on the width of a phone. */
  const expectGermanOnEachWidth = async (what: string): Promise<void> => {
    for (const size of [phone.viewport, wide]) {
      await page.setViewportSize(size)
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
      await expectGerman(page, `${what}, ${size.width} px`)
    }
  }
  await page.setViewportSize(wide)
  await page.goto(`${studio.url}#/settings`)
  await page.getByRole('radio', { name: 'Deutsch' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByText(/^\d+(?:,\d)? [KM]B von \d+(?:,\d)? GB$/)).toBeVisible()
  await expectGermanOnEachWidth('Settings')
  await page.goto(studio.url)
  await expect(page.getByText('Geht per E-Mail an Sie.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Nachricht' })).toHaveValue(/Rollstuhl/)
  await page.getByRole('button', { name: 'Kontaktformular' }).click()
  await expect(page.getByRole('button', { name: /^Ihr Name, Kurzer Text, Pflichtfeld, 1 von 3$/ })).toBeVisible()
  await expectGermanOnEachWidth('Build')
  await expectAccessible(page, 'Build in German', ['light'])
  await page.goto(studio.url)
  await expect(page.getByText('Ein Formular in diesem Browser.')).toBeVisible()
  await expectGermanOnEachWidth('the library')
  await page.goto(`${studio.url}#/settings`)
  await page.getByRole('radio', { name: 'Wie der Browser' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  expect(errors).toEqual([])
  await page.close()
  await studio.close()
})
