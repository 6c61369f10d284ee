import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright'
import { describe, expect, it, onTestFinished } from 'vitest'
import { appears, isFocused, libraries, params, type Scene, send, setFormStage, told } from '../test/form-stage.ts'
import { contact, delivery, formOf } from '../test/forms.mjs'

declare const scene: Scene

const stage = setFormStage(['react', 'preact'])
const field = { id: 'f1', kind: 'file', name: 'photos', label: 'Your photos' }
const rules = [
  { kind: 'required' },
  { kind: 'length', max: 3 },
  { kind: 'file', accept: 'image/*,.pdf', maxBytes: 1_000_000 },
]
const photos = formOf([{ ...field, rules }])
const anyFile = { ...field, rules: [] }
const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('a photo') }
const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(40_000) }

const input = (page: Page) => page.getByLabel('Your photos')
const listed = (page: Page): Promise<string[]> => wordsOf(page.locator('.ls-files li'))
/** Texts as they are read: a size does not break between number and unit. */
async function wordsOf(all: Locator): Promise<string[]> {
  return (await all.allInnerTexts()).map((text) => text.replaceAll('\u00a0', ' '))
}

const status = (page: Page) => page.locator('[data-field=f1] [role=status]')

/** Chooses, and waits until the form has taken hold of it. */
async function choose(page: Page, ...files: Parameters<ReturnType<typeof input>['setInputFiles']>): Promise<void> {
  await page.locator('.ls-files').waitFor({ state: 'attached' })
  await input(page).setInputFiles(...files)
  await expect.poll(() => listed(page)).not.toEqual([])
}

