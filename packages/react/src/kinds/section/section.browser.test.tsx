import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accessibilityTree } from '../../accessibility-tree.test.kit.ts'
import { field, formOf } from '../../forms.test.fixture.ts'
import { appears, attemptOf, button, find, heading, send, setFormStage, textsOf } from '../../shown-form.test.kit.tsx'

const stage = setFormStage()
const required = { rules: [{ kind: 'required' }] }
const drives = { visibleWhen: { field: 'id_way', is: 'equal', to: 'car' } }
const car = [
  field('section', 'drive', 'Your drive', { ...drives, text: 'So that we keep a place.' }),
  field('text', 'plate', 'Number plate', required),
  field('checkboxes', 'extras', 'Extras', { options: [{ value: 'trailer', label: 'A trailer' }] }),
]
const way = field('text', 'way', 'How do you come?')
const everybody = [field('section', 'all', 'For everybody'), field('text', 'meal', 'What do you eat?')]

describe('a form with sections', () => {
  const form = formOf([way, ...car, ...everybody])

  it('[R756] has a heading above each, with its words, and sends none', async () => {
    const plain = formOf([
      way,
      field('section', 'all', 'For everybody', { text: 'Also you.' }),
      field('text', 'meal', 'Food?'),
    ])
    const shown = await stage.show({ form: plain, headingLevel: 3 })
    await expect.poll(() => textsOf('h4')).toEqual(['For everybody'])
    expect(textsOf('[data-field=id_all] > *')).toEqual(['For everybody', 'Also you.'])
    await userEvent.fill(find('[name=way]'), 'train')
    await userEvent.click(send())
    expect(Object.keys((await attemptOf(shown)).params).filter((name) => !name.startsWith('letterslot_'))).toEqual([
      'way',
      'meal',
    ])
  })

  it('[R757] shows and hides the fields in one as answers change', async () => {
    const shown = await stage.show({ form })
    await expect.poll(() => find('[data-field=id_plate]').hidden).toBe(true)
    const hidden = () =>
      ['drive', 'plate', 'extras', 'all', 'meal'].map((name) => find(`[data-field=id_${name}]`).hidden)
    expect(hidden()).toEqual([true, true, true, false, false])
    await userEvent.fill(find('[name=way]'), 'car')
    expect(hidden()).toEqual([false, false, false, false, false])
    // The browser tells what was hidden a moment later.
    await expect
      .poll(async () => (await accessibilityTree()).filter((line) => /^heading/.test(line)))
      .toEqual(['heading "Write to us"', 'heading "Your drive"', 'heading "For everybody"'])
    await userEvent.click(send())
    await expect.poll(() => textsOf('.ls-summary a')).toEqual(['Number plate: answer this question'])
    await userEvent.fill(find('[name=way]'), 'train')
    await expect.poll(() => textsOf('.ls-summary a')).toEqual([])
    await userEvent.fill(find('[name=way]'), 'car')
    await userEvent.fill(find('[name=plate]'), 'GR 1')
    await userEvent.click(page.getByLabelText('A trailer'))
    await userEvent.click(send())
    expect((await attemptOf(shown)).params).toMatchObject({ way: 'car', plate: 'GR 1', extras: 'trailer', meal: '' })
  })
})

describe('a form with sections on pages', () => {
  const form = formOf([], {
    progress: 'steps',
    review: true,
    pages: [
      { id: 'p1', title: 'You', fields: [way] },
      { id: 'p2', title: 'The way', fields: car },
      { id: 'p3', title: 'The meal', fields: [field('text', 'who', 'Who else?'), ...everybody] },
    ],
  })

  it('[R756 R757 R758] has headings below the page’s, passes by a page of a hidden one, and reviews answers by section', async () => {
    await stage.show({ form })
    await expect.element(heading('You')).toBeVisible()
    await userEvent.fill(page.getByLabelText('How do you come?'), 'train')
    await userEvent.keyboard('{Enter}')
    await appears('The meal')
    expect(textsOf('h3, h4').filter(Boolean)).toEqual(['The meal', 'Your drive', 'For everybody'])
    await userEvent.click(button('Back'))
    await userEvent.fill(page.getByLabelText('How do you come?'), 'car')
    await userEvent.keyboard('{Enter}')
    await appears('The way')
    await userEvent.fill(page.getByLabelText('Number plate'), 'GR 1')
    await userEvent.keyboard('{Enter}')
    await appears('The meal')
    await userEvent.click(button('Next: Review'))
    await appears('Is everything right?')
    const read = (): (string | null)[] =>
      [...document.querySelectorAll('dt, :has(> dl) > p')].map((one) => one.textContent)
    await expect
      .poll(read)
      .toEqual([
        'How do you come?',
        'Your drive',
        'Number plate',
        'Extras',
        'Who else?',
        'For everybody',
        'What do you eat?',
      ])
  })
})
