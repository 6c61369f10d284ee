import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import formCss from './form.css?inline'
import { everyKind } from './forms.test.fixture.ts'
import { LetterslotForm } from './LetterslotForm.tsx'

const tokens = {
  'color.sheet': ['#fffaf4', '#231914'],
  'color.text': ['#33231b', '#f7eadf'],
  'color.border': ['#98816e', '#8f7766'],
  'color.action': ['#a9502c', '#e8986d'],
  'color.on-action': ['#ffffff', '#2a130a'],
  'color.mark': ['#a9502c', '#e8986d'],
  'color.wash': ['#fbeadd', '#3a241a'],
  'font.text': 'monospace',
  'font.heading': 'serif',
  'heading.weight': 400,
  'radius.control': 3,
  'size.control': 52,
  'size.text': 18,
  'button.width': 'auto',
  stripe: 'off',
}

let place: HTMLElement
let root: Root
let sheet: CSSStyleSheet

beforeEach(async () => {
  await page.viewport(900, 900)
  place = document.createElement('div')
  document.body.append(place)
  sheet = new CSSStyleSheet()
  sheet.replaceSync(`body { margin: 0; font: 16px sans-serif } ${formCss}`)
  document.adoptedStyleSheets = [sheet]
})
afterEach(async () => {
  root.unmount()
  place.remove()
  document.adoptedStyleSheets = []
  delete document.documentElement.dataset['theme']
})

function form(look: object): React.JSX.Element {
  const document = { ...everyKind, look }
  return <LetterslotForm form={document} />
}
const transport = async () => ({ status: 200, text: 'OK' })

async function draw(look: object): Promise<void> {
  root = createRoot(place)
  root.render(form(look))
  await expect.poll(() => place.querySelector('button[type=submit]')).toBeTruthy()
}

function one(selector: string): Element {
  const found = place.querySelector(selector)
  if (!found) throw new Error(`There is no ${selector}.`)
  return found
}
const css = (selector: string, name: string): string => getComputedStyle(one(selector)).getPropertyValue(name)
const left = (selector: string): number => one(selector).getBoundingClientRect().left
const right = (selector: string): number => one(selector).getBoundingClientRect().right

const read = (): readonly string[] => [
  css('.ls-form', 'background-color'),
  css('.ls-form', 'color'),
  css('.ls-send', 'background-color'),
  css('.ls-send', 'color'),
  css('[name=text]', 'border-top-color'),
  css('.ls-choice:has(:checked)', 'background-color'),
  css('[type=checkbox]:checked', 'background-color'),
]

it('[R170 R175] draws every token where it belongs, in light and in dark', async () => {
  await draw({ tokens })
  document.documentElement.dataset['theme'] = 'light'
  expect(read()).toEqual([
    'rgb(255, 250, 244)',
    'rgb(51, 35, 27)',
    'rgb(169, 80, 44)',
    'rgb(255, 255, 255)',
    'rgb(152, 129, 110)',
    'rgb(251, 234, 221)',
    'rgb(169, 80, 44)',
  ])
  document.documentElement.dataset['theme'] = 'dark'
  expect(read()).toEqual([
    'rgb(35, 25, 20)',
    'rgb(247, 234, 223)',
    'rgb(232, 152, 109)',
    'rgb(42, 19, 10)',
    'rgb(143, 119, 102)',
    'rgb(58, 36, 26)',
    'rgb(232, 152, 109)',
  ])
  expect([
    css('.ls-form', 'font-family'),
    css('.ls-form', 'font-size'),
    css('.ls-heading', 'font-family'),
    css('.ls-heading', 'font-weight'),
    css('[name=text]', 'min-height'),
    css('[name=text]', 'border-radius'),
    // What the look does not name keeps its own default, whatever the radius of controls.
    css('.ls-form', 'border-radius'),
    css('.ls-send', 'border-radius'),
  ]).toEqual(['monospace', '18px', 'serif', '400', '52px', '3px', '16px', '10px'])
  expect(getComputedStyle(one('.ls-form'), '::before').display).toBe('none')
  expect(one('.ls-send').getBoundingClientRect().width).toBeLessThan(300)
})

it('[R170] follows a look that changes, and one that is taken back', async () => {
  await draw({ tokens })
  root.render(form({ tokens: { 'color.text': ['#000000', '#000000'] }, scheme: 'dark' }))
  await expect.poll(() => css('.ls-form', 'color')).toBe('rgb(0, 0, 0)')
  expect(css('.ls-form', 'background-color')).toBe('rgb(27, 31, 38)')
  root.render(<LetterslotForm form={everyKind} />)
  await expect.poll(() => css('.ls-form', 'background-color')).toBe('rgb(255, 255, 255)')
  expect(one('.ls-form').getAttribute('style') || null).toBe(null)
  expect(one('.ls-form').className).toBe('ls-form')
})

it('[R171] lets the page around it have the last word, by its tokens', async () => {
  sheet.insertRule('.ls-form { --ls-color-action: rgb(1, 2, 3); --ls-ink: rgb(4, 5, 6); --ls-radius: 0px }')
  await draw({ tokens })
  expect([css('.ls-send', 'background-color'), css('.ls-form', 'color')]).toEqual(['rgb(1, 2, 3)', 'rgb(4, 5, 6)'])
  expect(css('[name=text]', 'border-radius')).toBe('0px')
})

