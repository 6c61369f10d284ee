import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator } from 'playwright'
import { expect, it } from 'vitest'
import { everyKind } from '../../react/src/forms.test.fixture.ts'
import { element, script, send, setElementStage } from '../test/element-stage.ts'

const stage = setElementStage()
const head = `<link rel="stylesheet" href="/site.css">${script}`
const style = (css: string): void => stage.put('/site.css', css, { 'Content-Type': 'text/css' })
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

it.each([
  ['the page', ':root'],
  ['the element', 'letterslot-form'],
  ['what stands around it', 'body'],
])('[B26] takes its tokens from %s', async (_name, selector) => {
  style(`${selector} { --ls-color-action: rgb(1, 2, 3); --ls-radius: 0px; --ls-red: rgb(4, 5, 6) }`)
  const page = await stage.show({ head })
  await send(page).waitFor()
  expect([
    await css(send(page), 'background-color'),
    await css(page.getByLabel('Your name'), 'border-radius'),
    await css(page.locator('[part=form]'), '--_color-danger'),
  ]).toEqual(['rgb(1, 2, 3)', '0px', 'rgb(4, 5, 6)'])
})

it.each([
  ['light', 'light', 'rgb(255, 255, 255)'],
  ['light dark', 'dark', 'rgb(27, 31, 38)'],
  ['dark', 'light', 'rgb(27, 31, 38)'],
] as const)(
  '[B27] on a page of the colour scheme %s, for a visitor who wants %s',
  async (scheme, colorScheme, color) => {
    style(`:root { color-scheme: ${scheme} }`)
    const page = await stage.show({ head, options: { colorScheme } })
    await send(page).waitFor()
    expect(await css(page.locator('[part=form]'), 'background-color')).toBe(color)
  },
)

it.each([
  ['a row', 'letterslot-form { display: flex }', 400],
  ['a float', 'letterslot-form { float: left }', 400],
  ['a column that shrinks', 'body { display: flex; flex-direction: column; align-items: start }', 400],
  ['everything', '* { all: unset; display: flex; float: left; position: absolute; color: red !important }', 150],
] as const)(
  '[B29 F49] has room for its fields where the style of the page makes of it %s',
  async (_name, rules, room) => {
    style(rules)
    const page = await stage.show({ head })
    await page.getByLabel('Your name').waitFor()
    const box = await page.getByLabel('Your name').boundingBox()
    expect(box?.width).toBeGreaterThan(room)
    expect(await css(page.getByLabel('Your name'), 'color')).toBe('rgb(28, 36, 48)')
    await page.getByLabel('Your name').click()
  },
)

it.each([
  ['a row', 'main { display: flex }'],
  ['a row that centres', 'main { display: flex; justify-content: center; align-items: center }'],
  ['a column that centres', 'main { display: flex; flex-direction: column; align-items: center }'],
  ['a grid that centres', 'main { display: grid; place-items: center }'],
  ['an inline block', 'main { display: inline-block }'],
  ['a float', 'main { float: left }'],
  ['a box that fits its content', 'main { inline-size: fit-content }'],
  ['a table’s cell', 'main { display: table-cell }'],
  [
    'a dialog',
    'main { position: fixed; inset: 0; margin: auto; inline-size: fit-content; max-inline-size: calc(100% - 16px) }',
  ],
])('[B75 F79] asks for its own width in %s, and fits into a narrow window', async (_name, rules) => {
  style(rules)
  const page = await stage.show({ head, body: `<main>${element}</main>` })
  await page.getByLabel('Your name').waitFor()
  const width = async (): Promise<number> => (await page.locator('letterslot-form').boundingBox())?.width ?? 0
  expect(await width()).toBeGreaterThanOrEqual(560)
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await width()).toBeGreaterThan(250)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.setViewportSize({ width: 1280, height: 800 })
})

it('[B29 F49] reads as anywhere under resets and rules for every label, control and text', async () => {
  const plain = 'body { margin: 0 }'
  const rules = `${plain}
    *, *::before, *::after { margin: 0; padding: 0; border: 0; font: italic 700 8px/1 serif; letter-spacing: .5em; word-spacing: 1em;
      text-indent: -999px; text-align: center; text-transform: uppercase; text-shadow: 0 0 4px red; white-space: nowrap; appearance: none }
    label, input, textarea, button, h2, p, ul { display: none !important }
    [type=email], .ls-field, #ls-send { visibility: hidden !important }`
  async function looks(css: string): Promise<unknown> {
    style(css)
    const page = await stage.show({ head })
    await send(page).waitFor()
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

it.each([
  ['Tailwind 3', 'tailwindcss-3/lib/css/preflight.css'],
  ['Tailwind 4', 'tailwindcss/preflight.css'],
  ['Bootstrap 5', 'bootstrap/dist/css/bootstrap.css'],
  ['modern-normalize', 'modern-normalize/modern-normalize.css'],
])('[B76 F79] has all its controls on a page of %s', async (_name, file) => {
  const controls = async (rules: string): Promise<unknown> => {
    style(`${rules} body { margin: 0; font: 16px/1.5 sans-serif }`)
    const page = await stage.show({ head })
    await send(page).waitFor()
    return page.locator('[part=form] :is(h2, p, label, input, textarea, button)').evaluateAll((all) =>
      all.map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect()
        const { backgroundColor, borderTop, color, fontSize, fontWeight } = getComputedStyle(one)
        return [one.localName, left, top, width, height, backgroundColor, borderTop, color, fontSize, fontWeight]
      }),
    )
  }
  const sheet = readFileSync(join(import.meta.dirname, '../../../node_modules', file), 'utf8')
  expect(await controls(sheet)).toEqual(await controls(''))
})

it('[B29] is hidden by the attribute, as any element is', async () => {
  const page = await stage.show({ body: element.replace('>', ' hidden>') })
  await page.getByLabel('Your name').waitFor({ state: 'attached' })
  expect(await page.locator('letterslot-form').isVisible()).toBe(false)
})
