import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { beforeAll, expect, it } from 'vitest'
import { contactPage } from '../../packages/embed/contact-page.ts'
import { send, setElementStage } from '../../packages/embed/test/element-stage.ts'
import { everyKind } from '../../packages/react/src/forms.test.fixture.ts'
import { shippedStyle } from '../shipped-style.ts'
import { getWordPress, type WordPressStyle } from './get-wordpress.ts'

const stage = setElementStage()
const form = { ...everyKind, title: 'Write to us' }
let styles: readonly WordPressStyle[]

beforeAll(() => {
  styles = getWordPress(join(import.meta.dirname, '..', '..'))
}, 120_000)

/** The style sheets of forms in React, as they are shipped. */
function shippedSheets(): string {
  const folder = join(import.meta.dirname, '..', '..', 'packages', 'react', 'src')
  const first = ['of-sites.css', 'form.css']
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
  const files = [...first, ...all.filter((file) => !first.includes(file))]
  const rules = files.map((file) => readFileSync(join(folder, file), 'utf8').replace(/^@import.*$/gm, ''))
  return shippedStyle(rules.join('\n'))
}

/** The place, the size and the look of each element of the form that is drawn, with a style sheet around it. */
function drawn(page: Page, css: string): Promise<readonly string[]> {
  // The page's font is the form's too, and a line of it is as long as it is.
  const site = 'body { margin: 0; font: 16px/1.5 sans-serif } .ls-form { --ls-font: sans-serif }'
  return page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
    // Colours fade over; what counts is where they arrive.
    for (const animation of document.getAnimations()) animation.finish()
    const root = document.querySelector('letterslot-form')?.shadowRoot ?? document
    const box = root.querySelector('.ls-form')?.getBoundingClientRect()
    const all = [...root.querySelectorAll('.ls-form, .ls-form *:not(option, svg *)')]
    return all
      .filter((one) => one.checkVisibility())
      .map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect()
        const style = getComputedStyle(one)
        // A legend is as wide as its words or as its fieldset: nobody sees which.
        const size = one.localName === 'legend' ? [height] : [width, height]
        const at = [left - (box?.left ?? 0), top - (box?.top ?? 0), ...size].map(Math.round).join(' ')
        const isTick = one instanceof HTMLInputElement && /^(checkbox|radio)$/.test(one.type)
        const words = isTick ? [] : ['color', 'font-family', 'font-size', 'font-weight', 'text-decoration-line']
        const properties = ['background-color', 'border-top-left-radius', 'box-shadow', 'opacity', ...words]
        const border = style.borderBottomWidth === '0px' ? '' : style.borderBottom
        return [one.localName, at, border, ...properties.map((name) => style.getPropertyValue(name))].join(' | ')
      })
  }, `${css} ${site}`)
}

async function expectSameLook(page: Page, wanted: (style: WordPressStyle) => boolean): Promise<void> {
  await send(page).click()
  const alone = await drawn(page, '')
  expect(alone.length).toBeGreaterThan(60)
  const tried = styles.filter(wanted)
  expect(tried.length).toBeGreaterThan(1)
  for (const { theme, css } of tried) expect(await drawn(page, css), theme).toEqual(alone)
}

it('[B141 F79] the element looks on a page of each default theme of WordPress as it does without', async () => {
  await expectSameLook(await stage.show({ form, policy: '' }), () => true)
})

it('[R250 F79] a form in the page’s own tree looks under a block theme of WordPress as it does without', async () => {
  const html = await contactPage(form)
  // A page of one file has no site around it: as in React, with the sheets that are shipped for sites.
  const inTree = html
    .replace(/<meta http-equiv[^>]*>/, '')
    .replace(/<style>.*?<\/style>/s, `<style>${shippedSheets()}</style>`)
  stage.put('/own-tree', inTree, { 'Content-Type': 'text/html; charset=utf-8' })
  const page = await stage.show({ policy: '' })
  await page.goto(`${stage.server().origin}/own-tree`)
  await expectSameLook(page, ({ isBlockTheme }) => isBlockTheme)
})
