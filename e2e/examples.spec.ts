import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { buildExampleSites, type ExampleSites } from './harness/example-sites.ts'
import { codeOf } from './harness/fences.ts'
import { guard } from './harness/guard.ts'
import { standInForProvider } from './harness/provider.ts'

const { version } = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', 'packages', 'react', 'package.json'), 'utf8'),
)

let sites: ExampleSites

test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  test.setTimeout(180_000)
  sites = await buildExampleSites({
    install: codeOf('docs/guides/react.md', 'sh', 'npm install'),
    component: codeOf('docs/guides/react.md', 'tsx', 'import'),
  })
})
test.afterAll(() => sites?.close())

/** Opens a page, whose policy is strict. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(sites.url(path))
  const policy = await page.locator('meta[http-equiv=Content-Security-Policy]').getAttribute('content')
  expect(policy).toMatch(/^default-src 'none'; script-src (?:'self'|'sha256-)/)
  expect(policy).not.toMatch(/unsafe|\*/)
}

async function write(page: Page, message: string): Promise<void> {
  await page.getByLabel('Your name').fill('Ada Lovelace')
  await page.getByLabel('E-mail').first().fill('ada@example.org')
  await page.getByLabel(/^(Message|What shall we do for you\?)$/).fill(message)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}

const sentHeading = (page: Page) => page.getByRole('heading', { name: 'Sent', exact: true })

test('[T781] the plain page runs the script that its integrity names, under its own policy, and sends', async ({
  page,
  context,
}) => {
  const provider = await standInForProvider(context)
  const { errors } = guard(page)
  await open(page, 'html-element/')
  await write(page, 'Please mend my atlas')
  await expect(sentHeading(page)).toBeVisible()
  expect(provider.requests.map(({ path, body }) => [path, JSON.parse(body)])).toEqual([
    [
      '/api/v1.0/email/send',
      expect.objectContaining({
        user_id: 'YOUR_PUBLIC_KEY',
        template_params: expect.objectContaining({ full_name: 'Ada Lovelace', message: 'Please mend my atlas' }),
      }),
    ],
  ])
  expect(errors).toEqual([])
})

test('[T782 R13] the one-file page is made anew by what Publish makes pages with, stands in good order, and sends', async ({
  page,
  context,
}) => {
  const provider = await standInForProvider(context)
  const { errors } = guard(page)
  await open(page, 'one-file-page/')
  const edges = await page.locator('.ls-field:visible').evaluateAll((fields) =>
    fields.map(({ firstElementChild: label, lastElementChild: control }) => ({
      top: label?.getBoundingClientRect().top ?? 0,
      bottom: control?.getBoundingClientRect().bottom ?? 0,
    })),
  )
  const gaps = edges.slice(1).map(({ top }, index) => Math.round(top - (edges[index]?.bottom ?? 0)))
  expect(gaps).toEqual([16, 16])
  await page.getByLabel('Your name').fill('Ada Lovelace')
  await page.getByLabel('Yes').check()
  await page.getByLabel('With how many others?').fill('2')
  await page.getByRole('button', { name: 'Answer' }).click()
  await expect(sentHeading(page)).toBeVisible()
  await expect(page.getByText('We look forward to it.')).toBeVisible()
  expect(provider.requests.map(({ body }) => JSON.parse(body).template_params)).toEqual([
    expect.objectContaining({ full_name: 'Ada Lovelace', coming: 'yes', people: '2', message: '' }),
  ])
  expect(errors).toEqual([])
})

test('[T847] the order adds up its rows and asks by their number, and sends the total', async ({ page, context }) => {
  const provider = await standInForProvider(context)
  const { errors } = guard(page)
  await open(page, 'one-file-page/order.html')
  const total = page.getByRole('status', { name: 'Total' })
  const packing = page.getByText('May we pack it all in one box?')
  for (const [index, [piece, quantity]] of [
    ['Bowl', '3'],
    ['Cup', '2'],
    ['Plate', '1'],
  ].entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Add a piece' }).click()
    await expect(packing).toBeHidden()
    const row = page.getByRole('group', { name: `Piece ${index + 1}` })
    await row.getByLabel('Which?').selectOption(piece ?? '')
    await row.getByLabel('How many?').fill(quantity ?? '')
  }
  await expect(total).toHaveText('€141.50')
  await expect(packing).toBeVisible()
  await page.getByRole('button', { name: 'Remove Piece 2' }).click()
  await expect(packing).toBeHidden()
  await page.getByLabel('By post, €9.90').check()
  await expect(total).toHaveText('€115.40')
  await page.getByLabel('I collect it').check()
  await page.getByLabel('Your name').fill('Ada Lovelace')
  await page.getByLabel('E-mail').fill('ada@example.org')
  await page.getByRole('button', { name: 'Send the order' }).click()
  await expect(sentHeading(page)).toBeVisible()
  await expect(page.getByText('Thank you, Ada Lovelace. The bill comes by e-mail.')).toBeVisible()
  expect(provider.requests.map(({ body }) => JSON.parse(body).template_params)).toEqual([
    expect.objectContaining({
      items: 'Piece 1: Bowl, 3\nPiece 2: Plate, 1',
      delivery: 'collect',
      total: '105.5',
    }),
  ])
  expect(errors).toEqual([])
})

