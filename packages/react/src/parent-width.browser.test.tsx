import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import formCss from './form.css?inline'
import { LetterslotForm } from './LetterslotForm.tsx'

const form = {
  format: 'letterslot.form/1',
  version: 1,
  id: 'contact',
  title: 'Write to us',
  locale: 'en',
  pages: [
    {
      id: 'p1',
      fields: [
        { id: 'f1', kind: 'text', name: 'full_name', label: 'Your name', width: 'half', rules: [] },
        { id: 'f2', kind: 'email', name: 'email', label: 'E-mail', width: 'half', rules: [] },
      ],
    },
  ],
}

/** The `#root` of Vite's React template and what it centres in it, of create-vite 9. */
const viteTemplate = `#root { width: 1126px; max-width: 100%; margin: 0 auto; text-align: center; min-height: 100svh; display: flex;
  flex-direction: column; box-sizing: border-box } #parent { display: flex; flex-direction: column; gap: 25px; place-content: center;
  place-items: center; flex-grow: 1 }`
/** The same of create-vite 4 to 7. */
const olderViteTemplate = `body { display: flex; place-items: center } #root { max-width: 1280px; margin: 0 auto; padding: 2rem; text-align: center }`

const parents = [
  ['Vite’s template', viteTemplate],
  ['Vite’s template until 2025', olderViteTemplate],
  ['a column that centres', '#parent { display: flex; flex-direction: column; align-items: center }'],
  ['a column that aligns to the start', '#parent { display: flex; flex-direction: column; align-items: flex-start }'],
  ['a row', '#parent { display: flex }'],
  ['a row that centres', '#parent { display: flex; justify-content: center; align-items: center }'],
  ['a row that wraps', '#parent { display: flex; flex-wrap: wrap }'],
  ['an inline flex box', '#parent { display: inline-flex }'],
  ['a grid that centres', '#parent { display: grid; place-items: center }'],
  [
    'a grid whose column fits its content',
    '#parent { display: grid; grid-template-columns: auto; justify-content: center }',
  ],
  ['an inline block', '#parent { display: inline-block }'],
  ['a float', '#parent { float: left }'],
  ['a box that fits its content', '#parent { inline-size: fit-content }'],
  ['a box that is out of the flow', '#parent { position: absolute }'],
  ['a table’s cell', '#parent { display: table-cell }'],
] as const

let sheet: CSSStyleSheet
let place: HTMLElement
let root: Root

beforeEach(() => {
  place = document.createElement('div')
  place.id = 'root'
  document.body.append(place)
  sheet = new CSSStyleSheet()
  document.adoptedStyleSheets = [sheet]
  root = createRoot(place)
})
afterEach(async () => {
  root.unmount()
  place.remove()
  document.adoptedStyleSheets = []
  await page.viewport(414, 896)
})

interface Widths {
  readonly form: number
  readonly control: number
  readonly fieldsShareRow: boolean
  readonly overflow: number
}

async function widthsIn(width: number, rules: string, Parent: 'div' | 'dialog' = 'div'): Promise<Widths> {
  await page.viewport(width, 900)
  sheet.replaceSync(`body { margin: 8px } ${formCss} ${rules}`)
  root.render(
    <Parent id="parent">
      <LetterslotForm form={form} transport={async () => ({ status: 200, text: 'OK' })} />
    </Parent>,
  )
  await expect.poll(() => place.querySelectorAll('input.ls-control').length).toBe(2)
  const parent = place.firstElementChild
  if (parent instanceof HTMLDialogElement) parent.showModal()
  const [first, second] = [...place.querySelectorAll('input.ls-control')].map((one) => one.getBoundingClientRect())
  return {
    form: Math.round(place.querySelector('.ls-form')?.getBoundingClientRect().width ?? 0),
    control: Math.round(first?.width ?? 0),
    fieldsShareRow: first?.top === second?.top,
    overflow: document.documentElement.scrollWidth - innerWidth,
  }
}

it.each(parents)('[R120 F79] in %s a form is as wide as it likes to be', async (_name, rules) => {
  const { form: width, control, fieldsShareRow, overflow } = await widthsIn(1280, rules)
  expect(width).toBeGreaterThanOrEqual(560)
  expect(control).toBeGreaterThan(200)
  expect(fieldsShareRow).toBe(true)
  expect(overflow).toBeLessThanOrEqual(0)
})

it.each(parents)('[R120 F79] in %s a form fits into a narrow window', async (_name, rules) => {
  const { form: width, control, fieldsShareRow, overflow } = await widthsIn(320, rules)
  expect(width).toBeGreaterThanOrEqual(200)
  expect(control).toBeGreaterThan(150)
  expect(fieldsShareRow).toBe(false)
  expect(overflow).toBeLessThanOrEqual(0)
})

it.each([
  [1280, 560, true],
  [320, 200, false],
] as const)('[R120 F79] in a dialog of a window of %i px a form has room', async (window, atLeast, sharesRow) => {
  const { form: width, fieldsShareRow, overflow } = await widthsIn(window, '', 'dialog')
  expect(width).toBeGreaterThanOrEqual(atLeast)
  expect(fieldsShareRow).toBe(sharesRow)
  expect(overflow).toBeLessThanOrEqual(0)
})

it('[R120 F79] a parent as narrow as its longest word leaves a form to be used', async () => {
  const { form: width } = await widthsIn(1280, '#parent { inline-size: min-content }')
  expect(width).toBeGreaterThanOrEqual(200)
})

it('[R120 R6] a form takes the width of a parent that has one, wide or narrow', async () => {
  const wide = await widthsIn(1280, '#parent { inline-size: 1000px }')
  expect([wide.form, wide.fieldsShareRow]).toEqual([1000, true])
  const narrow = await widthsIn(1280, '#parent { inline-size: 180px }')
  expect([narrow.form, narrow.fieldsShareRow]).toEqual([180, false])
})
