import { afterEach, describe, expect, it, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { openStudio, savedDocument, storageWithForm } from '../../app/open-studio.test.fixture.tsx'
import { documentFromStart } from '../../domain/starts/document-from-start.ts'
import { contactStart } from '../../domain/starts/start.ts'
import { practiceConnection } from '../../model/connection.ts'
import { axeFaults } from '../../ui/axe.test.fixture.ts'

const field = (): Locator => page.getByRole('combobox', { name: 'Go, do, add or find' })
const listed = (): Locator => page.getByRole('listbox', { name: 'Do anything' }).getByRole('option')
const options = (): readonly string[] =>
  listed()
    .elements()
    .map((option) => option.querySelector('span:not([aria-hidden])')?.textContent ?? '')
const chosen = (): string => {
  const id = field().element().getAttribute('aria-activedescendant') ?? ''
  return document.getElementById(id)?.querySelector('span:not([aria-hidden])')?.textContent ?? ''
}
const canvasLabel = (): Locator => page.getByRole('region', { name: 'Form' }).getByRole('textbox', { name: 'Label' })

async function openBuild() {
  await page.viewport(1280, 800)
  const storage = await storageWithForm(practiceConnection)
  const router = await openStudio(storage, '/forms/contact/build')
  await expect.element(canvasLabel()).toHaveFocus()
  return { storage, router }
}

async function openPalette(query = ''): Promise<void> {
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field()).toHaveFocus()
  if (query !== '') await userEvent.fill(field(), query)
}

