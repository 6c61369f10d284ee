import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { contact, field, formOf } from '../../forms.test.fixture.ts'
import { accept, appears, setFormStage } from '../../shown-form.test.kit.tsx'

const stage = setFormStage()
const add = () => page.getByRole('button', { name: 'Add to calendar' })
const copy = () => page.getByRole('button', { name: 'Copy what I wrote' })
const days = [{ value: '2027-03-31T14:00/2027-03-31T16:00', label: 'Saturday' }]
const blocks = (when: string) => [
  { id: 'b1', kind: 'calendar', text: 'Add to calendar', when, place: 'Yard, {{slot}}' },
  { id: 'b2', kind: 'copy', text: 'Copy what I wrote' },
]

function shownIn(root: Element): HTMLElement {
  if (!(root instanceof HTMLElement)) throw new Error('A form is shown in an element.')
  return root
}

/** Sends a booking, and takes what the page hands over. */
async function booked(when: string): Promise<{ readonly files: readonly string[]; readonly root: Element }> {
  const form = formOf(
    [
      field('date', 'day', 'Which day?'),
      field('time', 'hour', 'When?'),
      field('dateRange', 'stay', 'Stay'),
      field('radio', 'slot', 'Slot', { options: days }),
    ],
    { title: 'Booking', sentBlocks: blocks(when) },
  )
  const files: string[] = []
  const blobs = new Map<string, Blob>()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = `blob:${blobs.size}`
    if (blob instanceof Blob) blobs.set(url, blob)
    return url
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(async function (this: HTMLAnchorElement) {
    files.push(`${this.download}\n${await blobs.get(this.href)?.text()}`)
  })
  const shown = await stage.show({ form })
  await userEvent.fill(page.getByLabelText('Which day?'), '2027-03-30')
  await userEvent.fill(page.getByLabelText('When?'), '09:30')
  await userEvent.fill(page.getByLabelText('From'), '2027-04-01')
  await userEvent.fill(page.getByLabelText('To'), '2027-04-03')
  await userEvent.click(page.getByLabelText('Saturday'))
  await userEvent.click(page.getByRole('button', { name: 'Send', exact: true }))
  await accept(shown)
  await appears('Sent')
  return { files, root: shown.root }
}

afterEach(() => vi.restoreAllMocks())

it.each([
  ['{{day}}', ['DTSTART;VALUE=DATE:20270330']],
  ['{{day}}T{{hour}}', ['DTSTART:20270330T093000']],
  ['{{stay}}', ['DTSTART;VALUE=DATE:20270401', 'DTEND;VALUE=DATE:20270404']],
  ['{{slot}}', ['DTSTART:20270331T140000', 'DTEND:20270331T160000']],
])('[R840] a calendar file has the day that was sent: %s', async (when, times) => {
  const { files } = await booked(when)
  await userEvent.click(add())
  await expect.poll(() => files.length).toBe(1)
  const [name, ...lines] = `${files[0]}`.split(/\r?\n/)
  expect(name).toBe('Booking.ics')
  expect(lines).toEqual(expect.arrayContaining([...times, 'SUMMARY:Booking', 'LOCATION:Yard\\, Saturday']))
  expect(lines.find((line) => line.startsWith('DESCRIPTION'))).toMatch(/^DESCRIPTION:Reference \w{4}-\w{2}\.$/)
})

it('[R840] there is none without a day, and none of it before the message is accepted', async () => {
  const { root } = await booked('{{gone}}')
  await expect.element(copy()).toBeVisible()
  expect(root.querySelectorAll('.ls-thanks button')).toHaveLength(1)
})

it('[R841] [R842] what was sent is copied, in words, and said so once it is there', async () => {
  const texts: string[] = []
  await page.viewport(800, 900)
  let isAllowed = false
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    if (!isAllowed) throw new DOMException('', 'NotAllowedError')
    texts.push(text)
  })
  vi.spyOn(document, 'execCommand').mockReturnValue(false)
  const { root } = await booked('{{day}}')
  await expect.element(copy()).toBeVisible()
  const tops = () => [add(), copy()].map((button) => button.element().getBoundingClientRect().top)
  expect(new Set(tops()).size).toBe(1)
  const { style } = shownIn(root)
  style.inlineSize = '360px'
  expect(new Set(tops()).size).toBe(2)
  await userEvent.click(copy())
  await expect.element(copy()).toHaveFocus()
  expect(texts).toEqual([])
  isAllowed = true
  await userEvent.click(copy())
  await expect.element(page.getByRole('button', { name: 'Copied' })).toHaveFocus()
  const [title, day, ...others] = `${texts}`.split('\n')
  expect([title, day]).toEqual(['Booking', 'Which day?: March 30, 2027'])
  expect(others).toContain('Slot: Saturday')
  expect(others.at(-1)).toMatch(/^Reference \w{4}-\w{2}\.$/)
})

it('[R842] a page of thanks without them has nothing of them', async () => {
  const form = { ...contact, sentBlocks: [{ id: 'b1', kind: 'heading', text: 'Thank you' }] }
  const shown = await stage.showSending({ form })
  await accept(shown)
  await expect.element(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
  expect(shown.root.querySelector('.ls-thanks button')).toBe(null)
})
