import { SendError } from '@letterslot/client'
import bootstrap from 'bootstrap/dist/css/bootstrap.css?inline'
import modernNormalize from 'modern-normalize/modern-normalize.css?inline'
import { createRoot, type Root } from 'react-dom/client'
import preflight4 from 'tailwindcss/preflight.css?inline'
import preflight3 from 'tailwindcss-3/lib/css/preflight.css?inline'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { shippedStyle } from '../../../scripts/shipped-style.ts'
import writtenCss from './form.css?inline'
import { LetterslotForm } from './LetterslotForm.tsx'
import ofSites from './of-sites.css?inline'

/** As the package has it. */
const formCss = shippedStyle(`${ofSites}\n${writtenCss}`)

const options = [
  { value: 'a', label: 'Apples' },
  { value: 'b', label: 'Bread' },
]
const field = (kind: string, name: string, label: string, more: object = {}) => ({
  id: `id_${name}`,
  kind,
  name,
  label,
  rules: [],
  ...more,
})
const form = {
  format: 'letterslot.form/1',
  version: 1,
  id: 'contact',
  title: 'Write to us',
  description: 'We answer within two days.',
  locale: 'en',
  maker: 'Atelier Nord',
  pages: [
    {
      id: 'p1',
      fields: [
        field('text', 'text', 'A text', { rules: [{ kind: 'required' }], help: 'Some help', placeholder: 'Words' }),
        field('textarea', 'textarea', 'A long text'),
        field('email', 'email', 'An address', { rules: [{ kind: 'type' }] }),
        field('number', 'number', 'A number'),
        field('date', 'date', 'A day'),
        field('select', 'select', 'One of a list', { options, default: 'b' }),
        field('radio', 'radio', 'One of two', { options, default: 'a' }),
        field('checkboxes', 'checkboxes', 'Some of two', { options, default: ['a'] }),
        field('consent', 'consent', 'I agree'),
        field('consent', 'later', 'I agree later', { visibleWhen: { field: 'id_text', is: 'equal', to: 'later' } }),
        field('content', 'content', 'A heading', { text: 'Two\nlines' }),
      ],
    },
  ],
  delivery: {
    origin: 'https://api.emailjs.com',
    publicKey: 'public_key',
    serviceId: 'service_1',
    templateId: 'template_1',
    fallback: { email: 'hello@example.org', phone: '+47 22 00 00 00', url: 'https://ateliernord.example/contact' },
  },
}

