import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { field, formOf } from '../forms.test.fixture.ts'
import { accept, setFormStage } from '../shown-form.test.kit.tsx'

const stage = setFormStage()
const required = { rules: [{ kind: 'required' }] }
const onPage = (id: string, title: string, label: string, ways: object = {}) => {
  const [own] = formOf([{ ...field('text', id, label, required), id }]).pages
  return { ...own, id: `p_${id}`, title, ...ways }
}
const is = (id: string, to: string): object => ({ field: id, is: 'equal', to })

const trip = formOf([], {
  progress: 'steps',
  pages: [
    onPage('who', 'You', 'Who comes?', { next: [{ when: is('who', 'Ada'), to: 'p_day' }] }),
    onPage('group', 'Your group', 'Which group?'),
    onPage('day', 'Your day', 'Which day?', { next: [{ when: is('day', 'none'), end: true }] }),
    onPage('food', 'Your food', 'What do you eat?', { visibleWhen: is('who', 'Ada') }),
  ],
})

const heading = (name: string) => page.getByRole('heading', { name })
const step = (words: string) => page.getByText(words)
const type = (label: string, words: string): Promise<void> => userEvent.fill(page.getByLabelText(label), words)

it('[R600] passes over pages by the answers: counted, gone back, checked and sent as they were come by', async () => {
  const shown = await stage.show({ form: trip })
  await expect.element(step('Step 1 of 3')).toBeVisible()
  await type('Who comes?', 'Bo')
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('Your group')).toHaveFocus()
  await type('Which group?', 'Blue')
  await userEvent.click(page.getByRole('button', { name: 'Back' }))
  // Another way, which leads past the page where an answer stands.
  await type('Who comes?', 'Ada')
  await expect.element(page.getByRole('button', { name: 'Next: Your day' })).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(heading('Your day')).toHaveFocus()
  await expect.element(step('Step 2 of 3')).toBeVisible()
  await userEvent.click(page.getByRole('button', { name: 'Back' }))
  await expect.element(heading('You')).toHaveFocus()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(heading('Your day')).toHaveFocus()
  await type('Which day?', 'none')
  // It ends early: Send stands here.
  await userEvent.click(page.getByRole('button', { name: 'Send' }))
  await accept(shown)
  await expect.element(heading('Sent')).toBeVisible()
  const [{ params } = { params: {} }] = shown.attempts
  const sent = Object.entries(params).filter(([name]) => !name.startsWith('letterslot_'))
  expect(Object.fromEntries(sent)).toEqual({ who: 'Ada', day: 'none' })
})
