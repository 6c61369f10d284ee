import { flushSync } from 'react-dom'
import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import '../../ui/styles/tokens.css'
import '../../ui/base.css'
import { setFormTexts } from '../../domain/document/commands/form.ts'
import { axeFaults } from '../../ui/axe.test.fixture.ts'
import { arrived, form, keys, label, labels, said, session } from './build.test.kit.tsx'
import { fieldPositions } from './field-order.ts'
import { workshopForm } from './workshop.test.fixture.ts'

beforeEach(() => localStorage.clear())

/** Presses a key and lets nothing be drawn before the next, as a key that is held down, or a slow computer, may. */
function pressAtOnce(key: string): void {
  const target = document.activeElement ?? document.body
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
}

describe('going through the fields', () => {
  it('[T222] no key is lost between two of them', async () => {
    await arrived()
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) {
      pressAtOnce(key)
      await Promise.resolve()
      expect(document.activeElement?.getAttribute('data-part')).toBe('label')
    }
    expect(document.activeElement).toHaveProperty('value', 'E-mail')
  })

  it('[T222] arrows mark one label after the other', async () => {
    await arrived()
    await keys('{ArrowDown}{ArrowDown}{ArrowUp}')
    await expect.element(label()).toHaveValue('E-mail')
    await keys('Your address')
    expect(labels().slice(0, 3)).toEqual(['Your name', 'Your address', 'Do you bring a group?'])
  })

  it('[T222] Enter ends the label and begins it again; typing on the field replaces it', async () => {
    await arrived()
    await keys('Who?{Enter}')
    const first = page.getByRole('button', { name: 'Who?, Short text, required, 1 of 5' })
    await expect.element(first).toHaveFocus()
    await keys('{Enter}')
    await expect.element(label()).toHaveFocus()
    await keys('{Escape}')
    await expect.element(first).toHaveFocus()
    await keys('Me')
    expect(labels()[0]).toBe('Me')
  })

  it('[T222] Escape on a field lets go of it; the form itself is selected then [T228]', async () => {
    await arrived()
    await keys('{Escape}{Escape}')
    const texts = page.getByRole('complementary', { name: 'What is selected' })
    await texts.getByRole('textbox', { name: 'Title' }).fill('Winter workshop')
    await texts.getByRole('textbox', { name: 'Words on the button' }).fill('Sign up')
    await texts.getByRole('textbox', { name: 'Description' }).fill('')
    expect([form().title, form().submitLabel, 'description' in form()]).toEqual(['Winter workshop', 'Sign up', false])
    await expect.element(page.getByRole('heading', { name: 'Winter workshop' })).toBeVisible()
  })

  it('[T951] title and description are typed over where they stand', async () => {
    await arrived()
    const canvas = page.getByRole('region', { name: 'Form' })
    await canvas.getByRole('button', { name: 'The form: Summer workshop' }).click({ position: { x: 40, y: 14 } })
    await expect.element(canvas.getByRole('textbox', { name: 'Form heading' })).toHaveFocus()
    const cover = canvas.getByRole('button', { name: 'The form: Summer workshop' }).element().getBoundingClientRect()
    const words = canvas.getByRole('textbox', { name: 'Words under the heading' }).element().getBoundingClientRect()
    expect(cover.bottom).toBeGreaterThan(words.bottom)
    await keys('Winter workshop{Tab}')
    await expect.element(canvas.getByRole('textbox', { name: 'Words under the heading' })).toHaveFocus()
    await keys('{Control>}a{/Control}{Backspace}')
    expect('description' in form()).toBe(false)
    await keys('Bring tea{Enter}')
    expect([form().title, form().description]).toEqual(['Winter workshop', 'Bring tea'])
    await expect.element(canvas.getByRole('button', { name: 'The form: Winter workshop' })).toHaveFocus()
    await keys('{Enter}')
    await expect.element(canvas.getByRole('textbox', { name: 'Form heading' })).toHaveFocus()
    expect(await axeFaults()).toEqual([]) // [T233] with the form chosen
    await keys('{Control>}a{/Control}{Backspace}')
    const bottom = canvas.getByRole('textbox', { name: 'Form heading' }).element().getBoundingClientRect().bottom
    const below = canvas.getByRole('textbox', { name: 'Words under the heading' }).element().getBoundingClientRect()
    expect(below.top).toBeGreaterThan(bottom - 10)
  })

  it('[T951] the heading takes no press of the field below it, wherever a long form is scrolled to', async () => {
    await arrived()
    const canvas = page.getByRole('region', { name: 'Form' })
    const cover = canvas.getByRole('button', { name: 'The form: Summer workshop' }).element()
    const field = canvas.getByRole('button', { name: /^Your name/ }).element()
    document.body.style.paddingBlock = '0 4000px'
    try {
      scrollTo(0, 3000)
      const { height } = cover.getBoundingClientRect()
      await page
        .getByRole('button', { name: /^E-mail/ })
        .first()
        .click()
      scrollTo(0, 3000)
      session.store.getState().dispatch(setFormTexts({ description: 'Two days\nwith clay\nand tea' }))
      await expect.poll(() => cover.getBoundingClientRect().height).not.toBe(height)
      expect(cover.getBoundingClientRect().bottom).toBeLessThanOrEqual(field.getBoundingClientRect().top)
    } finally {
      document.body.style.paddingBlock = ''
    }
  })

  it('[T952] a double click on a label marks it, whatever was selected', async () => {
    await arrived()
    const second = page.getByRole('button', { name: /^Do you bring a group/ })
    await second.dblClick({ position: { x: 40, y: 16 } })
    await expect.element(label()).toHaveFocus()
    await keys('Alone?')
    expect(labels()[2]).toBe('Alone?')
  })

  it('[T952] a double click marks the label also where the first click moved what is under the second', async () => {
    await arrived()
    await keys('{Escape}{Escape}')
    await page.getByRole('button', { name: /^Do you bring a group/ }).click({ position: { x: 40, y: 16 } })
    const choice = page.getByRole('region', { name: 'Form' }).getByRole('textbox', { name: 'Choice 1' })
    await expect.element(choice).toBeVisible()
    const secondClick = (): boolean =>
      choice.element().dispatchEvent(new MouseEvent('dblclick', { bubbles: true, detail: 2 }))
    secondClick()
    await expect.element(label()).toHaveFocus()
    await choice.click()
    secondClick()
    await expect.element(choice).toHaveFocus()
  })

  it('[T952] it marks the label also where the head gave up a line at the first click', async () => {
    await arrived()
    await keys('{Escape}{Escape}')
    const first = page.getByRole('button', { name: /^Do you bring a group/ })
    await first.click({ position: { x: 40, y: 16 } })
    const elsewhere = page.getByRole('region', { name: 'Form' }).element()
    elsewhere.dispatchEvent(new MouseEvent('dblclick', { bubbles: true, detail: 2 }))
    await expect.element(label()).toHaveFocus()
    await keys('Alone?')
    expect(labels()[2]).toBe('Alone?')
  })

  it('[T953] only a letter or a digit on a selected field begins its label; ? shows the keys', async () => {
    await arrived()
    await keys('{Escape}+')
    expect(labels()[0]).toBe('Your name')
    await keys('?')
    const help = page.getByRole('dialog', { name: 'Keyboard' })
    await expect.element(help.getByText('find a field and add it')).toBeVisible()
    expect(await axeFaults()).toEqual([]) // [T233] with the sheet open
    await expect.poll(() => help.element().contains(document.activeElement)).toBe(true)
    await keys('{Escape}')
    await expect.element(page.getByRole('button', { name: /^Your name/ })).toHaveFocus()
    await keys('É')
    expect(labels()[0]).toBe('É')
  })

  it('[T228] Send on the canvas sends nothing: it selects the form, whose words it has', async () => {
    await arrived()
    await page.getByRole('region', { name: 'Form' }).getByRole('button', { name: 'Send' }).click()
    const texts = page.getByRole('complementary', { name: 'What is selected' })
    await expect.element(texts.getByRole('textbox', { name: 'Words on the button' })).toBeVisible()
    expect(session.store.getState().selection.fieldId).toBeUndefined()
  })

  it('[T223] Alt with an arrow moves the field, keeps the focus and says where it is', async () => {
    await arrived()
    await keys('{Alt>}{ArrowDown}{/Alt}')
    expect(labels().slice(0, 2)).toEqual(['E-mail', 'Your name'])
    await expect.element(said()).toHaveTextContent('Moved Your name to position 2 of 5')
    await expect.element(label()).toHaveFocus()
    await expect.element(label()).toHaveValue('Your name')
    await keys('{Alt>}{ArrowDown}{ArrowDown}{/Alt}')
    expect(labels()).toEqual(['E-mail', 'Do you bring a group?', 'Your name', 'How many people?', 'Anything else?'])
    await expect.element(said()).toHaveTextContent('Moved Your name to position 3 of 5, on “Page 2”')
    await keys('{Alt>}{ArrowDown}{/Alt}{Enter}{Alt>}{ArrowRight}{/Alt}')
    await expect.element(said()).toHaveTextContent('Your name now stands beside How many people?')
    await keys('{Alt>}{ArrowLeft}{/Alt}')
    await expect.element(said()).toHaveTextContent('Your name now has a row of its own')
    expect(form().pages[1]?.fields.map(({ width }) => width)).toEqual(['full', 'full', undefined])
  })

  it('[T2003] a field that was gone to stays in sight as a whole while its kind, that is fetched, makes it larger', async () => {
    await arrived()
    const last = fieldPositions(form()).at(-1)?.field
    await keys('{ArrowDown}'.repeat(fieldPositions(form()).length - 1))
    const frame = document.querySelector<HTMLElement>(`[data-canvas-field="${last?.id}"]`)
    const canvas = frame?.closest<HTMLElement>('[data-canvas]')
    if (!frame || !canvas) throw new Error('It is not drawn.')
    canvas.style.height = '400px'
    canvas.style.flex = 'none'
    frame.style.minHeight = '300px'
    const room = (): number => canvas.getBoundingClientRect().bottom - frame.getBoundingClientRect().bottom
    await expect.poll(room).toBeGreaterThan(8)
    await keys('{Shift}')
    frame.style.minHeight = '600px'
    await expect.poll(room).toBeLessThan(-200)
  })
})