test('[T847] the job application has a section for one job, keeps its draft through a reload, and sends its files', async ({
  page,
  context,
}) => {
  const provider = await standInForProvider(context)
  const { errors } = guard(page)
  await open(page, 'one-file-page/job-application.html')
  const [name, email] = [page.getByLabel('Your name'), page.getByLabel('E-mail')]
  await expect(async () => {
    await name.fill('Ada Lovelace')
    await email.fill('ada@example.org')
    await page.reload()
    await expect(page.getByText(/We kept what you wrote on/)).toBeVisible({ timeout: 2000 })
    await expect(name).toHaveValue('Ada Lovelace', { timeout: 1000 })
    await expect(email).toHaveValue('ada@example.org', { timeout: 1000 })
  }).toPass()
  await page.getByRole('button', { name: 'Next: Your work' }).click()
  const driving = page.getByRole('heading', { name: 'Driving for us' })
  await page.getByLabel('Which job?').selectOption('Baker')
  await expect(driving).toBeHidden()
  await page.getByLabel('Which job?').selectOption('Deliveries')
  await expect(driving).toBeVisible()
  for (const question of ['Do you have a driving licence?', 'Can you begin at four in the morning?'])
    await page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: 'Yes' }).check()
  await page.getByRole('button', { name: 'Next: Your papers' }).click()
  const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') }
  await page.getByLabel('Your CV').setInputFiles(cv)
  await page.getByLabel('Keep my application for six months').check()
  await page.getByRole('button', { name: 'Next: Review' }).click()
  await expect(page.getByRole('definition').filter({ hasText: 'cv.pdf' })).toBeVisible()
  await expect(page.getByRole('paragraph').filter({ hasText: 'Driving for us' })).toBeVisible()
  await page.getByRole('button', { name: 'Send the application' }).click()
  await expect(sentHeading(page)).toBeVisible()
  await expect(page.getByText('Thank you, Ada Lovelace. We answer within a week.')).toBeVisible()
  expect(provider.requests.map(({ path }) => path)).toEqual(['/api/v1.0/email/send-form'])
  expect(errors).toEqual([])
})

test('[T783] a React site installs the packages by the lines that are printed, and sends with the component that is printed', async ({
  page,
  context,
}) => {
  const provider = await standInForProvider(context)
  const { errors } = guard(page)
  await open(page, 'react-vite/published/')
  await write(page, 'From nothing')
  await expect(sentHeading(page)).toBeVisible()
  expect(provider.requests.map(({ body }) => JSON.parse(body).template_params.message)).toEqual(['From nothing'])
  expect(errors).toEqual([])
})

test('[T784] in a React site a control and a form with a face of their own are checked, kept and sent like ours', async ({
  page,
  context,
}) => {
  const provider = await standInForProvider(context)
  const { errors } = guard(page)
  await open(page, 'react-vite/dist/')
  const signUp = page.getByRole('button', { name: 'Sign up' })
  await signUp.click()
  await expect(page.getByText('Answer this question')).toBeVisible()
  await expect(page.getByLabel('E-mail').last()).toBeFocused()
  await page.getByLabel('E-mail').last().fill('ada@example.org')
  await signUp.click()
  await expect(page.getByText(/^Sent\. Reference \w{4}-\w\w\.$/)).toBeFocused()
  await expect(page.getByText('Room for 800 more')).toBeVisible()
  await write(page, 'x'.repeat(801))
  await expect(page.getByText('Too long by 1')).toBeVisible()
  await expect(page.getByText('Write at most 800 characters; these are 801', { exact: true })).toBeVisible()
  expect(errors).toEqual([])

  // The longest waits: nothing is tried again by itself while we look.
  await page.evaluate(() => {
    Math.random = () => 0.99
  })
  provider.answer(412, 'Gmail_API: Invalid grant. Please reconnect your Gmail account')
  await write(page, 'Please mend my atlas')
  await expect(page.getByRole('heading', { name: 'Not delivered yet' })).toBeVisible()
  const mine = page.getByRole('listitem').filter({ hasText: /^Write to us/ })
  await expect(mine).toContainText('not delivered yet')
  await mine.getByRole('button', { name: 'Delete' }).click()
  await expect(mine).toHaveCount(0)
  await expect(page.getByText('Deleted from this device.').last()).toBeFocused()
  provider.answer(200, 'OK')
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await mine.getByRole('button', { name: 'Try now' }).click()
  await expect(mine).toContainText(': sent')
  expect(provider.requests.map(({ body }) => JSON.parse(body).template_params)).toEqual([
    expect.objectContaining({ subscriber: 'ada@example.org' }),
    expect.objectContaining({ message: 'Please mend my atlas' }),
    expect.objectContaining({ message: expect.stringMatching(/^Please mend my atlas/) }),
  ])
})

