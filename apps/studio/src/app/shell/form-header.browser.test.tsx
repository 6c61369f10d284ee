import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { emailJs, openStep } from '../../features/email/open-step.test.fixture.tsx'

const at = new Date().toISOString()
const answer = { httpStatus: 400, text: 'The service ID not found' }
const refused = { status: 'refused', at, reference: '7F3K-Q2', answer, code: 'rejected', maybeSent: false } as const

it.each([1280, 1440])('[T1109] the header says states in whole words at %i pixels', async (width) => {
  await page.viewport(width, 800)
  await openStep('build', { connection: { ...emailJs, state: refused } })
  const header = page.getByRole('banner')
  const said = header.getByText(/^Refused .*: the service ID was not found$/)
  await expect.element(said).toBeVisible()
  const bounds = header.element().getBoundingClientRect()
  for (const words of [said, header.getByText('Draft', { exact: true }), header.getByText(/^Saved/)]) {
    await expect.element(words).toBeVisible()
    const element = words.element()
    expect(element.scrollWidth).toBeLessThanOrEqual(
      Math.max(element.clientWidth, element.getBoundingClientRect().width),
    )
    for (let box = element.parentElement; box && box !== header.element(); box = box.parentElement) {
      expect(element.getBoundingClientRect().right).toBeLessThanOrEqual(box.getBoundingClientRect().right + 1)
      expect(element.getBoundingClientRect().bottom).toBeLessThanOrEqual(box.getBoundingClientRect().bottom + 1)
    }
  }
  expect(bounds.height).toBeLessThanOrEqual(72)
})

it('[T1109] at 390 pixels it keeps the form’s state and where answers go', async () => {
  await page.viewport(390, 844)
  await openStep('build', { connection: { ...emailJs, state: refused } })
  const header = page.getByRole('banner')
  await expect.element(header.getByText('Draft', { exact: true })).toBeVisible()
  await expect.element(header.getByText(/^EmailJS/)).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(390)
})