describe('a long form', () => {
  const longForm = () =>
    workshopForm({
      pages: [
        {
          id: 'p1',
          fields: Array.from({ length: 120 }, (_, at) => ({
            id: `q${at}`,
            kind: 'text',
            name: `q${at}`,
            label: `Q${at}`,
            rules: [],
          })),
        },
      ],
    })
  const frames = () => [...document.querySelectorAll('[data-canvas-field]')]

  const isLaidOut = (element: Element | undefined) => element?.checkVisibility({ contentVisibilityAuto: true })

  it('[T1964] is laid out near the window, reached by the focus all the same, and cuts no toolbar', async () => {
    await arrived(longForm())
    const last = page.getByRole('button', { name: 'Q119, Short text, 120 of 120' })
    await expect.poll(() => isLaidOut(last.element())).toBe(false)
    last.element().focus()
    await expect.poll(() => isLaidOut(last.element())).toBe(true)
    const [, second] = document.querySelectorAll('.ls-section')
    const first = second?.querySelector('[data-part="cover"]')
    if (!first) throw new Error('The form has one section.')
    await page.elementLocator(first).click()
    const toolbar = page.getByRole('toolbar', { name: 'Field' })
    await expect.element(toolbar).toBeInViewport()
    const { left, top, width } = toolbar.element().getBoundingClientRect()
    expect(second?.getBoundingClientRect().top).toBeGreaterThan(top)
    await expect.poll(() => toolbar.element().contains(document.elementFromPoint(left + width / 2, top + 4))).toBe(true)
  })

  it('[T2058] leaves the other fields as they stand while one is added, taken back, moved and deleted', async () => {
    await arrived(longForm())
    const before = frames()
    const gone = () => before.filter((frame) => !frame.isConnected).length
    await page.getByRole('button', { name: 'Q1, Short text, 2 of 120' }).click()
    await page
      .getByRole('button', { name: /^Short text/ })
      .first()
      .click()
    await expect.poll(() => frames().length).toBe(121)
    expect(gone()).toBe(0)
    await keys('{Control>}z{/Control}')
    await expect.poll(() => frames().length).toBe(120)
    expect(gone()).toBe(0)
    await page.getByRole('button', { name: 'Q1, Short text, 2 of 120' }).click()
    await keys('{Alt>}{ArrowDown}{/Alt}')
    await expect.poll(() => labels()[1]).toBe('Q2')
    expect(gone()).toBe(0)
    await keys('{Escape}{Delete}')
    await expect.poll(() => frames().length).toBe(119)
    expect(gone()).toBe(1)
  })

  it('[T2059] names what is added at once, and those that it moves on in a quiet moment or under the focus', async () => {
    await arrived(longForm())
    await page.getByRole('button', { name: 'Q1, Short text, 2 of 120' }).click()
    await expect.element(label()).toHaveFocus()
    const names = () => frames().map((frame) => frame.querySelector('[data-part="cover"]')?.ariaLabel)
    const before = names()
    const [, , , moved] = frames()
    flushSync(() => {
      page
        .getByRole('button', { name: /^Short text/ })
        .first()
        .element()
        .dispatchEvent(new MouseEvent('click', { bubbles: true }))
    })
    expect(names()).toEqual(before.toSpliced(2, 0, 'Your question, Short text, 3 of 121'))
    moved?.querySelector<HTMLElement>('[data-part="cover"]')?.focus()
    expect(names().filter((name) => name?.endsWith('of 121'))).toEqual([
      'Your question, Short text, 3 of 121',
      'Q3, Short text, 5 of 121',
    ])
    await expect.poll(() => names().filter((name) => name?.endsWith('of 120'))).toEqual([])
    expect(names().at(-1)).toBe('Q119, Short text, 121 of 121')
  })
})
