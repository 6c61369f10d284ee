import { expect, test } from '@playwright/test'
import { guard } from './harness/guard.ts'
import { startRelay } from './harness/relay.ts'

test('[T508] with a private key of the relay that serves the studio, the mail is put there and the site is allowed', async ({
  page,
}) => {
  const relay = await startRelay()
  const { errors } = guard(page)
  const json = { 'Content-Type': 'application/json', Origin: relay.url, 'Sec-Fetch-Site': 'same-origin' }
  const hello = await (await page.request.get(`${relay.url}/api/v1/hello`)).json()
  const { privateKey } = await (
    await page.request.post(`${relay.url}/api/v1/pair`, { headers: json, data: { name: 'the operator' } })
  ).json()
  await page.goto(relay.url)
  await page.getByLabel('Where should answers go?').fill('maker@example.org')
  await page.getByRole('button', { name: /^Contact form/ }).click()
  await page.waitForURL(/\/build$/)
  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('link', { name: /Connect/ })
    .click()
  await page.getByRole('radio', { name: /^Your own relay/ }).check({ force: true })
  await page.getByLabel('Address of the relay').fill(relay.url)
  await page.getByLabel('Public key').fill(hello.publicKey)
  await page.getByLabel('Service ID').fill(hello.serviceId)
  await page.getByLabel('Template ID').fill('general')
  await page.getByRole('button', { name: 'Use these ids' }).click()

  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('link', { name: /Publish/ })
    .click()
  await page.getByLabel('Private key of this relay').fill('not a key')
  await page.getByRole('button', { name: 'Keep it in this browser' }).click()
  await expect(page.getByText('A private key of a relay begins with lsk_.')).toBeVisible()
  await page.getByLabel('Private key of this relay').fill(privateKey)
  await page.getByRole('button', { name: 'Keep it in this browser' }).click()
  await page.getByLabel('Address of the page, or of the site').fill('https://www.example.org')
  await page.getByRole('button', { name: 'Allow it at the relay' }).click()
  await expect(page.getByText('The relay takes messages from https://www.example.org.')).toBeVisible()

  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('link', { name: /E-mail/ })
    .click()
  await page.getByRole('button', { name: 'Put it at the relay' }).click()
  await expect(page.getByText('The relay writes mails by this template now: general.')).toBeVisible()

  const bearer = { Authorization: `Bearer ${privateKey}` }
  const keys = await (await page.request.get(`${relay.url}/api/v1/keys`, { headers: bearer })).json()
  expect(keys.items).toContainEqual(
    expect.objectContaining({ publicKey: hello.publicKey, origins: ['https://www.example.org'] }),
  )
  const { template } = await (
    await page.request.get(`${relay.url}/api/v1/templates/general`, { headers: bearer })
  ).json()
  expect(template).toMatchObject({ subject: 'Write to us: {{full_name}}', to: ['maker@example.org'] })
  expect(errors).toEqual([])
  await relay.stop()
})
