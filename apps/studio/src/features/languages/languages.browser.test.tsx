import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { wordyForm } from '../../domain/languages/several-words.test.fixture.ts'
import { axeFaults } from '../../ui/axe.test.fixture.ts'
import { openStep } from '../email/open-step.test.fixture.tsx'

const input = (name: string) => page.getByRole('textbox', { name, exact: true })

it('[T1303] [T1312] a language is added, and translated from gap to gap', async () => {
  await page.viewport(1280, 800)
  const { saved } = await openStep('languages', { changes: { form: wordyForm() } })
  await expect.element(page.getByRole('heading', { name: 'One language so far: English' })).toBeVisible()
  await page.getByRole('combobox', { name: 'Add a language' }).selectOptions('ar')
  await expect.element(page.getByRole('heading', { name: 'Arabic' })).toBeVisible()
  expect([...document.querySelectorAll('main [aria-current]')].map(({ textContent }) => textContent)).toEqual([
    'Translations',
    'Arabic العربية13 of 13 missing',
  ])
  const title = input('Title “Summer workshop” in Arabic')
  await expect.element(title).toHaveAttribute('lang', 'ar')
  await expect.element(title).toHaveAttribute('dir', 'rtl')
  await expect.element(title).toHaveAccessibleDescription('Missing')
  await page.getByRole('button', { name: /^Next gap/ }).click()
  await expect.element(title).toHaveFocus()
  await userEvent.keyboard('ورشة{Control>}{Enter}{/Control}')
  await expect.element(page.getByRole('textbox', { name: /^Description/ })).toHaveFocus()
  await userEvent.keyboard('يومان')
  await page.getByRole('button', { name: 'Take “Atelier Nord” over as it is' }).click()
  await expect.element(title).toHaveAccessibleDescription('')
  await vi.waitFor(async () => {
    const { translations } = (await saved()).form
    expect(translations).toEqual({ ar: { title: 'ورشة', description: 'يومان', maker: 'Atelier Nord' } })
  })
  expect(await axeFaults()).toEqual([])
  await page.viewport(320, 640)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

it('[T1303] [T1313] a file is compared, taken over in one step of undo; a language that goes comes back', async () => {
  const form = wordyForm({ translations: { de: { title: 'Kurs', maker: 'Atelier Nord' } } })
  const { saved } = await openStep('languages', { changes: { form } })
  const table = 'text_id;translation (de)\r\n/title;Sommerkurs\r\n/submitLabel;Anmelden\r\n/fields/gone/label;Ort\r\n'
  const click = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(function choose(
    this: HTMLInputElement,
  ) {
    const files = new DataTransfer()
    files.items.add(new File([table], 'workshop.de.csv'))
    this.files = files.files
    this.dispatchEvent(new Event('change'))
  })
  await page.getByRole('button', { name: 'Import translations…' }).click()
  click.mockRestore()
  const dialog = page.getByRole('dialog', { name: 'Translations into German' })
  await expect.element(dialog.getByText('was: Kurs')).toBeVisible()
  await expect.element(dialog.getByText('The form has no such text any more.')).toBeVisible()
  expect((await saved()).form.translations).toEqual(form.translations)
  await dialog.getByRole('button', { name: 'Take them over' }).click()
  const taken = { de: { title: 'Sommerkurs', submitLabel: 'Anmelden', maker: 'Atelier Nord' } }
  await vi.waitFor(async () => expect((await saved()).form.translations).toEqual(taken))
  await page.getByRole('button', { name: 'Undo' }).click()
  await vi.waitFor(async () => expect((await saved()).form.translations).toEqual(form.translations))
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Take German out' }).click()
  await vi.waitFor(async () => expect((await saved()).form.translations).toBeUndefined())
  await page.getByRole('alertdialog').getByRole('button', { name: 'Undo' }).click()
  await vi.waitFor(async () => expect((await saved()).form.translations).toEqual(form.translations))
})
