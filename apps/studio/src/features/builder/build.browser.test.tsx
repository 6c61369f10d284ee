import { beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '../../ui/styles/tokens.css'
import '../../ui/base.css'
import { axeFaults } from '../../ui/axe.test.fixture.ts'
import { arrived, form, keys, label, labels, open, said } from './build.test.kit.tsx'
import { BuildStepInShell, sessionOf } from './builder.test.fixture.tsx'
import { fieldPositions } from './field-order.ts'
import { workshopForm } from './workshop.test.fixture.ts'

beforeEach(() => localStorage.clear())

describe('a form with a look', () => {
  it('[T1301] stands on the sheet of its look, whatever the studio wears', async () => {
    document.documentElement.dataset['theme'] = 'dark'
    const tokens = { 'color.sheet': ['#fffaf4', '#211713'], sheet: 'shadow', stripe: 'off' } as const
    await open({ ...workshopForm(), look: { tokens, scheme: 'light' } })
    await expect.element(label()).toBeVisible()
    const drawn = document.querySelector('[data-canvas] .ls-form')
    const sheet = drawn?.parentElement
    if (!drawn || !sheet) throw new Error('There is no canvas.')
    await expect.poll(() => getComputedStyle(sheet).backgroundColor).toBe('rgb(255, 250, 244)')
    expect(getComputedStyle(drawn).boxShadow).toBe('none')
    const stripes = [...sheet.children].filter((one) => getComputedStyle(one).backgroundImage.includes('gradient'))
    expect(stripes).toEqual([])
  })
})

describe('arriving', () => {
  it('[T220] marks the first label, and typing changes it at once', async () => {
    await arrived()
    await keys('Who are you?')
    expect(labels()[0]).toBe('Who are you?')
  })

  it('[T220] [T203] leaves the parameter as it was', async () => {
    await arrived()
    await keys('Who are you?')
    expect(fieldPositions(form())[0]?.field.name).toBe('full_name')
  })

  it('[T226] shows the hint until the first change', async () => {
    await arrived()
    const hint = page.getByText('Type to change the label. Press / to add a field.')
    await expect.element(hint).toBeVisible()
    await keys('W')
    await expect.element(hint).not.toBeInTheDocument()
  })

  it('[T226] never shows the hint again', async () => {
    await arrived()
    await keys('W')
    await expect.element(page.getByText('Press / to add a field')).not.toBeInTheDocument()
    const again = sessionOf(workshopForm())
    await render(<BuildStepInShell session={again} />)
    await expect.poll(() => page.getByRole('region', { name: 'Form', exact: true }).elements().length).toBe(2)
    expect(page.getByText('Type to change the label.').elements()).toEqual([])
  })

  it('[T235] shows a field that is hidden from visitors, and takes no answers', async () => {
    await arrived()
    const canvas = page.getByRole('region', { name: 'Form' })
    expect(canvas.element().querySelectorAll('[data-canvas-field]').length).toBe(5)
    expect(
      Array.from(canvas.element().querySelectorAll('input'), (input) => input.closest('[inert]') !== null),
    ).toEqual([true, true, true, true, true])
  })
})

describe('adding by keyboard', () => {
  it('[T221] [T1671] takes / from a marked label to a line behind it, and Enter to a marked new label', async () => {
    await arrived()
    await keys('/')
    await expect.element(page.getByRole('combobox', { name: 'Insert a field' })).toHaveFocus()
    await keys('nu')
    expect(await axeFaults()).toEqual([])
    await keys('{Enter}')
    await expect.element(label()).toHaveValue('How many?')
    await keys('How tall?')
    expect(fieldPositions(form()).at(-1)?.field).toEqual({
      id: expect.any(String),
      kind: 'number',
      name: 'how_tall',
      label: 'How tall?',
      rules: [{ kind: 'type' }],
    })
  })

  it('[T1960] puts a ready question where / was pressed: its fields together, the first label marked, one step of undo', async () => {
    await arrived()
    const before = labels()
    await keys('/')
    await expect.element(page.getByRole('combobox', { name: 'Insert a field' })).toHaveFocus()
    await keys('rating and')
    await expect.element(page.getByRole('option', { name: /^Rating and why/ })).toHaveAttribute('aria-selected', 'true')
    expect(await axeFaults()).toEqual([])
    await keys('{Enter}')
    await expect.element(label()).toHaveValue('How was it?')
    await keys('How did you like it?')
    expect(labels()).toEqual([...before, 'How did you like it?', 'What could be better?'])
    const [rating, why] = fieldPositions(form()).slice(-2)
    expect([rating?.field.name, why?.field.visibleWhen]).toEqual([
      'how_did_you_like_it',
      { field: rating?.field.id, is: 'atMost', to: 3 },
    ])
  })

  it('[T221] takes / from a switch, which takes no letters', async () => {
    await arrived()
    await page.getByText('Required', { exact: true }).click()
    await expect.element(page.getByRole('switch', { name: 'Required' })).toHaveFocus()
    await keys('/')
    await expect.element(page.getByRole('searchbox', { name: 'Find a field' })).toHaveFocus()
  })

  it('[T221] writes / where a label is being written', async () => {
    await arrived()
    await keys('Yes/no')
    expect(labels()[0]).toBe('Yes/no')
  })

  it('[T221] adds after the field that was chosen', async () => {
    await arrived()
    await keys('{ArrowDown}/date{Enter}')
    await expect.element(label()).toHaveFocus()
    expect(labels()).toEqual([
      'Your name',
      'E-mail',
      'Which day?',
      'Do you bring a group?',
      'How many people?',
      'Anything else?',
    ])
  })

  it('[T234] reaches every field kind by arrows, and adds it by Space', async () => {
    await arrived()
    await keys('//{ArrowDown}{ArrowRight}{ArrowRight}')
    await expect.element(page.getByRole('button', { name: 'E-mail', exact: true })).toHaveFocus()
    await keys('{ArrowDown}{ArrowUp}')
    await expect.element(page.getByRole('button', { name: 'E-mail', exact: true })).toHaveFocus()
    // One kind after the other, however many stand between.
    const oneOf = page.getByRole('button', { name: 'One of', exact: true }).element()
    for (let step = 0; step < 60 && document.activeElement !== oneOf; step += 1) await keys('{ArrowRight}')
    expect(document.activeElement).toBe(oneOf)
    await keys(' ')
    await expect.element(label()).toHaveValue('Choose one')
    await expect.element(label()).toHaveFocus()
  })

  it('[T229] begins an empty form', async () => {
    await open({ ...workshopForm(), pages: workshopForm().pages.map((one) => ({ ...one, fields: [] })) })
    await expect.element(page.getByText('Ask the first question. Press / or choose a field on the left.')).toBeVisible()
    await expect
      .element(page.getByRole('region', { name: 'Form' }).getByRole('button', { name: 'Short text' }))
      .toHaveFocus()
    await keys('{Tab}{Enter}')
    await expect.element(label()).toHaveFocus()
    expect(fieldPositions(form()).map(({ field }) => field.kind)).toEqual(['email'])
  })
})

describe('the toolbar, by keyboard', () => {
  it('[T1963] follows the choice of a field, and the next key finds it there', async () => {
    await arrived()
    const cover = document.querySelector<HTMLElement>('[data-canvas-field="f2"] [data-part="cover"]')
    const toolbar = () => cover?.parentElement?.querySelector('[role="toolbar"]')
    cover?.click()
    // React draws what is chosen before anything else.
    await Promise.resolve()
    expect(cover?.ariaCurrent).toBe('true')
    expect(toolbar()).toBeNull()
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }))
    expect(toolbar()).not.toBeNull()
  })

  it('[T224] duplicates', async () => {
    await arrived()
    await keys('{Tab}{Enter}')
    await expect.element(label()).toHaveFocus()
    expect(
      fieldPositions(form())
        .map(({ field }) => [field.label, field.name])
        .slice(0, 2),
    ).toEqual([
      ['Your name', 'full_name'],
      ['Your name', 'full_name_2'],
    ])
  })

  it('[T224] moves up and down, and the button keeps the focus', async () => {
    await arrived()
    await keys('{Tab}{ArrowRight}')
    await expect.element(page.getByRole('button', { name: 'Move down' })).toHaveFocus()
    await keys('{Enter}')
    await expect.element(said()).toHaveTextContent('Moved Your name to position 2 of 5')
    await expect.element(page.getByRole('button', { name: 'Move down' })).toHaveFocus()
    await keys('{Enter}')
    expect(labels()[2]).toBe('Your name')
  })

  it('[T224] [T225] deletes; the next field has the focus, and the toast gives it back', async () => {
    await arrived()
    await keys('{ArrowDown}{Tab}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}')
    await expect.element(page.getByRole('button', { name: 'Delete', exact: true })).toHaveFocus()
    await keys('{Enter}')
    await expect.element(page.getByRole('button', { name: /^Do you bring a group\?, One of, 2 of 4/ })).toHaveFocus()
    await page.getByRole('button', { name: 'Undo' }).click()
    expect(labels().slice(0, 2)).toEqual(['Your name', 'E-mail'])
    await expect.element(label()).toHaveFocus()
  })

  it('[T225] [T1902] Delete on a field takes it away, and undo brings it back, with no notice left that offers it again', async () => {
    await arrived()
    await keys('{Escape}{Delete}')
    expect(labels().length).toBe(4)
    const offer = page.getByRole('button', { name: 'Undo' })
    await expect.element(offer).toBeVisible()
    // Another change leaves the offer there.
    await keys('{Control>}d{/Control}{Escape}')
    await keys('{Control>}z{/Control}')
    await expect.element(offer).toBeVisible()
    await keys('{Control>}z{/Control}')
    // Well before it would go by itself.
    await expect.element(offer, { timeout: 2000 }).not.toBeInTheDocument()
    expect(labels()).toEqual(['Your name', 'E-mail', 'Do you bring a group?', 'How many people?', 'Anything else?'])
    await keys('{Control>}{Shift>}z{/Shift}{/Control}')
    expect(labels().length).toBe(4)
  })
})
