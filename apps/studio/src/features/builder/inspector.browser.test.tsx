import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { axeFaults } from '../../ui/axe.test.fixture.ts'
import { canvasFrame } from './focus-part.ts'
import { panel, setInspector, text } from './inspector.test.kit.tsx'

const { session, form, fieldAt, select } = setInspector()

describe('drafts', () => {
  it('[T1590] [T1591] are switched on for the form where it keeps anything, and a field can be left out', async () => {
    await select(0, 'Field')
    const id = fieldAt(0)?.id
    const leaveOut = panel().getByRole('switch', { name: 'Private: no draft keeps this answer' })
    await expect.element(leaveOut).not.toBeInTheDocument()
    session().store.getState().select({ fieldId: undefined })
    const keep = panel().getByRole('switch', { name: 'Keep what visitors write until they send it' })
    await expect.element(keep).not.toBeChecked()
    await keep.click({ force: true })
    expect(form().drafts).toBe(true)
    await expect.element(panel().getByText(/for seven days/)).toBeVisible()
    session().store.getState().select({ fieldId: id })
    await leaveOut.click({ force: true })
    expect(fieldAt(0)?.private).toBe(true)
    await leaveOut.click({ force: true })
    expect(fieldAt(0)).not.toHaveProperty('private')
    session().store.getState().select({ fieldId: undefined })
    await panel().getByRole('switch', { name: 'Keep unsent answers on the visitor’s device' }).click({ force: true })
    await expect.element(keep).not.toBeInTheDocument()
  })
})

describe('what fills a field', () => {
  it('[T1763] is allowed by its maker, and kept for the site’s other pages where a link may fill it', async () => {
    await select(0, 'Field')
    const id = fieldAt(0)?.id
    const keep = panel().getByRole('switch', { name: /^Keep what a link filled in/ })
    await panel().getByRole('switch', { name: 'The page around the form' }).click({ force: true })
    await panel().getByRole('switch', { name: 'A link' }).click({ force: true })
    await expect.element(panel().getByText(/^An address with \?full_name=… fills it in/)).toBeVisible()
    await panel().getByRole('combobox', { name: 'A fact of the page' }).selectOptions('The title of the page')
    expect(fieldAt(0)?.prefill).toEqual(['address', 'attribute', 'title'])
    session().store.getState().select({ fieldId: undefined })
    await keep.click({ force: true })
    expect(form().prefill).toEqual({ keep: true })
    session().store.getState().select({ fieldId: id })
    await panel().getByRole('switch', { name: 'A link' }).click({ force: true })
    expect(fieldAt(0)?.prefill).toEqual(['attribute', 'title'])
    session().store.getState().select({ fieldId: undefined })
    await expect.element(keep).not.toBeInTheDocument()
  })
})

describe('a field that is chosen', () => {
  it('[T1963] is marked on the canvas at once, and its settings follow as a whole', async () => {
    await select(0, 'Field')
    await expect.element(text('Label')).toHaveValue(fieldAt(0)?.label)
    const cover = canvasFrame(fieldAt(1)?.id ?? '')?.querySelector<HTMLElement>('[data-part="cover"]')
    cover?.click()
    // What a press changes is drawn as soon as it was handled.
    await Promise.resolve()
    expect(cover).toHaveAttribute('aria-current', 'true')
    expect(text('Label').element()).toHaveValue(fieldAt(0)?.label)
    await expect.element(text('Label')).toHaveValue(fieldAt(1)?.label)
  })

  it('[T1963] has what is typed on the canvas soon, and what is typed here at once', async () => {
    await select(0, 'Field')
    await text('Label').fill('Who')
    text('Label').element().focus()
    const caretAfter = (typed: string): number | null => {
      document.execCommand('insertText', false, typed)
      const { activeElement } = document
      return activeElement instanceof HTMLInputElement ? activeElement.selectionStart : null
    }
    await userEvent.keyboard('{Home}')
    expect([caretAfter('A'), caretAfter('h')]).toEqual([1, 2])
    expect(text('Label').element()).toHaveValue('AhWho')
    await page.getByRole('region', { name: 'Form' }).getByRole('textbox', { name: 'Label' }).fill('Your name')
    await expect.element(text('Label')).toHaveValue('Your name')
  })
})

describe('without a fault for anybody', () => {
  it('[T233] on the tabs Field, Rules and Logic, in light and dark', async () => {
    await select(3, 'Field')
    expect(await axeFaults()).toEqual([])
    for (const name of [/^Rules/, /^Logic/]) {
      const tab = panel().getByRole('tab', { name })
      await tab.click()
      await expect.element(tab).toHaveAttribute('aria-selected', 'true')
      expect(await axeFaults()).toEqual([])
    }
  })

  it('[T234] Tab goes from the first control to the last, and through all of them', async () => {
    await select(0, 'Field')
    await page.getByRole('button', { name: 'Before' }).click()
    const reached: string[] = []
    for (let count = 0; count < 40; count += 1) {
      await userEvent.keyboard('{Tab}')
      const { activeElement } = document
      if (!activeElement || activeElement === document.body) break
      reached.push(activeElement.getAttribute('aria-label') ?? activeElement.textContent ?? '')
      if (activeElement === text('Help text').element()) reached.push('Help text')
    }
    const landmarks = [
      'Find a field',
      'Short text',
      'The form: Summer workshop',
      'Your name, Short text, required, 1 of 5',
      'Label',
      'Duplicate',
      'Help text',
    ]
    expect(landmarks.filter((name) => reached.includes(name))).toEqual(landmarks)
  })
})

describe('the form itself', () => {
  const list = (name: string) => panel().getByRole('combobox', { name })

  it('[T1399] is given a language by its own name, and an address where that has two; what is shown of it follows', async () => {
    await select(0, 'Field')
    session().store.getState().select({ fieldId: undefined })
    await expect.element(list('Language of the form')).toHaveValue('en')
    await expect.element(list('How visitors are addressed')).not.toBeInTheDocument()
    await list('Language of the form').selectOptions('de')
    await expect.element(text('Words on the button')).toHaveAttribute('placeholder', 'Senden')
    await list('How visitors are addressed').selectOptions('Informally')
    expect([form().locale, form().address, session().store.getState().document.email.locale]).toEqual([
      'de',
      'informal',
      'de',
    ])
    session()
      .store.getState()
      .select({ fieldId: fieldAt(0)?.id })
    await panel()
      .getByRole('tab', { name: /^Rules/ })
      .click()
    await expect.element(panel().getByPlaceholder('Beantworte diese Frage')).toBeVisible()
    session().store.getState().select({ fieldId: undefined })
    await list('Language of the form').selectOptions('ja')
    expect([form().locale, form().address]).toEqual(['ja', undefined])
    await expect.element(list('How visitors are addressed')).not.toBeInTheDocument()
  })
})
