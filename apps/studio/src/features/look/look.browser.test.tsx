import type { Form } from '@letterslot/core'
import { FormView, useForm } from '@letterslot/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ownTokens } from '../../domain/look/resolve-tokens.ts'
import { themeOf } from '../../domain/look/themes.ts'
import { makePageOf } from '../../domain/page/use-page.ts'
import { axeFaults } from '../../ui/axe.test.fixture.ts'
import { signUpForm } from '../email/mail.test.fixture.ts'
import { openStep } from '../email/open-step.test.fixture.tsx'
import { pageAsSeen } from './page-as-seen.ts'

beforeEach(() => page.viewport(1280, 800))

const keys = (text: string) => userEvent.keyboard(text)
const theme = (name: string) => page.getByRole('radio', { name, exact: true })
const preview = () => page.getByRole('region', { name: 'The form' })
const undo = () => page.getByRole('button', { name: 'Undo' })

/** The view of a preview, as `data-view` names it. */
function viewOf(name: 'light' | 'dark' | 'phone'): Element {
  const view = document.querySelector(`[data-view="${name}"]`)
  if (!view) throw new Error(`There is no view ${name}.`)
  return view
}

/** The form as its visitors get it. */
function Visit({ form }: { readonly form: Form }) {
  return <FormView handle={useForm(form, { transport: () => Promise.reject(new Error('Nobody sends it.')) })} />
}

