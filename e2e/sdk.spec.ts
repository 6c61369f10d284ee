import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import PostalMime from 'postal-mime'
import { rolldown } from 'rolldown'
import { type HeadedSite, startHeadedSite } from './harness/headed-site.ts'
import type { RunningRelay } from './harness/relay.ts'
import { test } from './harness/test.ts'

// One relay for all of them.
test.describe.configure({ mode: 'default' })

const root = join(import.meta.dirname, '..')
const fixture = (name: string): string => readFileSync(join(import.meta.dirname, 'fixtures', 'sdk-site', name), 'utf8')
const published = (name: string): string =>
  readFileSync(join(root, 'node_modules', name, 'dist', 'email.min.js'), 'utf8')

let site: HeadedSite
let relay: RunningRelay

test.beforeAll(async ({ relay: shared }) => {
  relay = shared
  const client = await bundleClient()
  site = await startHeadedSite()
  const { publicKey, serviceId } = await (await fetch(`${relay.url}/api/v1/hello`)).json()
  const put = (folder: string, sdk: string, page: string): void => {
    const ids = { origin: relay.url, publicKey, serviceId, templateId: 'general', notes: `Call me, ${folder}.` }
    for (const [name, changes] of [
      ['', {}],
      ['-wrong-key', { publicKey: 'nobody' }],
      ['-nowhere', { origin: 'http://localhost:1' }],
    ] as const) {
      site.put(`/${folder}${name}/`, fixture(page))
      site.put(`/${folder}${name}/emailjs.js`, sdk)
      site.put(`/${folder}${name}/ids.js`, `const ids = ${JSON.stringify({ ...ids, ...changes })}`)
    }
  }
  put('sdk-4', published('@emailjs/browser'), 'version-4.html')
  put('sdk-3', published('emailjs-browser-3'), 'version-3.html')
  put('client-4', client, 'version-4.html')
  put('client-3', client, 'version-3.html')
})
test.afterAll(() => site.close())

/** Our client as a page has the SDK: one script that is called `emailjs`. */
async function bundleClient(): Promise<string> {
  const build = await rolldown({
    input: 'emailjs.js',
    cwd: root,
    platform: 'browser',
    plugins: [
      {
        name: 'emailjs',
        resolveId: (id) => (id === 'emailjs.js' ? id : null),
        load: (id) => (id === 'emailjs.js' ? "export { default } from '@letterslot/client'" : null),
      },
    ],
    resolve: { conditionNames: ['letterslot-source', 'module', 'browser', 'import', 'default'] },
    logLevel: 'silent',
  })
  const { output } = await build.generate({ format: 'iife', name: 'emailjs', codeSplitting: false })
  await build.close()
  return output[0].code
}

/** The mails in the test inbox that say this, the shortest first: their lines of answers, and their files. */
async function mails(saying: string) {
  const { items }: { items: readonly { id: string }[] } = await (await fetch(`${relay.url}/api/v1/inbox`)).json()
  const sources = items.map(async ({ id }) => (await fetch(`${relay.url}/api/v1/inbox/${id}/source`)).arrayBuffer())
  const all = await Promise.all(
    sources.map(async (source) => PostalMime.parse(await source, { attachmentEncoding: 'utf8' })),
  )
  return all
    .filter(({ text }) => text?.includes(saying))
    .map(({ text = '', attachments }) => ({
      answers: text.split('\n').filter((line) => /^\w+: /.test(line)),
      files: attachments.map(({ filename, mimeType, content }) => [filename, mimeType, content]),
    }))
    .sort((one, other) => one.answers.length - other.answers.length)
}

interface Variant {
  readonly what: string
  readonly folder: string
  /** The page's words on a wrong key, after status and text, and on a relay that cannot be reached. */
  readonly isClass: string
  readonly unreached: string
  /** Set where another version shows the same in every run. */
  readonly tag?: '@release'
}

const variants: readonly Variant[] = [
  {
    what: 'the SDK 4.4.1',
    folder: 'sdk-4',
    isClass: ' true',
    unreached: 'undefined undefined false',
  },
  { what: 'the SDK 3.2', folder: 'sdk-3', isClass: '', unreached: '0 ', tag: '@release' },
  {
    what: 'our client in place of version 4',
    folder: 'client-4',
    isClass: ' true',
    unreached: '0 Network Error true',
  },
  {
    what: 'our client in place of version 3',
    folder: 'client-3',
    isClass: '',
    unreached: '0 Network Error',
    tag: '@release',
  },
]

for (const { what, folder, isClass, unreached, tag } of variants) {
  test(`[T770 T771 F26] ${what}, in a page as sites write it, mails parameters, a form and a file through the relay, and fails as documented`, {
    tag: tag ? [tag] : [],
  }, async ({ page }) => {
    const said = page.getByRole('status')
    await page.goto(`${site.origin}/${folder}/`)
    await page.getByRole('button', { name: 'Call me back' }).click()
    await expect(said).toHaveText('SUCCESS! 200 OK')
    await page.reload()
    await page.getByLabel('Name').fill('Grace Hopper')
    await page.getByLabel('Email').fill('grace@example.org')
    await page.getByLabel('Message').fill(`A vase, ${folder}.`)
    const picture = { name: 'vase.txt', mimeType: 'text/plain', buffer: Buffer.from('round and blue') }
    await page.getByLabel('A picture').setInputFiles(picture)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(said).toHaveText('SUCCESS! 200 OK')
    await expect
      .poll(() => mails(`${folder}.`))
      .toEqual([
        { answers: ['from_name: Ada', `notes: Call me, ${folder}.`], files: [] },
        {
          answers: [
            'contact_number: 697483',
            'user_name: Grace Hopper',
            'user_email: grace@example.org',
            `message: A vase, ${folder}.`,
            'picture: vase.txt',
          ],
          files: [['vase.txt', 'text/plain', 'round and blue']],
        },
      ])

    for (const [name, words] of [
      ['wrong-key', /^FAILED\.\.\. 400 The Public Key is invalid\. To find this ID, visit https:\S+/],
      ['nowhere', /^FAILED\.\.\. /],
    ] as const) {
      const rest = name === 'nowhere' ? unreached : isClass
      for (const press of ['Call me back', 'Send']) {
        await page.goto(`${site.origin}/${folder}-${name}/`)
        await page.getByRole('button', { name: press }).click()
        await expect(said).toHaveText(new RegExp(`${words.source}${rest}$`))
      }
    }
  })
}
