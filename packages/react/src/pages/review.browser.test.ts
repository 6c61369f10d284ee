import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { contact, field, formOf } from '../forms.test.fixture.ts'
import { accept, appears, button, fillIn, heading, setFormStage } from '../shown-form.test.kit.tsx'

const stage = setFormStage()
const required = { rules: [{ kind: 'required' }] }
const options = [
  { value: 'fri', label: 'Friday' },
  { value: 'sat', label: 'Saturday' },
]

const registration = formOf([], {
  progress: 'steps',
  review: true,
  pages: [
    { id: 'p1', title: 'You', fields: [field('text', 'full_name', 'Your name', required)] },
    {
      id: 'p2',
      title: 'Your workshop',
      fields: [
        field('radio', 'day', 'Which day?', { options, ...required }),
        field('textarea', 'note', 'Anything else?'),
      ],
    },
  ],
})

const said = (root: Element): readonly (string | null)[] =>
  [...root.querySelectorAll('.ls-written dd > :is(bdi, span)')].map(({ textContent }) => textContent)

/** Fills in both pages, by the keyboard where that is shorter, as far as the review. */
async function toReview(): Promise<void> {
  await expect.element(heading('You')).toBeVisible()
  await userEvent.fill(page.getByLabelText('Your name'), 'Ada')
  await userEvent.keyboard('{Enter}')
  await appears('Your workshop')
  await userEvent.click(page.getByLabelText('Friday'))
  await userEvent.click(button('Next: Review'))
  await appears('Is everything right?')
}

afterEach(() => history.replaceState(null, ''))

describe('the review before Send', () => {
  it('[R446] shows every answer in words, page by page, says that nothing is sent, and sends', async () => {
    const shown = await stage.show({ form: registration })
    await toReview()
    await expect.element(page.getByText('Nothing has been sent yet.')).toBeVisible()
    await expect.element(page.getByText('Step 3 of 3')).toBeVisible()
    await expect.poll(() => said(shown.root)).toEqual(['Ada', 'Friday', 'No answer'])
    await expect.element(page.getByLabelText('Your name', { exact: true })).not.toBeVisible()
    expect(shown.attempts).toEqual([])
    await userEvent.click(button('Send'))
    await accept(shown)
    await appears('Sent')
    expect(shown.attempts.map(({ params }) => params)).toMatchObject([{ full_name: 'Ada', day: 'fri' }])
  })

  it('[R447] leads to a field and, once that is right, back; Back goes on as ever', async () => {
    const { root } = await stage.show({ form: registration })
    await toReview()
    await userEvent.click(button('Change: Your name'))
    const name = page.getByLabelText('Your name', { exact: true })
    await expect.element(name).toHaveFocus()
    await userEvent.clear(name)
    await userEvent.keyboard('{Enter}')
    await appears('There is a problem')
    await userEvent.fill(name, 'Bo')
    await userEvent.click(button('Next: Review'))
    await appears('Is everything right?')
    await expect.poll(() => said(root)).toEqual(['Bo', 'Friday', 'No answer'])
    await userEvent.click(button('Change: Which day?'))
    await expect.element(page.getByLabelText('Friday')).toHaveFocus()
    history.back()
    await appears('Is everything right?')
    await userEvent.click(button('Back'))
    await appears('Your workshop')
    await expect.element(button('Next: Review')).toBeVisible()
  })

  it('[R448] [R820] follows a form of one page, too, and counts no steps there', async () => {
    const form = { ...contact, review: true }
    const shown = await stage.show({ form })
    await expect.element(button('Next: Review')).toBeVisible()
    const counts = page.getByText(/^Step \d/)
    expect(counts.elements()).toEqual([])
    await fillIn()
    await userEvent.click(button('Next: Review'))
    await appears('Is everything right?')
    expect(counts.elements()).toEqual([])
    await userEvent.click(button('Back'))
    await expect.element(heading('Write to us')).toHaveFocus()
    await userEvent.click(button('Next: Review'))
    await appears('Is everything right?')
    await userEvent.click(button('Change: Message'))
    await expect.element(page.getByLabelText('Message', { exact: true })).toHaveFocus()
    await expect.element(page.getByLabelText('E-mail', { exact: true })).toBeVisible()
    await userEvent.click(button('Next: Review'))
    await appears('Is everything right?')
    await userEvent.click(button('Send'))
    await accept(shown)
    await appears('Sent')
  })
})
