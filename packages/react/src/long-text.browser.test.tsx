import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { ControlProps } from './form/form-context.ts'
import formCss from './form.css?inline'
import { field, formOf } from './forms.test.fixture.ts'
import { LetterslotForm } from './LetterslotForm.tsx'

const textOf = (selector: string) => document.querySelector(selector)?.textContent
const told = (name = 'message') => expect.poll(() => textOf(`[data-field=id_${name}] > [aria-live]`))
const length = (more: object = {}) => ({ rules: [{ kind: 'length', max: 10, ...more }] })

it('[R833] tells the length of a long text near its limit, until that is a problem', async () => {
  const fields = [field('textarea', 'message', 'Message', length()), field('text', 'other', 'Other')]
  await render(<LetterslotForm form={formOf(fields)} />)
  const message = page.getByLabelText('Message')
  await told().toBe('')
  await userEvent.fill(message, 'Now nine.')
  await told().toBe('Write at most 10 characters; these are 9')
  // Clear of the ring, which is 7 px wide.
  const note = document.querySelector('[data-field=id_message] > [aria-live]')
  expect(note && getComputedStyle(note).paddingTop).toBe('8px')
  await userEvent.fill(message, 'Now eleven.')
  await told().toBe('Write at most 10 characters; these are 11')
  await userEvent.click(page.getByLabelText('Other'))
  await expect.poll(() => textOf('.ls-issues')).toBe('Write at most 10 characters; these are 11')
  await told().toBe('')
})

it('[R833] counts blanks at the end, as the rule does', async () => {
  await render(<LetterslotForm form={formOf([field('textarea', 'message', 'Message', length())])} />)
  const message = page.getByLabelText('Message')
  await userEvent.fill(message, 'Six     ')
  await told().toBe('Write at most 10 characters; these are 8')
  await userEvent.fill(message, 'Eleven     ')
  await userEvent.click(page.getByRole('button', { name: 'Send' }))
  await expect.poll(() => textOf('.ls-issues')).toBe('Write at most 10 characters; these are 11')
})

it('[R833] tells the length of what is there, also once the form is begun anew', async () => {
  const transport = async () => ({ status: 200, text: 'OK' })
  const form = formOf([field('textarea', 'message', 'Message', length())])
  await render(<LetterslotForm form={form} transport={transport} />)
  await told().toBe('')
  await userEvent.fill(page.getByLabelText('Message'), 'Now nine.')
  await told().toContain('these are 9')
  await userEvent.click(page.getByRole('button', { name: 'Send' }))
  await userEvent.click(page.getByRole('button', { name: 'Send another' }))
  await expect.element(page.getByLabelText('Message')).toHaveValue('')
  await told().toBe('')
})

it('[R833] tells none in place of the words of the maker', async () => {
  const own = field('textarea', 'own', 'Own', length({ message: 'Be brief.' }))
  await render(<LetterslotForm form={formOf([own, field('textarea', 'message', 'Message', length())])} />)
  await told('own').toBe('')
  await userEvent.fill(page.getByLabelText('Own'), 'Now nine.')
  await userEvent.fill(page.getByLabelText('Message'), 'Now nine.')
  await told().toContain('these are 9')
  await told('own').toBe('')
})

it('[R833] tells none beside a control of the site', async () => {
  const form = formOf([field('textarea', 'message', 'Message', length()), field('email', 'email', 'E-mail')])
  const components = { textarea: ({ id }: ControlProps) => <textarea id={id} name="message" /> }
  await render(<LetterslotForm form={form} components={components} />)
  await told('email').toBe('')
  expect(document.querySelector('[data-field=id_message] > [aria-live]')).toBeNull()
})

const height = (): number => Math.round(document.querySelector('textarea')?.getBoundingClientRect().height ?? 0)
const width = (): number => Math.round(document.querySelector('textarea')?.getBoundingClientRect().width ?? 0)

it('[R832] a long text grows with what is written, up to most of the window, and keeps four lines and its width', async () => {
  await page.viewport(414, 896)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(formCss)
  document.adoptedStyleSheets.push(sheet)
  onTestFinished(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  })
  await render(<LetterslotForm form={formOf([field('textarea', 'message', 'Message')])} />)
  const message = page.getByLabelText('Message')
  await expect.element(message).toBeVisible()
  const [least, wide] = [height(), width()]
  expect(least).toBe(116)
  for (const [text, tall] of [
    ['One line', least],
    [`${'word '.repeat(200)}`, undefined],
    ['Line\n'.repeat(9), 10 * 24 + 20],
    ['Line\n'.repeat(400), 672],
    ['', least],
  ] as const) {
    await userEvent.fill(message, text)
    if (tall === undefined) expect(height()).toBeGreaterThan(least)
    else expect(height()).toBe(tall)
    expect(width()).toBe(wide)
  }
})
