import { describe, expect, it } from 'vitest'
import { appears, send, setFormStage } from '../test/form-stage.ts'
import { formOf } from '../test/forms.mjs'

const stage = setFormStage(['react', 'preact'])
const url = 'https://example.org/terms'
const fields = [
  {
    id: 'f1',
    kind: 'consent',
    name: 'ok',
    label: 'I agree to the terms',
    help: 'Really',
    rich: { label: `I agree to the [terms](${url})`, help: '**Really**' },
    rules: [{ kind: 'required' }],
  },
  {
    id: 'f2',
    kind: 'content',
    name: 'note',
    label: '',
    text: 'Read <b>this</b> first',
    rich: { text: 'Read **<b>this</b>** first' },
    rules: [],
  },
  { id: 'f3', kind: 'text', name: 'a', label: 'A', help: 'Says one', rich: { help: 'Says **another**' }, rules: [] },
]

describe.each(['react', 'preact'])('words with bold and links, drawn by %s', (library) => {
  it('[R157] are elements, in consent, help and text, and never HTML', async () => {
    const page = await stage.show(library, formOf(fields))
    const link = page.getByRole('link', { name: 'terms' })
    await link.waitFor()
    expect(
      await link.evaluate((one) => [one.getAttribute('href'), one.getAttribute('target'), one.getAttribute('rel')]),
    ).toEqual([url, '_blank', 'noopener noreferrer'])
    expect(await page.locator('strong').allInnerTexts()).toEqual(['Really', '<b>this</b>'])
    expect(await page.locator('.ls-body b').count()).toBe(0)
    await page.getByLabel('I agree to the terms').check()
    expect(await page.getByLabel('I agree to the terms').isChecked()).toBe(true)
  })

  it('[R157] are plain in the summary, and where they say something else than the plain ones', async () => {
    const page = await stage.show(library, formOf(fields))
    await page.getByRole('link', { name: 'terms' }).waitFor()
    expect(await page.getByText('Says one', { exact: true }).isVisible()).toBe(true)
    await send(page).click()
    await appears(page, 'There is a problem')
    await page.getByRole('link', { name: 'I agree to the terms: tick this box to go on' }).waitFor()
  })
})
