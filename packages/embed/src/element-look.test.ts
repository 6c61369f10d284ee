import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright'
import { expect, it } from 'vitest'
import { openGuide } from '../../../e2e/harness/guide.ts'
import { everyKind } from '../../react/src/forms.test.fixture.ts'
import { element, script, send, setElementStage } from '../test/element-stage.ts'

const stage = setElementStage()
const head = `<link rel="stylesheet" href="/site.css">${script}`
const style = (css: string): void => stage.put('/site.css', css, { 'Content-Type': 'text/css' })
/** Puts another style sheet in the place of the page's, under what is drawn. */
async function restyle(page: Page, css: string): Promise<void> {
  style(css)
  await page.locator('link').evaluate((old) => {
    const link = document.createElement('link')
    const isLoaded = new Promise((resolve) => {
      link.addEventListener('load', resolve)
    })
    Object.assign(link, { rel: 'stylesheet', href: `/site.css?${performance.now()}` })
    old.replaceWith(link)
    return isLoaded.then(() => undefined)
  })
}
const css = (locator: Locator, name: string): Promise<string> =>
  locator.evaluate((one, property) => getComputedStyle(one).getPropertyValue(property), name)

it('[B25] a page can style each part that always shows', async () => {
  const parts = ['form', 'body', 'heading', 'field', 'label', 'help', 'control', 'send', 'note', 'text']
  style(parts.map((part, index) => `letterslot-form::part(${part}) { outline: ${index + 1}px solid red }`).join('\n'))
  const page = await stage.show({ head })
  await send(page).waitFor()
  const outlines = parts.map(async (part) => [
    part,
    await css(page.locator(`[part~=${part}]`).first(), 'outline-width'),
  ])
  expect(await Promise.all(outlines)).toEqual(parts.map((part, index) => [part, `${index + 1}px`]))
})

it('[B25] what shows only at times is a part where it shows', async () => {
  const page = await stage.show({ form: { ...everyKind, title: 'All' } })
  const parts = ['summary', 'issues', 'choice', 'section', 'notice', 'panel', 'button']
  const shown = (): Promise<string[]> =>
    page.evaluate(
      (all) =>
        all.filter((part) => document.querySelector('letterslot-form')?.shadowRoot?.querySelector(`[part~=${part}]`)),
      parts,
    )
  await send(page).click()
  await page.getByLabel('A text').fill('x')
  expect(await shown()).toEqual(['summary', 'issues', 'choice', 'section', 'notice'])
  await page.getByLabel('Apples').first().check()
  await send(page).click()
  await page.getByRole('heading', { name: 'Sent', exact: true }).waitFor()
  expect(await shown()).toEqual(expect.arrayContaining(['panel', 'button']))
})

it('[B26] takes its tokens from the page, from the element, and from what stands around it', async () => {
  style('')
  const page = await stage.show({ head })
  await send(page).waitFor()
  for (const selector of [':root', 'letterslot-form', 'body']) {
    await restyle(page, `${selector} { --ls-color-action: rgb(1, 2, 3); --ls-radius: 0px; --ls-red: rgb(4, 5, 6) }`)
    expect(
      [
        await css(send(page), 'background-color'),
        await css(page.getByLabel('Your name'), 'border-radius'),
        await css(page.locator('[part=form]'), '--_color-danger'),
      ],
      selector,
    ).toEqual(['rgb(1, 2, 3)', '0px', 'rgb(4, 5, 6)'])
  }
})

it('[B140] wears what the style sheets of the guide to a look say', async () => {
  style('')
  const page = await stage.show({ head })
  await send(page).waitFor()
  const name = page.getByLabel('Your name')
  const before = [await css(send(page), 'border-radius'), await css(name, 'border-top-width')]
  await restyle(page, openGuide('look.md').code('css', 3).join(''))
  expect(before).toEqual(['10px', '1px'])
  expect([
    await css(send(page), 'background-color'),
    await css(send(page), 'color'),
    await css(send(page), 'text-transform'),
    await css(name, 'border-radius'),
    await css(name, 'border-top-width'),
    await css(page.locator('[part=heading]'), 'font-family'),
  ]).toEqual(['rgb(169, 80, 44)', 'rgb(255, 255, 255)', 'uppercase', '2px', '2px', 'Georgia, serif'])
})

