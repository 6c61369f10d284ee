import { describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { axeFaults } from '../../ui/axe.test.fixture.ts'
import { signUpForm } from '../email/mail.test.fixture.ts'
import { copied, copy, downloads, newest, openWay, settled, watchWaysOut } from './publish-methods.test.kit.tsx'

watchWaysOut()

describe('an element', () => {
  it('[T679] comes as its script, its document and what to write', async () => {
    const { storage } = await openWay('Embed')
    await page.getByRole('button', { name: /^Download the script/ }).click()
    const download = page.getByRole('button', { name: 'Download the form' })
    await expect.poll(() => download.element().className).toContain('primary')
    await download.click()
    await vi.waitFor(async () => expect(await newest(storage)).toBeDefined())
    const names = () => downloads.map(({ name }) => name)
    await expect.poll(names).toEqual(['letterslot-form.js', 'summer-workshop.form.json'])
    const script = new TextEncoder().encode(await downloads[0]?.text)
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', script))
    const hash = btoa(String.fromCharCode(...digest))
    await copy('In the page’s head').click()
    await copy('Where the form shall stand').click()
    await vi.waitFor(() =>
      expect(copied).toEqual([
        `<script type="module" src="letterslot-form.js" integrity="sha384-${hash}" crossorigin="anonymous"></script>`,
        '<letterslot-form src="summer-workshop.form.json">\n  <a href="mailto:hello@example.org">hello@example.org</a>\n</letterslot-form>',
      ]),
    )
    expect((await newest(storage))?.as).toBe('element')
  })
})

describe('an element in two files', () => {
  it('[T1361] comes by choice: both, which name each other, what to write, and what to mind', async () => {
    await openWay('Embed', { ...settled, changes: { form: signUpForm({ locale: 'de' }) } })
    await page.getByRole('radio', { name: 'In two files' }).click()
    await expect
      .element(page.getByText(/without the second the form shows and sends nothing, and says so\.$/))
      .toBeVisible()
    await expect.element(page.getByText(/script-src must allow both files/)).toBeVisible()
    await page.getByRole('button', { name: /^Download the first file/ }).click()
    await page.getByRole('button', { name: /^Download the second file/ }).click()
    await copy('In the page’s head').click()
    const [first = '', second = ''] = await Promise.all(downloads.map(({ text }) => text))
    const hash = async (kind: string, text: string): Promise<string> =>
      btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.digest(kind, new TextEncoder().encode(text)))))
    const [name, rest = ''] = downloads.map((file) => file.name)
    expect([name, rest]).toEqual([
      'letterslot-form.first.de.js',
      expect.stringMatching(/^letterslot-form\.rest\.\w{8}\.js$/),
    ])
    expect([first.includes('Beantworten Sie diese Frage'), first.includes(rest)]).toEqual([true, true])
    expect(first).toContain(`sha384-${await hash('SHA-384', second)}`)
    await vi.waitFor(async () =>
      expect(copied).toEqual([
        `<script type="module" src="${name}" integrity="sha256-${await hash('SHA-256', first)}" crossorigin="anonymous"></script>`,
      ]),
    )
    expect(await axeFaults()).toEqual([])
  })
})

describe('an element of a form in other languages', () => {
  it('[T1300] [T1360] carries the words of each that we have, says so, and says where they are English', async () => {
    const form = signUpForm({ locale: 'de', address: 'informal', translations: { ja: {}, th: {} } })
    await openWay('Embed', { ...settled, changes: { form } })
    await expect
      .element(
        page.getByText(
          /^Our sentences in this script: German, Japanese\. .+ We have none in Thai: there they are in English\.$/,
        ),
      )
      .toBeVisible()
    await page.getByRole('button', { name: /^Download the script/ }).click()
    await copy('In the page’s head').click()
    const script = (await downloads[0]?.text) ?? ''
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script)))
    const hash = btoa(String.fromCharCode(...digest))
    expect([downloads[0]?.name, script.includes('Beantworte diese Frage'), script.includes('送信済み')]).toEqual([
      'letterslot-form.de-informal.ja.js',
      true,
      true,
    ])
    await vi.waitFor(() =>
      expect(copied).toEqual([
        `<script type="module" src="letterslot-form.de-informal.ja.js" integrity="sha256-${hash}" crossorigin="anonymous"></script>`,
      ]),
    )
  })
})

describe('a component', () => {
  it('[T678] [T841] comes as its document, with a way to install it that works today and the guide to its worker', async () => {
    const { storage, saved } = await openWay('React')
    const download = page.getByRole('button', { name: 'Download the form' })
    await expect.poll(() => download.element().className).toContain('primary')
    await download.click()
    await vi.waitFor(async () => expect(await newest(storage)).toBeDefined())
    await expect.poll(() => downloads.map(({ name }) => name)).toEqual(['summer-workshop.form.json'])
    expect(JSON.parse((await downloads[0]?.text) ?? '')).toEqual((await saved()).form)
    await copy('In your site: install them').click()
    await vi.waitFor(() => expect(copied[0]).toMatch(/^npm install /))
    await expect.element(page.getByText(/after the page is closed.+docs\/guides\/outbox-worker\.md/)).toBeVisible()
  })
  it.each([
    [{}, '<LetterslotForm form={form} />'],
    [{ translations: { de: {} } }, '<TranslatedForm form={form} />'],
  ])('[T2053] of a form with translations offers their choice: %j', async (more, drawn) => {
    await openWay('React', { ...settled, changes: { form: signUpForm(more) } })
    await copy('Then show the form, its file beside this one').click()
    await vi.waitFor(() => expect(copied[0]).toContain(drawn))
  })
})