describe('the command palette', () => {
  afterEach(() => vi.restoreAllMocks())

  it('[T1570] [T1571] opens by its key, is walked by arrows, and gives the focus back', async () => {
    await openBuild()
    await openPalette()
    await expect.element(field()).toHaveAttribute('aria-expanded', 'true')
    expect(chosen()).toMatch(/^Change the label of/)
    await userEvent.keyboard('{ArrowUp}')
    const last = chosen()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(chosen()).toMatch(/^Move “.*” up$/)
    expect(last).not.toMatch(/^Change the label of/)
    await userEvent.fill(field(), 'publ')
    expect(options()).toEqual(['Publish'])
    await expect.element(page.getByRole('status').filter({ hasText: 'One match' })).toBeInTheDocument()
    expect(document.querySelector('mark')?.textContent).toBe('Publ')
    await userEvent.fill(field(), 'zzzz')
    await expect.element(page.getByText('Nothing is called “zzzz”.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(field()).not.toBeInTheDocument()
    await expect.element(canvasLabel()).toHaveFocus()
  })

  it('[T1572] [T1573] adds a field, goes to a step and to another field, and does what is pressed', async () => {
    const { storage, router } = await openBuild()
    await openPalette('drop')
    expect(options()).toEqual(['Dropdown'])
    await userEvent.keyboard('{Enter}')
    await expect.element(canvasLabel()).toHaveFocus()
    await expect
      .poll(async () => (await savedDocument(storage)).form.pages[0]?.fields.map(({ kind }) => kind))
      .toContain('select')
    await openPalette('your name')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('button', { name: /^Your name, Short text/ })).toHaveFocus()
    await openPalette('try')
    await userEvent.click(page.getByRole('option', { name: 'Try it' }))
    await expect.poll(() => router.state.location.pathname).toBe('/forms/contact/try')
    // Done lately stands on top.
    await openPalette()
    expect(options().slice(0, 3)).toEqual(['Try it', expect.stringMatching(/./), expect.stringMatching(/./)])
  })

  it('[T1572] [T1574] stays where that is asked for, and says why something cannot be done', async () => {
    await openBuild()
    await openPalette('undo')
    const undo = page.getByRole('option', { name: /^Undo/ })
    await expect.element(undo).toHaveAttribute('aria-disabled', 'true')
    expect(undo.element().textContent).toContain('Not now: nothing was changed yet')
    await userEvent.keyboard('{Enter}')
    await expect.element(field()).toHaveFocus()
    await userEvent.fill(field(), 'duplicate')
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect.element(field()).toHaveFocus()
    await userEvent.fill(field(), 'undo')
    await expect.element(undo).not.toHaveAttribute('aria-disabled')
  })

  it('[T2032] finds and does whatever the screen can do, by the words of its controls', async () => {
    const { storage } = await openBuild()
    await expect.element(page.getByRole('switch', { name: 'Required' })).toBeInTheDocument()
    await openPalette('required')
    await expect.element(page.getByRole('option', { name: /^Required/ })).toBeInTheDocument()
    // Where the settings are shut, as on a phone, its own words are not on the screen.
    await expect.element(page.getByRole('option', { name: /“Your name” may be left out/ })).toBeInTheDocument()
    await userEvent.click(page.getByRole('option', { name: /^Required/ }))
    await expect
      .poll(async () => (await savedDocument(storage)).form.pages[0]?.fields[0]?.rules.map(({ kind }) => kind))
      .not.toContain('required')
    await openPalette('words on the button')
    // They are not on the screen yet: the palette leads to where they are.
    expect(options()).toEqual(['The form words'])
    await userEvent.keyboard('{Enter}')
    const words = page.getByRole('textbox', { name: 'Words on the button' })
    await expect.element(words).toBeVisible()
    await openPalette('words on the button')
    await userEvent.keyboard('{Enter}')
    await expect.element(words).toHaveFocus()
    // What is listed with its key, or stands on the canvas, is not there twice.
    await openPalette('undo')
    expect(options()).toEqual(['Undo'])
    await userEvent.fill(field(), 'send')
    expect(options().filter((option) => option === 'Send')).toEqual([])
  })

  it('[T2032] [T1560] leads to what other screens do, by its words, and to a form’s copy, file and bin', async () => {
    const { storage, router } = await openBuild()
    await openPalette('download page')
    expect(options()).toEqual(['Publish download'])
    await userEvent.fill(field(), 'backup')
    expect(options()).toEqual(['Settings backup'])
    await userEvent.fill(field(), 'ctrl z')
    expect(options()[0]).toBe('Undo Ctrl')
    await userEvent.fill(field(), 'shortcuts')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await openPalette('duplicate the form')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => router.state.location.pathname).toMatch(/^\/forms\/(?!contact\/)[^/]+\/build$/)
    await openPalette('delete the form')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => router.state.location.pathname).toBe('/')
    await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    expect((await storage.forms.get('contact'))?.deletedAt).toBeUndefined()
  })

  it('[T2032] says so where the browser does not put the form into the bin', async () => {
    const storage = await storageWithForm(practiceConnection)
    const bin = () => Promise.reject(new DOMException('No room.', 'QuotaExceededError'))
    const router = await openStudio({ ...storage, forms: { ...storage.forms, bin } }, '/forms/contact/build')
    await expect.element(canvasLabel()).toHaveFocus()
    await openPalette('delete the form')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => router.state.location.pathname).toBe('/')
    await expect.element(page.getByText(/no room|is full/i)).toBeVisible()
    await expect.element(page.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  })

  it('[T1903] opens the title of the page in sight', async () => {
    await openBuild()
    await openPalette('add a page')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('tab', { name: /^Page 2/ })).toHaveAttribute('aria-selected', 'true')
    await openPalette('rename page')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('textbox', { name: 'Title of page 2' }).first()).toHaveFocus()
    await userEvent.keyboard('What you want{Enter}')
    await expect.element(page.getByRole('tab', { name: /What you want/ })).toHaveFocus()
  })

  it('[T1575] stays within the window without an axe finding, wide and narrow, light and dark', async () => {
    await openBuild()
    await openPalette()
    for (const [width, height] of [
      [1280, 800],
      [390, 700],
    ] as const) {
      await page.viewport(width, height)
      const box = page.getByRole('dialog').element().getBoundingClientRect()
      expect([box.left >= 0, box.right <= width, box.top >= 0, box.bottom <= height]).toEqual([true, true, true, true])
    }
    expect(await axeFaults()).toEqual([])
  })

  it.each([true, false])(
    '[T1920] a press on a phone opens it, copies a field and pastes it into another form, with the clipboard allowed or not: %s',
    async (isAllowed) => {
      sessionStorage.clear()
      let clipboard = ''
      const refusal = new DOMException('Not here', 'NotAllowedError')
      vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
        if (!isAllowed) throw refusal
        clipboard = text
      })
      vi.spyOn(navigator.clipboard, 'readText').mockImplementation(async () => {
        if (!isAllowed) throw refusal
        return clipboard
      })
      await page.viewport(390, 844)
      const storage = await storageWithForm(practiceConnection)
      const other = documentFromStart(contactStart, { to: '', id: 'other' })
      const pages = other.form.pages.map((one) => ({ ...one, fields: [] }))
      await storage.forms.create({ ...other, form: { ...other.form, title: 'Another form', pages } })
      const router = await openStudio(storage, '/forms/contact/build')
      const opener = page.getByRole('button', { name: 'Do anything' })
      const choose = async (option: RegExp): Promise<void> => {
        await opener.click()
        await page.getByRole('option', { name: option }).click()
        await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
      }
      await expect.element(opener).toBeVisible()
      const { width, height } = opener.element().getBoundingClientRect()
      expect([width >= 44, height >= 44]).toEqual([true, true])
      await choose(/^Copy “Your name”/)
      await expect.element(page.getByText('Copied Your name')).toBeVisible()
      await choose(/^Another form/)
      await expect.poll(() => router.state.location.pathname).toBe('/forms/other/build')
      await expect.element(page.getByText('Ask the first question.', { exact: false })).toBeVisible()
      await choose(/^Paste fields/)
      await expect.element(page.getByRole('button', { name: /^Your name, Short text/ })).toHaveFocus()
      await expect
        .poll(async () => (await storage.forms.get('other'))?.document.form.pages[0]?.fields.map(({ name }) => name))
        .toEqual(['full_name'])
    },
  )

  it('[T1920] a button under the kinds of fields opens it, and shows its keys', async () => {
    await openBuild()
    await page.getByRole('button', { name: 'Do anything Ctrl K' }).click()
    await expect.element(field()).toHaveFocus()
  })
})