/** Bootstrap's own file, with the utilities and components that nobody's form asked for. */
const resets = [
  ['Tailwind 3', '', preflight3.replace(/theme\('[^']+', ([^;]+)\)/g, '$1')],
  ['Tailwind 4, imported first', `@layer theme, base, components, utilities; @layer base { ${preflight4} }`, ''],
  ['Tailwind 4, imported last', '', `@layer theme, base, components, utilities; @layer base { ${preflight4} }`],
  ['Tailwind 4 in no layer', '', preflight4],
  ['Bootstrap 5', '', bootstrap],
  ['Bootstrap 5, imported first', bootstrap, ''],
  ['modern-normalize, and a reset of everything', '', `${modernNormalize} * { margin: 0; padding: 0; border: 0 }`],
  ['a reset of buttons and inputs', '', 'button, input, select, textarea { all: unset }'],
  [
    'an older reset of buttons',
    '',
    '[type="submit"], [type="button"], button { background: transparent; border: 0; padding: 0; border-radius: 0 }',
  ],
  [
    'what a block theme of WordPress says of elements',
    '',
    `h1, h2, h3 { margin-block: 1.2rem; font: 400 42px/1.2 serif; letter-spacing: -0.1px; text-wrap: pretty } p { text-wrap: pretty }
    a:where(:not(.wp-element-button)) { text-decoration: underline dashed; text-decoration-thickness: 1px !important }
    :where(*:focus) { outline: 2px solid } html :where(img) { max-width: 100%; height: auto }`,
  ],
  [
    'a sheet for pages without classes',
    '',
    `input:not([type=checkbox], [type=radio], [type=range]), select, textarea { height: 60px; width: 75%; margin-bottom: 20px; padding: 20px; border: 3px solid red; box-shadow: 0 0 9px red }
    [type=submit], [type=button], button { width: 80%; margin-bottom: 20px; background: blue; color: white } button:is(:hover, :focus) { background: red } label:has([type=checkbox], [type=radio]) { width: fit-content }
    [type=date]::-webkit-calendar-picker-indicator { opacity: 0; width: 60px }
    label { display: block; margin-bottom: 9px } fieldset { width: 100% } ul li { list-style: square; margin-bottom: 9px } form { margin: 20px; padding: 20px; border: 1px solid; text-align: center; max-width: 300px }`,
  ],
  [
    'a theme that draws everything',
    '',
    `input, select, textarea { appearance: none; box-shadow: inset 0 0 6px; font-size: 22px; text-transform: uppercase } a { border-bottom: 3px solid; color: red; font-weight: 700 }
    label { display: inline; color: red; font-weight: 700; text-transform: uppercase } button { all: unset; padding: 20px; letter-spacing: 3px; text-transform: uppercase; text-shadow: 1px 1px red }
    fieldset { min-width: 100%; margin: 20px; padding: 30px; border: 4px double red } legend { float: left; font-size: 30px } h1, h2, h3 { color: white; text-align: center; text-transform: uppercase }
    p { margin-bottom: 30px; color: gray; font-size: 20px; line-height: 2; text-indent: 2em } dt, dd { margin: 20px; font-size: 20px } svg, img { max-width: 100%; height: auto }`,
  ],
  ['a reset of every focus', '', '*:focus { outline: none; box-shadow: none }'],
] as const

let sheet: CSSStyleSheet
let place: HTMLElement
let root: Root

beforeAll(() => page.viewport(700, 900))
beforeEach(() => {
  place = document.createElement('div')
  document.body.append(place)
  sheet = new CSSStyleSheet()
  document.adoptedStyleSheets = [sheet]
  root = createRoot(place)
})
afterEach(() => {
  root.unmount()
  place.remove()
  document.adoptedStyleSheets = []
})

const read = [
  'background-color',
  'border-top-left-radius',
  'box-shadow',
  'color',
  'font-size',
  'font-weight',
  'letter-spacing',
  'list-style-type',
  'opacity',
  'text-decoration-line',
  'text-indent',
  'text-shadow',
  'text-transform',
  'visibility',
] as const

/** A box that is drawn without words of its own. */
const readOfTicks = [
  'appearance',
  'background-color',
  'border-top-left-radius',
  'box-shadow',
  'opacity',
  'visibility',
] as const
const isTick = (element: Element): boolean =>
  element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type)

/** The place, the size and the look of each element that is drawn. */
function looks(): readonly string[] {
  const box = place.querySelector('.ls-form')?.getBoundingClientRect()
  const drawn = [...place.querySelectorAll('.ls-form, .ls-form *:not(option, svg *)')].filter((one) =>
    one.checkVisibility(),
  )
  return drawn.map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const style = getComputedStyle(element)
    // A legend is as wide as its words or as its fieldset: nobody sees which.
    const size = element.localName === 'legend' ? [height] : [width, height]
    const at = [left - (box?.left ?? 0), top - (box?.top ?? 0), ...size].map(Math.round).join(' ')
    const name = `${element.localName}.${element.getAttribute('class') ?? element.getAttribute('type') ?? ''}`
    const border = style.borderBottomWidth === '0px' ? '' : style.borderBottom
    const properties = isTick(element) ? readOfTicks : read
    return [name, at, border, ...properties.map((property) => style.getPropertyValue(property))].join(' | ')
  })
}

/** Gives the page a style sheet before the form's and one after it. */
function styleWith(theme: string, before: string, after: string, own = formCss): void {
  // The page's font is the form's too, and a line of it is as long as it is.
  const site = `body { margin: 0; font: 16px/1.5 sans-serif } .ls-form { --ls-font: sans-serif }`
  sheet.replaceSync(`${before.replace(/@import[^;]*;/g, '')} ${own} ${after} ${site}`)
  place.dataset['theme'] = theme
  // Colours fade over; what counts is where they arrive.
  for (const animation of document.getAnimations()) animation.finish()
}

