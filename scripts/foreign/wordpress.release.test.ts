import { join } from 'node:path'
import type { Page } from 'playwright'
import { beforeAll, expect, it } from 'vitest'
import { contactPage } from '../../packages/embed/contact-page.ts'
import { send, setElementStage } from '../../packages/embed/test/element-stage.ts'
import { everyKind } from '../../packages/react/src/forms.test.fixture.ts'
import { getWordPress, type WordPressStyle } from './get-wordpress.ts'

const stage = setElementStage()
const form = { ...everyKind, title: 'Write to us' }
let styles: readonly WordPressStyle[]

beforeAll(() => {
  styles = getWordPress(join(import.meta.dirname, '..', '..'))
}, 120_000)

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
  // Its own policy would keep away a style sheet that it does not name.
  stage.put('/own-tree', html.replace(/<meta http-equiv[^>]*>/, ''), { 'Content-Type': 'text/html; charset=utf-8' })
  const page = await stage.show({ policy: '' })
  await page.goto(`${stage.server().origin}/own-tree`)
  await expectSameLook(page, ({ isBlockTheme }) => isBlockTheme)
})
