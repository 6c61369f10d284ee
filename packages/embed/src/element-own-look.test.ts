import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { contact } from '../../react/src/forms.test.fixture.ts'
import { script, send, setElementStage } from '../test/element-stage.ts'
import { csp } from '../test/stage.ts'
import { elementLookProps } from './element-look-props.ts'

const stage = setElementStage()
const src =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
const look = {
  tokens: {
    'color.action': ['#a9502c', '#e8986d'],
    'color.sheet': ['#fffaf4', '#231914'],
    'radius.control': 3,
    'size.control': 52,
    'font.text': 'monospace',
    'button.width': 'auto',
  },
  cover: { src, alt: 'Bowls', width: 1200, height: 400, focus: [20, 80] },
  logo: { src, alt: 'Atelier Nord', width: 100, height: 100 },
  fonts: [{ family: 'Nord', src: 'data:font/woff2;base64,d09GMg==' }],
}

function looks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.querySelector('letterslot-form')?.shadowRoot
    const css = (selector: string, name: string): string => {
      const found = root?.querySelector(selector)
      return found ? getComputedStyle(found).getPropertyValue(name) : ''
    }
    return [
      css('[part~=send]', 'background-color'),
      css('[part~=form]', 'background-color'),
      css('[part~=form]', 'border-radius'),
      css('[part~=form]', 'font-family'),
      css('input.ls-control', 'border-radius'),
      css('input.ls-control', 'min-height'),
    ]
  })
}

it('[B83] has its look and its pictures under a strict policy, and the tokens of the page before those', async () => {
  stage.put('/site.css', '', { 'Content-Type': 'text/css' })
  const head = `<link rel="stylesheet" href="/site.css">${script}`
  const form = { ...contact, look }
  const page = await stage.show({ head, form, policy: `${csp}; img-src data:` })
  await send(page).waitFor()
  expect(await looks(page)).toEqual(['rgb(169, 80, 44)', 'rgb(255, 250, 244)', '16px', 'monospace', '3px', '52px'])
  await page.getByAltText('Bowls').waitFor()
  await page.getByAltText('Atelier Nord').waitFor()
  stage.put(
    '/site.css',
    ':root { --ls-color-action: rgb(1, 2, 3); --ls-font: serif; --ls-control: 60px } letterslot-form { --ls-radius-sheet: 1px }',
    { 'Content-Type': 'text/css' },
  )
  await page.reload()
  await send(page).waitFor()
  // The browser says of a font that it is none.
  expect(stage.forgive().filter((line) => !line.startsWith('OTS parsing error'))).toEqual([])
  expect(await looks(page)).toEqual(['rgb(1, 2, 3)', 'rgb(255, 250, 244)', '1px', 'serif', '3px', '60px'])
})

it('[B83] sets the element’s own tokens, each from the page where that gives one', () => {
  expect(
    elementLookProps({ tokens: { 'size.gap': 20, 'color.text': ['#000000', '#ffffff'] }, scheme: 'dark' }),
  ).toEqual({
    className: 'ls-form ',
    'data-theme': 'dark',
    style: {
      '--_radius-sheet': 'var(--ls-radius-sheet,16px)',
      '--_radius-button': 'var(--ls-radius-button,10px)',
      '--_gap': 'var(--ls-gap,20px)',
      '--_color-text': 'var(--ls-color-text,light-dark(#000000,#ffffff))',
    },
  })
})