describe('the step Look', () => {
  it('[T1280] [T1281] shows each theme as this very form; arrow keys walk, Space takes', async () => {
    const { saved } = await openStep('look')
    await expect.element(page.getByRole('link', { name: 'Next: E-mail' })).toBeVisible()
    await expect.element(theme('Post')).toBeChecked()
    await vi.waitFor(() => {
      const titles = [...document.querySelectorAll('[inert] .ls-heading')].map(({ textContent }) => textContent)
      expect(new Set(titles)).toEqual(new Set(['Summer workshop']))
      expect(titles.length).toBeGreaterThan(5)
    })
    theme('Post').element().focus()
    await keys('{ArrowDown}{ArrowRight}')
    await expect.element(theme('Kiln')).toHaveFocus()
    await expect.element(preview().getByText('Kiln, not taken yet')).toBeVisible()
    expect((await saved()).form.look).toBeUndefined()
    await keys(' ')
    await expect.element(theme('Kiln')).toBeChecked()
    await expect.element(page.getByText('Kiln is taken.')).toBeInTheDocument()
    await expect.poll(() => preview().element().textContent).not.toContain('not taken yet')
    await vi.waitFor(async () => expect((await saved()).form.look?.theme).toBe('kiln'))
    await undo().click()
    await expect.element(theme('Post')).toBeChecked()
  })

  it('[T1282] [T1283] the form is alive in every view, and is shown in each state', async () => {
    await openStep('look')
    await expect.element(preview()).toBeVisible()
    const [light, dark, phone] = (['light', 'dark', 'phone'] as const).map(viewOf)
    const field = light?.querySelector<HTMLInputElement>('input[type="email"]')
    if (!field || !dark || !phone) throw new Error('The form has no e-mail field.')
    // By the keys alone, wherever the form stands by then.
    field.select()
    await userEvent.keyboard('grace@example.org')
    for (const view of [dark, phone]) {
      expect(view.querySelector<HTMLInputElement>('input[type="email"]')?.value).toBe('grace@example.org')
    }
    expect(getComputedStyle(dark.querySelector('.ls-form') ?? dark).colorScheme).toBe('dark')
    await page.getByRole('combobox', { name: 'State' }).selectOptions('Not delivered yet')
    await vi.waitFor(() =>
      expect(viewOf('dark').querySelector('.ls-panel')?.textContent).toContain('Not delivered yet'),
    )
    // Pressing Send goes on to what visitors then see.
    await page.getByRole('combobox', { name: 'State' }).selectOptions('Filling in')
    viewOf('light').querySelector<HTMLButtonElement>('[type="submit"]')?.click()
    await expect.element(page.getByRole('combobox', { name: 'State' })).toHaveValue('sent')
  })

  it('[T1282] keeps no draft of a preview, and brings none back', async () => {
    const form = signUpForm({ drafts: true })
    await openStep('look', { changes: { form } })
    await expect.element(preview()).toBeVisible()
    // Once a form that keeps drafts says so, one that was there before it would too.
    const visit = await render(<Visit form={form} />)
    await expect.element(visit.getByRole('button', { name: 'Save as a file' })).toBeVisible()
    expect(preview().element().textContent).toContain('Summer workshop')
    expect(preview().element().textContent).not.toContain('Save as a file')
  })

  it('[T1404] a form in several languages stays in the one that was chosen, while its look changes', async () => {
    const translations = { de: { title: 'Sommerkurs' } }
    const { saved } = await openStep('look', {
      changes: { form: signUpForm({ translations, sentText: 'See you, {{full_name}}.' }) },
    })
    const heading = (view: 'light' | 'dark'): string => viewOf(view).querySelector('.ls-heading')?.textContent ?? ''
    await expect.element(preview()).toBeVisible()
    await expect.poll(() => heading('dark')).toBe('Summer workshop')
    await preview().getByRole('link', { name: 'Deutsch' }).first().click()
    await expect.poll(() => [heading('light'), heading('dark')]).toEqual(['Sommerkurs', 'Sommerkurs'])
    await theme('Kiln').click()
    await vi.waitFor(async () => expect((await saved()).form.look?.theme).toBe('kiln'))
    await page.getByRole('combobox', { name: 'State' }).selectOptions('Sent')
    await expect.poll(() => viewOf('light').querySelector('.ls-panel')?.textContent).toContain('Gesendet')
    await expect.poll(() => viewOf('dark').querySelector('.ls-panel')?.textContent).toContain('See you, Ada Lovelace.')
    expect(location.search).not.toContain('lang=')
  })

  it('[T1286] [T1287] [T1288] [T1291] a colour that cannot be read is mended by a press, and all is undone at once', async () => {
    const { saved } = await openStep('look')
    await theme('Kiln').click({ force: true })
    const hex = page.getByRole('textbox', { name: 'Buttons, as a hex value' })
    await hex.fill('#c96')
    await hex.fill('#c96f4')
    await expect.element(hex).toHaveAccessibleDescription('Write six digits, such as #a9502c.')
    await hex.fill('c96f4a')
    await page.getByRole('button', { name: /^Use #/ }).click()
    await expect.element(page.getByText('hard to')).not.toBeInTheDocument()
    await vi.waitFor(async () => {
      const [light] = (await saved()).form.look?.tokens?.['color.action'] ?? []
      expect(light).not.toBe('#c96f4a')
    })
    await page.getByRole('textbox', { name: 'Text, as a hex value' }).fill('#999999')
    await hex.fill('#c96f4a')
    await page.getByRole('button', { name: 'Make all of it readable' }).click()
    await expect.element(page.getByText('hard to')).not.toBeInTheDocument()
    await page.getByRole('button', { name: 'Back to Kiln' }).click()
    await vi.waitFor(async () => {
      expect((await saved()).form.look?.tokens?.['color.action']).toEqual(themeOf('kiln').tokens['color.action'])
    })
    await undo().click()
    await expect.element(page.getByText('Kiln, changed')).toBeVisible()
    expect(await axeFaults()).toEqual([])
  })

  it('[T1293] [T1294] [T1341] sizes, shapes and fonts are set by keyboard, and the theme’s own come back', async () => {
    const { saved } = await openStep('look')
    const tokens = async () => (await saved()).form.look?.tokens
    const corners = page.getByRole('slider', { name: 'Corners', exact: true })
    await expect.element(corners).toHaveValue('8')
    corners.element().focus()
    await keys('{Shift>}{ArrowRight}{/Shift}{ArrowRight}')
    await expect.element(corners).toHaveValue('19')
    await keys('{Delete}')
    await expect.element(corners).toHaveValue('8')
    const width = page.getByRole('textbox', { name: 'Width, in pixels' })
    await width.fill('10')
    await expect.element(width).toHaveAccessibleDescription('A whole number, 320 to 1200.')
    await width.fill('480')
    await page.getByRole('radio', { name: 'Pill' }).click()
    await page.getByRole('combobox', { name: 'Headings' }).selectOptions('Serif')
    await page.getByRole('radio', { name: 'Dark', exact: true }).last().click()
    await page.getByRole('radio', { name: 'Italic' }).click()
    await page.getByRole('radiogroup', { name: 'Heading weight' }).getByRole('radio', { name: 'Regular' }).click()
    await vi.waitFor(async () => {
      expect(await tokens()).toMatchObject({
        'size.width': 480,
        'radius.button': 999,
        'font.heading': expect.stringContaining('Georgia'),
        'heading.style': 'italic',
        'heading.weight': 400,
      })
      expect((await saved()).form.look?.scheme).toBe('dark')
    })
  })

  it('[T1295] [T1296] [T1297] [T1298] [T1337] [T1342] a look comes from elsewhere; pictures become part of the form', async () => {
    const { saved, storage } = await openStep('look')
    const garden = { theme: 'garden', tokens: ownTokens(themeOf('garden').tokens) }
    const other = { ...signUpForm({ id: 'other', title: 'Garden party' }), look: garden }
    await storage.forms.create({ ...(await saved()), form: other })
    await page.getByRole('button', { name: 'Copy from another form' }).click()
    await page.getByRole('menuitem', { name: 'Garden party' }).click()
    await expect.element(theme('Garden')).toBeChecked()
    const look = async () => (await saved()).form.look
    await page.getByRole('button', { name: 'From your page’s code' }).click()
    await page.getByRole('textbox', { name: /^HTML, CSS/ }).fill('.btn-primary { background: #2b3f8f; color: white }')
    await page.getByRole('button', { name: 'Find its look' }).click()
    await expect.element(page.getByText('from .btn-primary { background }')).toBeVisible()
    await page.getByRole('button', { name: 'Take it over' }).click()
    await vi.waitFor(async () => expect((await look())?.tokens?.['color.action']?.[0]).toBe('#2b3f8f'))

    const canvas = Object.assign(document.createElement('canvas'), { width: 1700, height: 850 })
    canvas.getContext('2d')?.fillRect(0, 0, 900, 850)
    const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
    vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function (this: HTMLInputElement) {
      const files = new DataTransfer()
      files.items.add(new File([file ?? ''], 'cover.png', { type: 'image/png' }))
      this.files = files.files
      this.dispatchEvent(new Event('change'))
    })
    await page.getByRole('button', { name: 'Add a cover' }).click()
    await page.getByRole('textbox', { name: 'Words for the cover' }).fill('Pots on a shelf')
    await expect.element(page.getByText(/^1600 × 800 px, [\d.]+ KB$/)).toBeVisible()
    await page.getByRole('radio', { name: 'Beside it' }).click()
    const crop = page.getByTitle('Press what shall stay in sight.').element()
    const { left, top, width, height } = crop.getBoundingClientRect()
    const at = { clientX: left + 0.2 * width, clientY: top + 0.8 * height, bubbles: true }
    crop.dispatchEvent(new PointerEvent('pointerdown', at))
    await page.getByText('Your own CSS').click()
    const css = page.getByRole('textbox', { name: 'CSS for the one-file page' })
    await css.fill('x '.repeat(10_001))
    await expect.element(css).toHaveAccessibleDescription(/It has 20002 characters; at most 20000 fit\./)
    await css.fill('h1 { letter-spacing: 0 }')
    await vi.waitFor(async () => {
      expect(await look()).toMatchObject({
        cover: {
          alt: 'Pots on a shelf',
          place: 'beside',
          focus: [20, 80],
          src: expect.stringMatching(/^data:image\/webp;base64,/),
        },
        css: 'h1 { letter-spacing: 0 }',
      })
    })
    vi.restoreAllMocks()
    expect(await axeFaults()).toEqual([])
    // The page itself, in a frame that runs nothing of it: it says how tall it is once it is drawn.
    await page.getByRole('radio', { name: 'Page', exact: true }).click()
    const frame = page.getByTitle('Page', { exact: true })
    await expect.element(frame).toHaveAttribute('sandbox', 'allow-scripts')
    await expect.poll(() => frame.element().getAttribute('style')).not.toContain('320px')
    expect(page.getByRole('combobox', { name: 'State' }).elements()).toEqual([])
  })

  it('[T1337] shows the page without what is read only where no script runs', async () => {
    const delivery = { origin: 'https://api.emailjs.com', publicKey: 'k', serviceId: 's', templateId: 't' }
    const html = await makePageOf(signUpForm({ delivery: { ...delivery, fallback: { email: 'hello@example.org' } } }))
    const link = /<\/main>.*<a [^>]*href="mailto:hello@example.org"/s
    expect([html, pageAsSeen(html)].map((page) => link.test(page))).toEqual([true, false])
  })

  it('[T1343] on a phone themes stand above what they change, nothing reaches out, and fingers find what they want', async () => {
    await page.viewport(390, 844)
    await openStep('look', { changes: { form: { ...signUpForm(), look: { theme: 'kiln' } } } })
    await expect.element(preview().getByText('Summer workshop').first()).toBeVisible()
    const themes = page.getByRole('radiogroup', { name: 'Themes' }).element().getBoundingClientRect()
    const light = viewOf('light').getBoundingClientRect()
    expect(themes.bottom).toBeLessThanOrEqual(light.top)
    expect(light.top).toBeLessThan(600)
    expect(document.documentElement.scrollWidth).toBe(390)
    const small = [...document.querySelectorAll('main :is(button, input, select, textarea, a, summary)')].filter(
      (control) => {
        const target = control.closest('label') ?? control
        const { width, height } = target.getBoundingClientRect()
        // The small views are pictures of the large one, whose targets do the same (WCAG 2.2, 2.5.8, Equivalent).
        const isElsewhere = control.closest('[data-view="dark"], [data-view="phone"], [inert]')
        return !isElsewhere && control.checkVisibility() && (width < 24 || height < 24)
      },
    )
    expect(small.map(({ outerHTML }) => outerHTML)).toEqual([])
    expect(await axeFaults()).toEqual([])
  })
})

it.each([390, 1024, 1100, 1200, 1440])(
  '[T1282] in a studio of %i pixels the phone is as wide as a phone',
  async (width) => {
    await page.viewport(width, 800)
    await openStep('look')
    await expect.element(preview()).toBeVisible()
    const form = () => viewOf('phone').querySelector('.ls-form') ?? viewOf('phone')
    await expect.poll(() => Number.parseFloat(getComputedStyle(form()).inlineSize)).toBeGreaterThanOrEqual(320)
  },
)
