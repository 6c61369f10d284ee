import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { axeFaults } from '../../ui/axe.test.fixture.ts'
import { MailFrame } from './MailFrame.tsx'

const html = '<html lang="en"><body><h1>Hello</h1></body></html>'

function draw() {
  const place = document.body.appendChild(document.createElement('main'))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  return (address: string) => root.render(<MailFrame html={html} title="The mail" address={address} />)
}

const frame = () => page.getByTitle('The mail', { exact: true })
const lost = page.getByText('This cannot be drawn at the moment')

it('[T2011] where the page that draws a mail does not come, a sentence and another try stand in its place', async () => {
  const render = draw()
  // Any other page says nothing of itself, as a browser's own error page does.
  render('/favicon.svg')
  await expect.element(frame()).not.toBeVisible()
  await expect.element(lost).toBeVisible()
  await expect.element(page.getByText(`did not come from ${location.host}.`, { exact: false })).toBeVisible()
  expect(await axeFaults()).toEqual([])
  render('/mail-frame.html')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(frame()).toBeVisible()
  await expect.element(lost).not.toBeInTheDocument()
})

it('[T2011] a mail that is drawn is no more than itself', async () => {
  draw()('/mail-frame.html')
  await expect.element(frame()).toBeVisible()
  await expect.element(frame()).toHaveStyle({ blockSize: '80px' })
  await expect.element(lost).not.toBeInTheDocument()
})