describe.each(libraries)('files in a form drawn by %s', (library) => {
  it('[R100] are chosen by the platform’s own control, of the kinds that the rule takes', async () => {
    const page = await stage.show(library, photos)
    const facts = await input(page).evaluate((one) => [
      one.tagName,
      one.getAttribute('type'),
      one.getAttribute('name'),
      one.getAttribute('accept'),
      one.hasAttribute('multiple'),
      one.hasAttribute('required'),
    ])
    expect(facts).toEqual(['INPUT', 'file', 'photos', 'image/*,.pdf', true, true])
  })

  it('[R100] are chosen one at a time where one is all that there may be', async () => {
    const page = await stage.show(library, formOf([{ ...field, rules: [{ kind: 'length', max: 1 }] }]))
    expect(await input(page).evaluate((one) => one.hasAttribute('multiple'))).toBe(false)
  })

  it('[R101] are listed with name and size, and counted aloud', async () => {
    const page = await stage.show(library, photos)
    await choose(page, [photo, plan])
    expect(await listed(page)).toEqual(['photo.jpg\n7 B', 'plan.pdf\n40 kB'])
    expect(await wordsOf(status(page))).toEqual(['2 files, 40 kB together'])
  })

  it('[R101] can be taken out one by one, and the focus goes back to the control', async () => {
    const page = await stage.show(library, photos)
    await choose(page, [photo, plan])
    await page.getByRole('button', { name: 'Remove photo.jpg' }).click()
    await expect.poll(() => listed(page)).toEqual(['plan.pdf\n40 kB'])
    expect(await wordsOf(status(page))).toEqual(['1 file, 40 kB'])
    expect(await isFocused(input(page))).toBe(true)
  })

  it('[R102] are checked as they are chosen once Send was pressed, and what is wrong is tied to the control', async () => {
    const page = await stage.show(library, photos)
    await send(page).click()
    await appears(page, 'There is a problem')
    await page.getByText('Choose a file', { exact: true }).waitFor()
    await choose(page, [{ name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.alloc(2_000) }])
    await page.getByText('Choose files of these kinds: image/*,.pdf', { exact: true }).waitFor()
    expect(await input(page).getAttribute('aria-invalid')).toBe('true')
    const ids = (await input(page).getAttribute('aria-describedby')) ?? ''
    expect(await page.locator(`#${ids}`).innerText()).toContain('image/*,.pdf')
    await choose(page, [photo])
    await page.locator('.ls-issues').waitFor({ state: 'detached' })
  })

  it.each([true, false])(
    '[R140] [F81] A file that is too large is refused when it is chosen, by name, with its size and the limit; online: %s',
    async (isOnline) => {
      const page = await stage.show(library, formOf([anyFile]), {}, isOnline ? undefined : {})
      await page.context().setOffline(!isOnline)
      await choose(page, [plan, { ...photo, buffer: Buffer.alloc(700_000) }])
      await page.getByText('“photo.jpg” is 700 kB; at most 500 kB. Choose another, or send without it.').waitFor()
      expect(await listed(page)).toEqual(['plan.pdf\n40 kB'])
      expect(await wordsOf(status(page))).toEqual(['1 file, 40 kB'])
      await choose(page, [plan])
      await page.getByText('“photo.jpg”').waitFor({ state: 'detached' })
    },
  )

  it('[R140] the limit is the connection’s, or the less that the field’s own rule takes, in the maker’s words', async () => {
    const more = { delivery: { ...delivery, maxFilesBytes: 2_000_000 } }
    const rule = { kind: 'file', maxBytes: 1_500_000, message: 'Ask us for a link.' }
    const page = await stage.show(library, formOf([{ ...field, rules: [rule, { kind: 'required' }] }], more))
    await choose(page, [plan, { ...photo, buffer: Buffer.alloc(1_600_000) }])
    await page.getByText('“photo.jpg” is 1.6 MB; at most 1.5 MB. Ask us for a link.').waitFor()
    await choose(page, [
      plan,
      { ...photo, buffer: Buffer.alloc(1_400_000) },
      { ...plan, name: 'house.pdf', buffer: Buffer.alloc(1_000_000) },
    ])
    await page.getByText('“house.pdf” is 1 MB; all files together may be 2 MB. Choose another.').waitFor()
    expect(await listed(page)).toEqual(['plan.pdf\n40 kB', 'photo.jpg\n1.4 MB'])
  })

  it('[R141] [F81] a file too large from a control of the page’s own is refused at Send, and never queued', async () => {
    const page = await stage.show(library, formOf([anyFile]), { ownFiles: true }, {})
    await page.context().setOffline(true)
    await input(page).setInputFiles([{ ...photo, buffer: Buffer.alloc(700_000) }])
    await send(page).click()
    await appears(page, 'There is a problem')
    await page.getByText('Your photos: choose files of at most 0.5 MB; “photo.jpg” has 0.7 MB').waitFor()
    expect([await params(page), await told(page)]).toMatchObject([[], [['issues', [{ code: 'fileTooLarge' }]]]])
    expect(await page.evaluate(() => scene.outbox.list())).toEqual([])
  })

  it('[R103] go out as a form: parameters, files, identifiers', async () => {
    const page = await stage.show(
      library,
      formOf(
        [
          { id: 'f0', kind: 'text', name: 'who', label: 'Who', rules: [] },
          { ...field, rules },
        ],
        {
          delivery: { ...delivery, origin: stage.origin() },
        },
      ),
      { sending: 'page' },
    )
    await page.getByLabel('Who').fill('Ada')
    await choose(page, [photo, photo])
    const before = stage.posts().length
    await send(page).click()
    await appears(page, 'Sent')
    const [post, ...more] = stage.posts().slice(before)
    expect([more.length, post?.path, post?.type.split(';')[0]]).toEqual([
      0,
      '/api/v1.0/email/send-form',
      'multipart/form-data',
    ])
    const names = [...(post?.body ?? '').matchAll(/ name="([^"]+)"(?:; filename="([^"]+)")?/g)].map(([, name, file]) =>
      file ? `${name}: ${file}` : name,
    )
    expect(names.filter((name) => !name?.startsWith('letterslot_'))).toEqual([
      'who',
      'photos: photo.jpg',
      'photos: photo.jpg',
      'lib_version',
      'service_id',
      'template_id',
      'user_id',
    ])
    expect(post?.body).toContain('a photo')
  })

  it('[R106] [F35] are sent as they were when they were chosen, whatever becomes of them on the disk', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'letterslot-files-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const path = join(folder, 'note.pdf')
    writeFileSync(path, 'as it was')
    const page = await stage.show(library, formOf([anyFile], { delivery: { ...delivery, origin: stage.origin() } }), {
      sending: 'page',
    })
    // Once by the visitor, once by what has taken hold of it.
    await page.evaluate(() => {
      document.addEventListener('change', () =>
        Object.assign(scene.drawn, { changes: (scene.drawn['changes'] ?? 0) + 1 }),
      )
    })
    await choose(page, path)
    await expect.poll(() => page.evaluate(() => scene.drawn['changes'])).toBe(2)
    rmSync(path)
    expect(existsSync(path)).toBe(false)
    const before = stage.posts().length
    await send(page).click()
    await appears(page, 'Sent')
    expect(stage.posts().slice(before)[0]?.body).toContain('as it was')
  })

  it('[R107] [F35] that cannot be read are named, and every other answer stays', async () => {
    const form = formOf([{ id: 'f0', kind: 'text', name: 'who', label: 'Who', rules: [] }, anyFile])
    const page = await stage.show(library, form)
    await page.getByLabel('Who').fill('Ada')
    await page.evaluate(() => {
      const read = File.prototype.arrayBuffer
      File.prototype.arrayBuffer = function (this: File) {
        return this.name === 'gone.jpg' ? Promise.reject(new DOMException('', 'NotReadableError')) : read.call(this)
      }
    })
    await choose(page, [{ ...photo, name: 'gone.jpg' }, plan])
    await status(page).getByText('“gone.jpg” cannot be read any more. Choose it again.').waitFor()
    expect(await listed(page)).toEqual(['plan.pdf\n40 kB'])
    expect(await page.getByLabel('Who').inputValue()).toBe('Ada')
    await send(page).click()
    await expect.poll(() => params(page)).toHaveLength(1)
  })
})

it('[R104] a form without files never fetches what shows them', async () => {
  const page = await stage.open('/react')
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await page.evaluate((form) => scene.mount({ form }), contact)
  await page.waitForLoadState('networkidle')
  expect(fetched.filter((path) => /ChosenFiles/.test(path))).toEqual([])
  await page.evaluate((form) => scene.mount({ form }), photos)
  await page.locator('.ls-files').waitFor({ state: 'attached' })
  expect(fetched.filter((path) => /ChosenFiles/.test(path))).toHaveLength(1)
})

it('[R105] without scripts the browser posts them with the form', async () => {
  const markup = (await stage.markupOf(formOf([anyFile]))).replace(delivery.origin, stage.origin())
  stage.putMarkup('/files', '', markup)
  const page = await stage.open('/files', { javaScriptEnabled: false })
  await input(page).setInputFiles([photo])
  const before = stage.posts().length
  await send(page).click()
  await expect.poll(() => stage.posts().length).toBe(before + 1)
  const [post] = stage.posts().slice(before)
  expect(post?.path).toBe('/api/v1.0/email/send-form')
  expect(post?.body).toContain('name="photos"; filename="photo.jpg"')
})
