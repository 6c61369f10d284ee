import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Locator } from '@playwright/test'
import { openGuide } from './harness/guide.ts'
import { standInForProvider } from './harness/provider.ts'
import { type StaticHost, serveFolder } from './harness/static-host.ts'
import { test } from './harness/test.ts'

const folder = mkdtempSync(join(tmpdir(), 'letterslot-workshop-'))
let site: StaticHost

test.beforeAll(async () => {
  site = await serveFolder(folder, '/')
})
test.afterAll(async () => {
  await site.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The acts that the guide says each of its parts takes. */
function actsOfParts(): Readonly<Record<string, number>> {
  const text = readFileSync(join(import.meta.dirname, '..', 'docs', 'guides', 'workshop.md'), 'utf8')
  const parts = [...text.matchAll(/^## (.+) \((\d+) acts\)$/gm)]
  return Object.fromEntries(parts.map(([, part = '', acts]) => [part, Number(acts)]))
}

test('[T1855] the guide to the workshop is followed to the letter, from blank to a published page, and its acts are counted', async ({
  page,
  context,
  relay,
}) => {
  test.slow()
  const provider = await standInForProvider(context)
  const { words, left } = openGuide('workshop.md')
  const counted: Record<string, number> = {}
  let acts = 0
  const part = async (name: string, follow: () => Promise<void>): Promise<void> => {
    acts = 0
    await test.step(name, follow)
    counted[name] = acts
  }
  const press = async (target: Locator): Promise<void> => {
    await target.click()
    acts += 1
  }
  const keys = async (...each: readonly string[]): Promise<void> => {
    for (const key of each) {
      await page.keyboard.press(key)
      acts += 1
    }
  }
  /** A press into the field, and a text. */
  const write = async (target: Locator, text: string): Promise<void> => {
    await press(target)
    await target.fill(text)
    acts += 1
  }
  const type = async (text: string): Promise<void> => {
    await page.keyboard.type(text)
    acts += 1
  }
  const button = (name: string): Locator => page.getByRole('button', { name, exact: true })
  const settings = page.getByRole('complementary', { name: 'What is selected' })
  const label = page.getByRole('region', { name: 'Form' }).getByRole('textbox', { name: 'Label' })
  /** Adds a field behind the selected one, by `/`. */
  const add = async (kind: string, called?: string): Promise<void> => {
    await keys('/')
    await type(kind)
    await keys('Enter')
    await expect(label).toBeFocused()
    if (called !== undefined) await type(called)
    await keys('Enter')
  }

  await part('Begin', async () => {
    await page.goto(relay.url)
    await write(page.getByLabel(words('Where should answers go?')), 'maker@example.org')
    await press(page.getByRole('button', { name: words('Other starts') }))
    await press(page.getByRole('button', { name: words('Blank form') }))
    await write(settings.getByLabel(words('Title'), { exact: true }), 'Summer workshop')
  })
  await part('The first page', async () => {
    await press(page.getByRole('region', { name: 'Form' }).getByRole('button', { name: words('Short text') }))
    await expect(label).toBeFocused()
    await type('Your name')
    await keys('Enter')
    await press(settings.getByText(words('Required'), { exact: true }))
    await add('e-mail')
    await add('phone')
  })
  await part('The second page', async () => {
    await press(button(words('Add a page')).first())
    await type('Your workshop')
    await keys('Enter')
    await add('date')
    await expect(label).toHaveValue(words('Which day?'))
    await add('number', 'People')
    await add('yes or no', 'Do you bring a piece?')
    await add('file', 'A picture of it')
    await add('long text', 'Anything we should know?')
    await add('consent', 'I come, or tell you in time.')
  })
  await part('The total', async () => {
    await add('calculated')
    await expect(label).toHaveValue(words('Total'))
    await write(settings.getByLabel(words('Calculation')), 'people * 45')
    await write(settings.getByLabel(words('Currency')), 'EUR')
  })
  await part('The condition', async () => {
    await press(page.getByRole('button', { name: new RegExp(`^${words('A picture of it')}, File`) }))
    await press(settings.getByRole('tab', { name: words('Logic') }))
    await press(settings.getByRole('button', { name: words('Show only when…') }))
    await settings.getByLabel(words('Question')).selectOption(words('Do you bring a piece?'))
    acts += 1
    await expect(page.getByText(words('Shown when “Do you bring a piece?” is Yes')).first()).toBeVisible()
    await press(button(words('How the pages follow')))
    const flow = page.getByRole('region', { name: 'How the pages follow' })
    await expect(flow.getByText('Your workshop').first()).toBeVisible()
  })
  await part('Connect and publish', async () => {
    await press(page.getByRole('navigation', { name: 'Steps' }).getByRole('link', { name: words('Connect') }))
    await press(page.getByText(words('EmailJS'), { exact: true }).first())
    await write(page.getByLabel(words('Public key')), 'kX3-7bPqLm2VzR9aT')
    await write(page.getByLabel(words('Service ID')), 'service_x1')
    await write(page.getByLabel(words('Template ID')), 'template_7k')
    await press(button(words('Use these ids')))
    await press(button(words('Send a test')))
    await press(button(words('It arrived')))
    await press(page.getByRole('link', { name: words('Next: Publish') }))
    const html = page.waitForEvent('download')
    await press(page.getByRole('button', { name: words('Download page') }))
    await (await html).saveAs(join(folder, 'workshop.html'))
  })
  expect(counted).toEqual(actsOfParts())
  // Ten minutes for whoever takes seven seconds for an act.
  expect(Object.values(counted).reduce((sum, each) => sum + each, 0) * 7).toBeLessThan(600)

  await test.step('a visitor registers', async () => {
    const visit = await context.newPage()
    await visit.goto(`${site.url}workshop.html`)
    await visit.getByLabel('Your name').fill('Mei Tanaka')
    await visit.getByRole('button', { name: words('Next') }).click()
    await expect(visit.getByRole('heading', { name: 'Your workshop' })).toBeVisible()
    await visit.getByLabel('People').fill('3')
    await expect(visit.getByText('€135.00')).toBeVisible()
    await expect(visit.getByLabel('A picture of it')).toBeHidden()
    await visit.getByRole('radio', { name: 'Yes' }).check()
    const picture = { name: 'vase.png', mimeType: 'image/png', buffer: Buffer.from('vase') }
    await visit.locator('input[type="file"]').setInputFiles(picture)
    await visit.getByRole('button', { name: words('Send'), exact: true }).click()
    await expect(visit.getByRole('heading', { name: 'Sent', exact: true })).toBeVisible()
    await visit.close()
  })
  const { body } = provider.requests.at(-1) ?? { body: '' }
  for (const sent of ['Mei Tanaka', '135', 'vase.png']) expect(body).toContain(sent)
  expect(left()).toEqual([])
})