const button = (name: string) => inPlace().getByRole('button', { name, exact: true })

/** Draws the form and presses Send: problems stand beside the fields. */
async function showProblems(): Promise<void> {
  const transport = () =>
    Promise.reject(new SendError({ code: 'provider-refused', status: 412, text: 'Invalid grant', sent: 'no' }))
  root.render(<LetterslotForm form={form} transport={transport} />)
  await expect.poll(() => place.querySelector('button[type=submit]')).toBeTruthy()
  await userEvent.click(button('Send'))
  await expect.poll(() => place.querySelector('.ls-summary')?.textContent).toMatch(/problem/)
}

/** Sends, is refused, and opens what was written. */
async function showRefusal(): Promise<void> {
  await userEvent.fill(inPlace().getByLabelText('A text'), 'Words')
  await userEvent.click(button('Send'))
  await userEvent.click(button('Show what I wrote'))
  await expect.poll(() => place.querySelector('.ls-written')).toBeTruthy()
}

const inPlace = () => page.elementLocator(place)

it.each([
  ['with problems', showProblems],
  ['once it was refused', async () => showProblems().then(showRefusal)],
])('[R121 F79] under each reset a form looks as it does without, %s, in light and dark', async (_state, enter) => {
  styleWith('light', '', '')
  await enter()
  for (const theme of ['light', 'dark']) {
    styleWith(theme, '', '')
    const alone = looks()
    expect(alone.length).toBeGreaterThan(20)
    for (const [name, before, after] of resets) {
      styleWith(theme, before, after)
      expect(looks(), `under ${name}, in ${theme}`).toEqual(alone)
    }
  }
})

/** The style sheet as Vite's build writes it (Lightning CSS, for browsers without `light-dark()`). */
const lowered = formCss
  .replace(/light-dark\((#\w+), (#\w+)\)/g, 'var(--lightningcss-light, $1)var(--lightningcss-dark, $2)')
  .replace(/color-scheme: light;/g, '$& --lightningcss-light: initial; --lightningcss-dark: ;')
  .replace(/color-scheme: dark;/g, '$& --lightningcss-light: ; --lightningcss-dark: initial;')

it('[R121] a site that draws a calendar into its own inputs takes none away from ours', async () => {
  await showProblems()
  styleWith('light', '', resets.map(([, , after]) => after).join('\n'))
  const day = place.querySelector('[type=date]') ?? place
  const { opacity, width } = getComputedStyle(day, '::-webkit-calendar-picker-indicator')
  styleWith('light', '', '')
  expect([opacity, width]).toEqual(['1', getComputedStyle(day, '::-webkit-calendar-picker-indicator').width])
})

it('[R126] built for older browsers it looks as it does without, light where the site says nothing of light and dark', async () => {
  expect(lowered).not.toMatch(/light-dark\((?!\))/)
  styleWith('light', '', '')
  await showProblems()
  for (const theme of ['', 'light', 'dark']) {
    styleWith(theme, '', '')
    const native = looks()
    styleWith(theme, '', '', lowered)
    expect(looks(), `in “${theme}”`).toEqual(native)
  }
})

it('[R122] a page that says it of a class of ours in its form, or by a token, has its way', async () => {
  styleWith('light', '.ls-form { --ls-color-border: rgb(1, 2, 3) }', '.ls-form .ls-send { background: rgb(4, 5, 6) }')
  root.render(<LetterslotForm form={form} transport={async () => ({ status: 200, text: 'OK' })} />)
  await expect.poll(() => place.querySelector('button[type=submit]')).toBeTruthy()
  const style = (selector: string) => getComputedStyle(place.querySelector(selector) ?? place)
  expect(style('.ls-control').borderTopColor).toBe('rgb(1, 2, 3)')
  expect(style('.ls-send').backgroundColor).toBe('rgb(4, 5, 6)')
})

it('[R4] a consent that its condition hides is not drawn', async () => {
  styleWith('light', '', '')
  await showProblems()
  const later = place.querySelector('[data-field=id_later]')
  expect(later?.getBoundingClientRect().height).toBe(0)
})
