import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openStudio } from '../../app/open-studio.test.fixture.tsx'
import { documentFromStart } from '../../domain/starts/document-from-start.ts'
import { contactStart } from '../../domain/starts/start.ts'
import { openStorage } from '../../domain/storage/open-storage.ts'

/** The element of a card's miniature that holds just this text. */
function drawn(text: string): Element {
  const card = page.getByRole('article').element()
  const found = [...card.querySelectorAll('[aria-hidden] *')].find((one) => one.textContent === text)
  if (!found) throw new Error(text)
  return found
}

const top = (text: string): number => drawn(text).getBoundingClientRect().top

it('[T2001] a form in small has its fields where the form has them', async () => {
  const storage = await openStorage(`card-${crypto.randomUUID()}`)
  const document = documentFromStart(contactStart, { to: '', id: 'contact' })
  const [first] = document.form.pages
  const fields = first?.fields.map((field, index) => (index < 2 ? { ...field, width: 'half' as const } : field)) ?? []
  await storage.forms.create({ ...document, form: { ...document.form, pages: first ? [{ ...first, fields }] : [] } })
  await openStudio(storage)
  await expect.element(page.getByRole('link', { name: 'Write to us' })).toBeVisible()
  expect(top('E-mail')).toBe(top('Your name'))
  expect(top('Message')).toBeGreaterThan(top('E-mail') + 10)
})

it('[T2060] a form that cannot be put back from the bin stays there, and why is said', async () => {
  const storage = await openStorage(`card-${crypto.randomUUID()}`)
  await storage.forms.create(documentFromStart(contactStart, { to: '', id: 'contact' }))
  const restore = () => Promise.reject(new DOMException('No room.', 'QuotaExceededError'))
  await openStudio({ ...storage, forms: { ...storage.forms, restore } })
  await page.getByRole('button', { name: 'More about Write to us' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText(/no room|is full/i)).toBeVisible()
  expect((await storage.forms.get('contact'))?.deletedAt).toBeTypeOf('string')
})
