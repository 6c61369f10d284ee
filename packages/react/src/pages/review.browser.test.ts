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

/** The number of dark pixels of a canvas. */
function inkOf(canvas: Element): number {
  if (!(canvas instanceof HTMLCanvasElement)) return 0
  const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
  return Array.from(data).filter((one, index) => index % 4 === 3 && one > 128 && (data[index - 3] ?? 255) < 128).length
}

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

  it('[R447] [R845] leads to a field and, once that is right, back; Back goes on as ever', async () => {
    const { root } = await stage.show({ form: registration })
    await toReview()
    await userEvent.click(button('Change: Your name'))
    const name = page.getByLabelText('Your name', { exact: true })
    await expect.element(name).toHaveFocus()
    await expect.element(button('Back to review')).toBeVisible()
    await userEvent.clear(name)
    await userEvent.keyboard('{Enter}')
    await appears('There is a problem')
    await userEvent.fill(name, 'Bo')
    await userEvent.click(button('Back to review'))
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

  it('[R843] has files by name and size, and a drawn signature as its picture', async () => {
    const form = formOf([field('file', 'photo', 'A photo'), field('signature', 'sign', 'Signature')], { review: true })
    const { root } = await stage.show({ form })
    await expect.element(button('Next: Review')).toBeVisible()
    await userEvent.upload(page.getByLabelText('A photo'), [
      new File(['x'.repeat(940)], 'pot.txt', { type: 'text/plain' }),
      new File(['x'.repeat(12_000)], 'cup.txt', { type: 'text/plain' }),
    ])
    await expect.poll(() => root.querySelector('.ls-sign canvas')?.getBoundingClientRect().height).toBeGreaterThan(50)
    const canvas = root.querySelector('.ls-sign canvas')
    if (!canvas) throw new Error('There is no place to sign.')
    // No such pointer is there to be captured.
    canvas.setPointerCapture = () => undefined
    const { left, top } = canvas.getBoundingClientRect()
    for (const [type, x] of [
      ['pointerdown', 20],
      ['pointermove', 60],
      ['pointermove', 120],
      ['pointerup', 120],
    ] as const)
      canvas.dispatchEvent(
        new PointerEvent(type, {
          clientX: left + x,
          clientY: top + 30,

          isPrimary: true,
          bubbles: true,
          buttons: 1,
        }),
      )
    await expect.poll(() => root.querySelector<HTMLInputElement>('.ls-sign input[type=file]')?.files?.length).toBe(1)
    await userEvent.click(button('Next: Review'))
    await appears('Is everything right?')
    const answers = () =>
      [...root.querySelectorAll('.ls-written dd > bdi')].map(({ textContent }) =>
        textContent?.replaceAll('\u00a0', ' '),
      )
    await expect.poll(answers).toEqual(['pot.txt, 940 bytescup.txt, 12 kB'])
    const picture = page.getByRole('img', { name: 'Signature' })
    await expect.element(picture).toBeVisible()
    const [drawn, change] = [picture, button('Change: Signature')].map((one) => one.element().getBoundingClientRect())
    expect(drawn?.right).toBeLessThanOrEqual(change?.left ?? 0)
    expect(change?.right).toBeLessThanOrEqual(root.getBoundingClientRect().right)
    await expect.poll(() => inkOf(picture.element())).toBeGreaterThan(10)
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
    await userEvent.click(button('Back to review'))
    await appears('Is everything right?')
    await userEvent.click(button('Send'))
    await accept(shown)
    await appears('Sent')
  })
})
