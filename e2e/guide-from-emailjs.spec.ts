import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { rolldown } from 'rolldown'
import { openGuide } from './harness/guide.ts'
import { standInForProvider } from './harness/provider.ts'
import { type StaticHost, serveFolder } from './harness/static-host.ts'
import { test } from './harness/test.ts'

const folder = mkdtempSync(join(tmpdir(), 'letterslot-guide-'))
let studio: StaticHost
let site: StaticHost

test.beforeAll(async () => {
  studio = await serveFolder(join(import.meta.dirname, '..', 'dist'), '/')
  site = await serveFolder(folder, '/')
})
test.afterAll(async () => {
  await Promise.all([studio.close(), site.close()])
  rmSync(folder, { recursive: true, force: true })
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** A script as a bundler makes it of a module that imports the client. */
async function bundle(module: string): Promise<string> {
  const entry = join(import.meta.dirname, 'the-guide.js')
  const build = await rolldown({
    input: entry,
    platform: 'browser',
    resolve: { conditionNames: ['letterslot-source', 'import', 'default'] },
    plugins: [
      {
        name: 'the-guide',
        resolveId: (id: string) => (id === entry ? id : null),
        load: (id: string) => (id === entry ? module : null),
      },
    ],
    logLevel: 'silent',
  })
  const { output } = await build.generate({ format: 'esm', codeSplitting: false })
  await build.close()
  return output[0].code
}

test('[T518] the guide from EmailJS is followed: its code sends, says what failed, and is a form once it is pasted', async ({
  page,
  context,
}) => {
  const provider = await standInForProvider(context)
  const [code = ''] = openGuide('from-emailjs.md', 'Switch').code('js', 1)
  const [diff = ''] = openGuide('from-emailjs.md', 'Switch').code('diff', 1)
  expect(code).toContain(/^\+(.*)$/m.exec(diff)?.[1])

  await test.step('Switch', async () => {
    writeFileSync(join(folder, 'send.js'), await bundle(code))
    writeFileSync(join(folder, 'send.html'), '<!doctype html><script type="module" src="send.js"></script>')
    const errors: string[] = []
    page.on('console', (message) => errors.push(message.text()))
    await page.goto(`${site.url}send.html`)
    await expect
      .poll(() => provider.requests.map(({ body }) => JSON.parse(body).template_params))
      .toEqual([{ name: 'Ada', message: 'Hello' }])
    provider.answer(412, 'Gmail_API: Invalid grant')
    await page.reload()
    await expect.poll(() => errors.at(-1)).toBe('provider-refused 412 Gmail_API: Invalid grant no')
    provider.answer(200, 'OK')
  })

  await test.step('In the studio: paste your code', async () => {
    const guide = openGuide('from-emailjs.md', 'In the studio: paste your code')
    const { words } = guide
    await page.goto(studio.url)
    await expect(page.getByRole('button', { name: words('Open a file or paste HTML') })).toBeVisible()
    await page.getByRole('button', { name: words('I already use EmailJS') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').first().fill(code)
    await dialog.getByLabel('Public key').fill('kX3-7bPqLm2VzR9aT')
    await dialog.getByLabel('Service ID').fill('service_x1')
    await dialog.getByLabel('Template ID').fill('template_7k')
    await button(page, words('Make this form')).click()
    await page.waitForURL(/\/build$/)
    await button(page, words('Go to the test')).click()
    await button(page, 'Send a test').click()
    await expect(button(page, 'It arrived')).toBeVisible()
    expect(JSON.parse(provider.requests.at(-1)?.body ?? '{}')).toMatchObject({
      user_id: 'kX3-7bPqLm2VzR9aT',
      service_id: 'service_x1',
      template_id: 'template_7k',
    })
    expect(guide.left()).toEqual([])
  })
})
