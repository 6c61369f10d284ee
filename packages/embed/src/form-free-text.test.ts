import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { accept, appears, isFocused, params, send, setFormStage } from '../test/form-stage.ts'
import { formOf } from '../test/forms.mjs'

const stage = setFormStage(['react', 'preact'])
const options = [
  { value: 'train', label: 'Train' },
  { value: 'other', label: 'Something else', freeText: true },
]
const field = (kind: string, more: object = {}) => ({
  id: 'f1',
  kind,
  name: 'way',
  label: 'How do you come?',
  rules: [],
  options,
  ...more,
})
const text = (page: Page) => page.getByLabel('Something else: your answer')

/** Makes the choice as a pointer does, and waits for its text. */
async function chooseOther(page: Page, kind: string): Promise<void> {
  await text(page).waitFor({ state: 'attached' })
  if (kind === 'select') await page.locator('select').selectOption('other')
  else await page.getByLabel('Something else', { exact: true }).click()
  await text(page).waitFor()
}

describe.each(['react', 'preact'])('a choice that takes a text, drawn by %s', (library) => {
  it.each(['radio', 'checkboxes', 'select'])(
    '[R150 R151] shows its text once chosen, with the focus, and sends it: %s',
    async (kind) => {
      const page = await stage.show(library, formOf([field(kind)]))
      await text(page).waitFor({ state: 'attached' })
      expect(await text(page).isVisible()).toBe(false)
      await chooseOther(page, kind)
      await expect.poll(() => isFocused(text(page))).toBe(true)
      await page.keyboard.type(' By tram, <b>then</b> on foot ')
      await send(page).click()
      await accept(page)
      await appears(page, 'Sent')
      expect(await params(page)).toMatchObject([{ way: 'other: By tram, <b>then</b> on foot' }])
      expect(Object.keys((await params(page))[0] ?? {})).not.toContain('way_other')
    },
  )

  it('[R152] asks for the text where none was written, and the summary leads to it', async () => {
    const page = await stage.show(library, formOf([field('radio', { rules: [{ kind: 'required' }] })]))
    await chooseOther(page, 'radio')
    await send(page).click()
    await appears(page, 'There is a problem')
    const words = 'beside “Something else”, write your answer'
    await page.getByRole('link', { name: `How do you come? B${words.slice(1)}` }).click()
    await expect.poll(() => isFocused(text(page))).toBe(true)
    expect(await text(page).getAttribute('aria-invalid')).toBe('true')
    const described = (await text(page).getAttribute('aria-describedby')) ?? ''
    expect(await page.locator(`#${described}`).innerText()).toBe(`B${words.slice(1)}`)
    await text(page).fill('By tram')
    await expect.poll(() => page.getByRole('heading', { name: 'There is a problem' }).count()).toBe(0)
    expect(await text(page).getAttribute('maxlength')).toBe('200')
  })

  it('[R151] leaves the focus with whoever passes through the choices by arrow keys', async () => {
    const page = await stage.show(library, formOf([field('radio')]))
    await text(page).waitFor({ state: 'attached' })
    await page.getByLabel('Train').focus()
    await page.keyboard.press('ArrowDown')
    await text(page).waitFor()
    expect(await isFocused(page.getByLabel('Something else', { exact: true }))).toBe(true)
    await page.keyboard.press('Tab')
    expect(await isFocused(text(page))).toBe(true)
  })

  it('[R153] keeps what was written through another choice, and sends it with its own alone', async () => {
    const page = await stage.show(library, formOf([field('radio')]))
    await chooseOther(page, 'radio')
    await text(page).fill('By tram')
    await page.getByLabel('Train').click()
    await text(page).waitFor({ state: 'hidden' })
    await send(page).click()
    await accept(page)
    await appears(page, 'Sent')
    expect(await params(page)).toMatchObject([{ way: 'train' }])
  })

  it.each([
    ['radio', 'other: By tram'],
    ['select', 'other: By tram'],
    ['checkboxes', ['train', 'other: By tram']],
  ])('[R154] begins with what it is given: %s', async (kind, value) => {
    const page = await stage.show(library, formOf([field(kind)]), { defaultValues: { f1: value } })
    await text(page).waitFor()
    expect(await text(page).inputValue()).toBe('By tram')
    await send(page).click()
    await accept(page)
    await appears(page, 'Sent')
    expect(await params(page)).toMatchObject([{ way: [value].flat().join(', ') }])
  })

  it('[R150] is the choice to a condition, whatever was written', async () => {
    const shown = { id: 'f2', kind: 'text', name: 'stop', label: 'Which stop?', rules: [] }
    const visibleWhen = { field: 'f1', is: 'equal', to: 'other' }
    const page = await stage.show(library, formOf([field('radio'), { ...shown, visibleWhen }]))
    expect(await page.getByLabel('Which stop?').isVisible()).toBe(false)
    await chooseOther(page, 'radio')
    await text(page).fill('By tram')
    await page.getByLabel('Which stop?').waitFor()
  })
})