test('[T785] the page of EmailJS’s SDK and the page of our client make the same request and say the same', async ({
  page,
  context,
}) => {
  const provider = await standInForProvider(context)
  const { errors } = guard(page)
  for (const which of ['before', 'after']) {
    await open(page, `emailjs/dist/${which}/`)
    await write(page, 'Good morning')
    await expect(page.getByRole('status')).toHaveText('Thank you! We have your message.')
  }
  const [before, after] = provider.requests.map(({ path, body }) => [
    path,
    Object.fromEntries([...body.matchAll(/name="(\w+)"\r\n\r\n(.*)\r\n/g)].map(([, name, value]) => [name, value])),
  ])
  expect(before).toEqual(['/api/v1.0/email/send-form', expect.objectContaining({ message: 'Good morning' })])
  expect(after).toEqual([before?.[0], Object.assign({}, before?.[1], { lib_version: version })])
  expect(errors).toEqual([])
})

test('[T786] with the outbox the same page keeps what its provider does not take, through a reload, and sends it once', async ({
  page,
  context,
}) => {
  const provider = await standInForProvider(context)
  provider.answer(503, 'Service Unavailable')
  // How long it waits is drawn by chance, and doubles with each failure that a busy machine leaves time for.
  await page.clock.install()
  await open(page, 'emailjs/dist/outbox/')
  await write(page, 'Good morning')
  const status = page.getByRole('status')
  await expect(status).toHaveText(/^Not sent yet\. It is saved on this device\./)
  await expect(page.getByLabel('Message')).toHaveValue('Good morning')
  await page.reload()
  await expect(status).toHaveText(/^Your message of .+: Not sent yet\. It is saved on this device\./)
  provider.answer(200, 'OK')
  await expect(async () => {
    await page.clock.fastForward('01:00:00')
    await expect(status).toHaveText(/^Your message of .+: Sent\. Reference \w{4}-\w\w\.$/, { timeout: 2000 })
  }).toPass()
  const ids = new Set(provider.requests.map(({ body }) => JSON.parse(body).template_params.letterslot_id))
  expect(ids.size).toBe(1)
  await write(page, 'And good night')
  await expect(status).toHaveText(/^Sent\. Reference \w{4}-\w\w\.$/)
  await expect(page.getByLabel('Message')).toHaveValue('')
})

for (const place of ['custom-kind/', 'custom-kind/one-file.html', 'custom-kind/react/dist/'])
  test(`[T1795] a plan of seats of the site’s own is used by keyboard and sent: ${place}`, async ({
    page,
    context,
  }) => {
    const provider = await standInForProvider(context)
    const { errors } = guard(page)
    await open(page, place)
    await page.getByLabel('Your name').fill('Ada Lovelace')
    const plan = page.getByRole('radiogroup', { name: 'Your seat' })
    await expect(plan).toHaveAccessibleDescription('A letter and a number, such as B4. Row A is next to the stage.')
    const send = page.getByRole('button', { name: 'Send', exact: true })
    await send.click()
    await page.getByRole('link', { name: /Your seat/ }).click()
    await expect(plan).toBeFocused()
    await expect(plan).toHaveAttribute('aria-invalid', 'true')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(page.getByRole('radio', { name: 'A1' })).toBeChecked()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'A4' })).toBeChecked()
    await expect(page.getByText('Choose a seat')).toHaveCount(0)
    await send.click()
    await expect(sentHeading(page)).toBeVisible()
    expect(provider.requests.map(({ body }) => JSON.parse(body).template_params)).toEqual([
      expect.objectContaining({ full_name: 'Ada Lovelace', seat: 'A4' }),
    ])
    expect(errors).toEqual([])
  })