it('[B27] follows the colour scheme of its page, which follows the visitor where it has both', async () => {
  style('')
  // A page of its own, whose visitor is another in each case.
  const page = await stage.show({ head, options: {} })
  await send(page).waitFor()
  for (const [scheme, colorScheme, color] of [
    ['light', 'light', 'rgb(255, 255, 255)'],
    ['light dark', 'dark', 'rgb(27, 31, 38)'],
    ['dark', 'light', 'rgb(27, 31, 38)'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await restyle(page, `:root { color-scheme: ${scheme} }`)
    expect(await css(page.locator('[part=form]'), 'background-color'), scheme).toBe(color)
  }
})

it('[B29 F49] has room for its fields in a row, a float, a column that shrinks, and where all styles are unset', async () => {
  style('')
  const page = await stage.show({ head })
  const name = page.getByLabel('Your name')
  await name.waitFor()
  for (const [rules, room] of [
    ['letterslot-form { display: flex }', 400],
    ['letterslot-form { float: left }', 400],
    ['body { display: flex; flex-direction: column; align-items: start }', 400],
    ['* { all: unset; display: flex; float: left; position: absolute; color: red !important }', 150],
  ] as const) {
    await restyle(page, rules)
    expect((await name.boundingBox())?.width, rules).toBeGreaterThan(room)
    expect(await css(name, 'color'), rules).toBe('rgb(28, 36, 48)')
    await name.click()
  }
})

it('[B75 F79] asks for its own width in whatever shrinks or centres it, and fits into a narrow window', async () => {
  style('')
  const page = await stage.show({ head, body: `<main>${element}</main>` })
  await page.getByLabel('Your name').waitFor()
  const width = async (): Promise<number> => (await page.locator('letterslot-form').boundingBox())?.width ?? 0
  for (const rules of [
    'display: flex',
    'display: flex; justify-content: center; align-items: center',
    'display: flex; flex-direction: column; align-items: center',
    'display: grid; place-items: center',
    'display: inline-block',
    'float: left',
    'inline-size: fit-content',
    'display: table-cell',
    // As a dialog is.
    'position: fixed; inset: 0; margin: auto; inline-size: fit-content; max-inline-size: calc(100% - 16px)',
  ]) {
    await restyle(page, `main { ${rules} }`)
    expect(await width(), rules).toBeGreaterThanOrEqual(560)
    await page.setViewportSize({ width: 320, height: 800 })
    expect(await width(), rules).toBeGreaterThan(250)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), rules).toBe(320)
    await page.setViewportSize({ width: 1280, height: 800 })
  }
})

it('[B29 F49] reads as anywhere under resets and rules for every label, control and text', async () => {
  const plain = 'body { margin: 0 }'
  const rules = `${plain}
    *, *::before, *::after { margin: 0; padding: 0; border: 0; font: italic 700 8px/1 serif; letter-spacing: .5em; word-spacing: 1em;
      text-indent: -999px; text-align: center; text-transform: uppercase; text-shadow: 0 0 4px red; white-space: nowrap; appearance: none }
    label, input, textarea, button, h2, p, ul { display: none !important }
    [type=email], .ls-field, #ls-send { visibility: hidden !important }`
  style(plain)
  const page = await stage.show({ head })
  await send(page).waitFor()
  async function looks(css: string): Promise<unknown> {
    await restyle(page, css)
    return page.locator('[part=form] :is(h2, p, label, input, textarea, button)').evaluateAll((all) =>
      all.map((one) => {
        const { width, height } = one.getBoundingClientRect()
        const { fontSize, fontWeight, textTransform, textAlign } = getComputedStyle(one)
        return [one.localName, width, height, fontSize, fontWeight, textTransform, textAlign]
      }),
    )
  }
  expect(await looks(rules)).toEqual(await looks(plain))
})

it('[B76 F79] has all its controls on a page of Tailwind 3 and 4, Bootstrap 5, and modern-normalize', async () => {
  style('')
  const page = await stage.show({ head })
  await send(page).waitFor()
  const controls = async (rules: string): Promise<unknown> => {
    await restyle(page, `${rules} body { margin: 0; font: 16px/1.5 sans-serif }`)
    return page.locator('[part=form] :is(h2, p, label, input, textarea, button)').evaluateAll((all) =>
      all.map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect()
        const { backgroundColor, borderTop, color, fontSize, fontWeight } = getComputedStyle(one)
        return [one.localName, left, top, width, height, backgroundColor, borderTop, color, fontSize, fontWeight]
      }),
    )
  }
  const plain = await controls('')
  for (const file of [
    'tailwindcss-3/lib/css/preflight.css',
    'tailwindcss/preflight.css',
    'bootstrap/dist/css/bootstrap.css',
    'modern-normalize/modern-normalize.css',
  ]) {
    const sheet = readFileSync(join(import.meta.dirname, '../../../node_modules', file), 'utf8')
    expect(await controls(sheet), file).toEqual(plain)
  }
})

it('[B29] is hidden by the attribute, as any element is', async () => {
  const page = await stage.show({ body: element.replace('>', ' hidden>') })
  await page.getByLabel('Your name').waitFor({ state: 'attached' })
  expect(await page.locator('letterslot-form').isVisible()).toBe(false)
})
