import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { formatBytes } from '../../domain/texts/format.ts'
import { Attachments } from './MailParts.tsx'

const mail = {
  id: 'm1',
  view: 'test-inbox',
  subject: 'Write to us',
  from: 'forms@localhost',
  to: ['you@example.org'],
  replyTo: '',
  receivedAt: '2026-11-21T14:02:10Z',
  text: '',
  html: '',
} as const
const attachments = [
  { name: 'photo.jpg', bytes: 7_200_000 },
  { name: 'plan.pdf', bytes: 40_000 },
]

it('[T603] names what is attached with its size, to be saved where the mail is kept whole', async () => {
  await render(<Attachments mail={{ ...mail, attachments, attachmentUrl: (index) => `/attachments/${index}` }} />)
  const list = page.getByRole('list', { name: 'Attached' })
  await expect.element(list).toBeVisible()
  const items = page
    .getByRole('listitem')
    .elements()
    .map((item) => item.textContent)
  expect(items).toEqual([`photo.jpg JPG, ${formatBytes(7_200_000)}`, `plan.pdf PDF, ${formatBytes(40_000)}`])
  const link = page.getByRole('link', { name: 'plan.pdf' }).element()
  expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual(['/attachments/1', 'plan.pdf'])
})

it('[T603] offers nothing to save of practice mail, whose files are not kept', async () => {
  const { container } = await render(<Attachments mail={{ ...mail, attachments }} />)
  await expect.poll(() => container.textContent).toContain('photo.jpg')
  expect(page.getByRole('link').elements()).toEqual([])
})

it('[T603] says nothing where nothing is attached', async () => {
  const attached = await render(<Attachments mail={{ ...mail, attachments }} />)
  await expect.poll(() => attached.container.textContent).toContain('photo.jpg')
  await attached.rerender(<Attachments mail={mail} />)
  await expect.element(attached.container).toBeEmptyDOMElement()
})
