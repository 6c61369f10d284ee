import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { root } from '../../scripts/checks/tree.ts'
import { serveFolder } from '../harness/static-host.ts'
import type { EnginePage } from './engine.ts'
import { onEachEngine } from './on-each-engine.ts'
import { control, isTold, reads } from './visitor.ts'

const isSaved = (page: EnginePage) =>
  expect.poll(() => page.evaluate(`document.querySelector('[data-save-state]')?.dataset.saveState`)).toBe('saved')
const labelOf = (page: EnginePage) => expect.poll(() => page.evaluate(`${control('Label')}?.value`))

onEachEngine(({ picture, start }) => {
  it('[T1276 F04] the studio opens, and a form that it called saved is there after its browser was killed', async () => {
    const studio = await serveFolder(join(root, 'dist'), '/')
    onTestFinished(studio.close)
    const browser = await start()
    const page = await browser.open()
    await page.goto(studio.url)
    await reads(page, 'Make a form.')
    await picture(page, 'studio')
    const contactForm = `[...document.querySelectorAll('button')].find((one) => one.textContent.startsWith('Contact form'))`
    await expect.poll(() => page.evaluate(`!!${contactForm}`)).toBe(true)
    await page.click(contactForm)
    // The first label is marked on the form itself: what is typed takes its place.
    await isTold(page, 'Your name')
    await isSaved(page)
    await page.write('What shall we call you?')
    await labelOf(page).toBe('What shall we call you?')
    await page.press('Tab')
    await isSaved(page)
    const address = String(await page.evaluate('location.href'))
    await picture(page, 'studio-build')
    await browser.kill()

    const again = await start({ profile: browser.profile })
    const later = await again.open()
    await later.goto(address)
    await labelOf(later).toBe('What shall we call you?')
  })
})