it('[R172 R178] has labels beside their controls where it is wide enough, from right to left too', async () => {
  await draw({ tokens: { 'label.position': 'beside' } })
  for (const kind of ['text', 'radio', 'date', 'select']) {
    const label = `[data-kind=${kind}] > .ls-label`
    const control = `[data-kind=${kind}] > :is(.ls-control, .ls-choices)`
    expect(right(label), kind).toBeLessThan(left(control))
    expect(Math.abs(one(label).getBoundingClientRect().top - one(control).getBoundingClientRect().top)).toBeLessThan(40)
    one('.ls-form').setAttribute('dir', 'rtl')
    expect(left(label), `${kind}, right to left`).toBeGreaterThan(right(control))
    one('.ls-form').setAttribute('dir', 'ltr')
  }
  await page.viewport(400, 900)
  expect(left('[data-kind=text] > .ls-label')).toBe(left('[name=text]'))
  expect(one('.ls-form').scrollWidth).toBeLessThanOrEqual(400)
})

it('[R173] has its look once its script runs where a policy refused the attribute that a server wrote', async () => {
  const markup = renderToString(form({ tokens }))
  expect(markup).toContain('style="')
  place.innerHTML = markup.replace(/ style="[^"]*"/, '')
  root = hydrateRoot(place, form({ tokens }), { onRecoverableError: () => undefined })
  await expect.poll(() => css('.ls-send', 'background-color')).toBe('rgb(169, 80, 44)')
})

const src =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const picture = { src, alt: 'Bowls', width: 1200, height: 400 }

it('[R174] draws cover and logo, and takes its fonts out again with it', async () => {
  const fonts = [
    { family: 'Nord Serif 2', src: 'data:font/woff2;base64,d09GMg==' },
    { family: 'Broken', src: 'data:font/woff2;base64,a' },
  ]
  const before = document.fonts.size
  const logo = { ...picture, alt: 'Atelier Nord', width: 100, height: 100 }
  await draw({ cover: { ...picture, place: 'beside', focus: [20, 80] }, logo, fonts })
  await expect.element(page.getByAltText('Bowls')).toBeVisible()
  await expect.element(page.getByAltText('Atelier Nord')).toBeVisible()
  expect(css('.ls-cover img', 'object-position')).toBe('20% 80%')
  await expect.poll(() => document.fonts.size).toBe(before + 1)
  // Under 1000 px of its own width the cover stands above.
  expect(one('.ls-cover').getBoundingClientRect().bottom).toBeLessThanOrEqual(
    one('form').getBoundingClientRect().top + 1,
  )
  await page.viewport(1280, 900)
  await expect.poll(() => right('.ls-cover') <= left('form') + 1).toBe(true)
  expect(one('form').getBoundingClientRect().width).toBeGreaterThan(530)
  root.render(form({}))
  await expect.poll(() => document.fonts.size).toBe(before)
  expect(place.querySelector('img')).toBe(null)
})

it.each([
  ['above the form', 900, {}],
  ['above it on a narrow page', 390, { place: 'beside' }],
  ['beside it', 1280, { place: 'beside' }],
])('[R180] keeps the place of cover and logo free until they are there: %s', async (_, viewport, cover) => {
  await page.viewport(viewport, 900)
  const look = { cover: { ...picture, ...cover }, logo: { ...picture, width: 100, height: 100 } }
  place.innerHTML = renderToString(form(look))
  const placeOf = ({ x, y, width }: DOMRect): readonly number[] => [x, y, width]
  const before = placeOf(one('form').getBoundingClientRect())
  expect(place.querySelector('img')).toBe(null)
  root = hydrateRoot(place, form(look))
  await expect.element(page.getByAltText('Bowls').first()).toBeVisible()
  expect(placeOf(one('form').getBoundingClientRect())).toEqual(before)
})

it('[R179] is ink on white paper when it is printed, and keeps its borders where colours are forced', async () => {
  const light = ['#ffffff', '#ffffff']
  const night = { 'color.sheet': ['#101010', '#101010'], 'color.text': light, 'color.quiet': light, sheet: 'none' }
  await draw({ tokens: { ...tokens, ...night }, scheme: 'dark', cover: picture })
  await expect.element(page.getByAltText('Bowls')).toBeVisible()
  const media = (params: object) => cdp().send('Emulation.setEmulatedMedia', params)
  await media({ media: 'print' })
  const parts = [...place.querySelectorAll('.ls-form, .ls-form *')].filter((part) => part.checkVisibility())
  const words = new Set(parts.map((part) => getComputedStyle(part).color))
  const behind = new Set(parts.map((part) => getComputedStyle(part).backgroundColor))
  expect([[...words], [...behind]]).toEqual([['rgb(0, 0, 0)'], ['rgba(0, 0, 0, 0)']])
  expect([css('.ls-form', 'color-scheme'), css('.ls-cover', 'display')]).toEqual(['light', 'none'])
  await media({ media: '', features: [{ name: 'forced-colors', value: 'active' }] })
  const text = css('.ls-label', 'color')
  for (const selector of ['[name=text]', '.ls-choice', '.ls-send']) {
    expect(css(selector, 'border-top-style'), selector).toBe('solid')
    expect(css(selector, 'border-top-color'), selector).not.toBe(css(selector, 'background-color'))
  }
  expect(text).not.toBe(css('.ls-form', 'background-color'))
  await media({ media: '', features: [] })
})

it('[R176] stamps what was sent with the maker’s name', async () => {
  root = createRoot(place)
  root.render(<LetterslotForm form={everyKind} transport={transport} />)
  await userEvent.fill(page.getByLabelText('A text'), 'x')
  await userEvent.click(page.getByLabelText('Apples').first())
  await userEvent.click(page.getByRole('button', { name: 'Send' }))
  await expect.poll(() => place.querySelector('svg .ls-maker')?.textContent).toBe('Atelier Nord')
  expect(one('svg .ls-maker').closest('svg')?.getAttribute('aria-hidden')).toBe('true')
})
