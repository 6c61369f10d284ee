import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contact, delivery, everyKind, field, formOf, visit } from '../../react/src/forms.test.fixture.ts'
import { setPageStage } from '../test/page-stage.ts'

const site = setPageStage()
const { html, openPage } = site

describe('a one-file page with scripts off', () => {
  it('[B3 B2] shows every field, the conditional ones too, and posts a real form', async () => {
    const { page } = await openPage(visit, { javaScriptEnabled: false })
    await page.getByLabel('Yes').check()
    await page.getByLabel('How many?').fill('12')
    await page.locator('button[type=submit]').click()
    await page.waitForURL('**/send-form')
    const [post] = site.stage().server.posts
    const parts = [...(post?.body ?? '').matchAll(/name="([^"]+)"\r\n\r\n(.*?)\r\n/gs)].map(([, name, value]) => [
      name,
      value,
    ])
    expect(parts.slice(0, 4).map(([name]) => name)).toEqual(['lib_version', 'service_id', 'template_id', 'user_id'])
    expect([post?.path, post?.type?.split(';')[0], Object.fromEntries(parts)]).toEqual([
      '/api/v1.0/email/send-form',
      'multipart/form-data',
      {
        lib_version: expect.stringMatching(/^[\d.]+$/),
        service_id: 'service_1',
        template_id: 'template_1',
        user_id: 'public_key',
        group: 'yes',
        people: '12',
      },
    ])
  })

  it('[R105 B3] posts files with the form, under the names of their fields', async () => {
    const { page } = await openPage(formOf([field('file', 'photos', 'Your photos')]), { javaScriptEnabled: false })
    const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('a photo') }
    await page.getByLabel('Your photos').setInputFiles([photo])
    await page.locator('button[type=submit]').click()
    await page.waitForURL('**/send-form')
    expect(site.stage().server.posts.map(({ path }) => path)).toEqual(['/api/v1.0/email/send-form'])
    expect(site.stage().server.posts[0]?.body).toContain('name="photos"; filename="photo.jpg"')
  })

  it('[B3] lets the browser ask for what is required, and for nothing that a condition asks', async () => {
    const { page } = await openPage(visit, { javaScriptEnabled: false })
    await page.locator('button[type=submit]').click()
    expect(site.stage().server.posts).toEqual([])
    await page.getByLabel('No').check()
    await page.locator('button[type=submit]').click()
    await page.waitForURL('**/send-form')
    expect(site.stage().server.posts.length).toBe(1)
  })
})

describe('a one-file page with scripts on', () => {
  it('[B5 B1 R214] checks, sends JSON, and says that it is sent', async () => {
    const { page } = await openPage(contact)
    const requests: string[] = []
    page.on('request', (request) => requests.push(`${request.method()} ${new URL(request.url()).pathname}`))
    await page.locator('button[type=submit]').click()
    await page.getByRole('heading', { name: 'There are 2 problems' }).waitFor()
    expect(await page.title()).toBe(`There are 2 problems – ${contact.title}`)
    await page.getByLabel('Your name').fill('Ada 😀')
    await page.getByLabel('E-mail').fill('ada@example.org')
    await page.locator('button[type=submit]').click()
    await page.getByRole('heading', { name: 'Sent' }).waitFor()
    expect(await page.title()).toBe(contact.title)
    const [post] = site.stage().server.posts
    expect({ ...post, body: JSON.parse(post?.body ?? '') }).toEqual({
      path: '/api/v1.0/email/send',
      type: 'application/json',
      origin: site.stage().server.origin,
      body: {
        lib_version: expect.stringMatching(/^[\d.]+$/),
        user_id: 'public_key',
        service_id: 'service_1',
        template_id: 'template_1',
        template_params: expect.objectContaining({ full_name: 'Ada 😀', email: 'ada@example.org', message: '' }),
      },
    })
    expect(requests).toEqual(['POST /api/v1.0/email/send'])
  })

  it('[B5 F49] sends where an extension of the browser has put things on the prototype of all objects', async () => {
    const { page } = await openPage(contact, {})
    await page.addInitScript(() => {
      Object.assign(Object.prototype, { each: () => 1, extend: () => 1, note: 'x' })
    })
    await page.reload()
    await page.getByLabel('Your name').fill('Ada')
    await page.getByLabel('E-mail').fill('ada@example.org')
    await page.locator('button[type=submit]').click()
    await page.getByRole('heading', { name: 'Sent' }).waitFor()
    expect(site.stage().server.posts.map(({ body }) => JSON.parse(body).template_params.email)).toEqual([
      'ada@example.org',
    ])
  })

  it('[B5 F30] says that it is not sent where the provider fails, and sends the same id again', async () => {
    const { page, complaints } = await openPage(visit)
    site.stage().server.answer.status = 503
    site.stage().server.answer.text = '<html>\n<h1>Bad</h1>'
    await page.getByLabel('No').check()
    await page.locator('button[type=submit]').click()
    await page.getByRole('heading', { name: 'Not sent yet' }).waitFor()
    site.stage().server.answer.status = 200
    site.stage().server.answer.text = 'OK'
    // It tries again by itself, within seconds.
    await page.getByRole('heading', { name: 'Sent', exact: true }).waitFor()
    const ids = site.stage().server.posts.map(({ body }) => JSON.parse(body).template_params.letterslot_id)
    expect(ids.length).toBeGreaterThan(1)
    expect(new Set(ids).size).toBe(1)
    // The browser itself reports each 503; nothing else may be there.
    expect(complaints.splice(0).filter((complaint) => !complaint.includes('503'))).toEqual([])
  })

  it('[B6] takes over with what was typed before its script ran', async () => {
    const source = html({ ...everyKind, delivery: { ...delivery, origin: site.stage().server.origin } })
    const early = source
      .replace('<body>', '<body><script src="/typing.js"></script>')
      .replace('script-src ', "script-src 'self' ")
    const typing = `new MutationObserver((_, observer) => {
      if (!document.getElementById('letterslot-form')) return
      observer.disconnect()
      document.querySelector('[name=text]').value = 'early'
      document.querySelector('[name=textarea]').value = 'bird'
      document.querySelector('[name=select]').value = 'a'
      document.querySelector('[name=radio][value=b]').checked = true
      document.querySelector('[name=checkboxes][value=b]').checked = true
      document.querySelector('[name=consent]').checked = true
    }).observe(document, { childList: true, subtree: true })`
    site.stage().put('/typing.js', typing, { 'Content-Type': 'text/javascript' })
    site.stage().put('/early', early)
    const { page } = await site.stage().open('/early')
    await page.locator('button[type=submit]').click()
    await page.getByRole('heading', { name: 'Sent' }).waitFor()
    const [post] = site.stage().server.posts
    expect(JSON.parse(post?.body ?? '').template_params).toMatchObject({
      text: 'early',
      textarea: 'bird',
      select: 'a',
      radio: 'b',
      checkboxes: 'a, b',
      consent: 'yes',
      campaign: 'spring',
    })
  })
})

describe('the script of a page', () => {
  const field = { id: 'f1', kind: 'text', name: 'a', label: 'A', rules: [{ kind: 'required' }] }
  const options = [{ value: 'a', label: 'A' }]
  const scriptOf = (one: object): string | undefined => {
    const page = html(formOf([{ ...field, ...one }]))
    return (['short', 'plain', 'whole'] as const).find((name) =>
      page.includes(`${site.runtimes().english[name].later[0]?.scriptHash}`),
    )
  }

  it.each(['text', 'textarea', 'email', 'tel', 'url', 'hidden'])('[B12] is the short one for %s', (kind) => {
    expect(scriptOf({ kind, rules: [{ kind: 'type' }, { kind: 'length', max: 3 }] })).toBe('short')
  })

  it.each([
    { kind: 'number' },
    { kind: 'select', options },
    { kind: 'radio', options },
    { kind: 'checkboxes', options },
    { kind: 'consent' },
    { kind: 'content', text: 'x' },
    { rules: [{ kind: 'pattern', pattern: 'a' }] },
    { rules: [{ kind: 'range', min: 1 }] },
    { rules: [{ kind: 'options' }] },
    { visibleWhen: { field: 'f2', is: 'filled' } },
    { requiredWhen: { field: 'f2', is: 'filled' } },
    { kind: 'of-tomorrow' },
  ])('[B12] is the plain one for %j', (one) => {
    expect(scriptOf(one)).toBe('plain')
  })

  it.each([
    { kind: 'date' },
    { kind: 'file' },
    { rules: [{ kind: 'pattern', pattern: '(a+)+$' }] },
    { label: '{{answer}}' },
  ])('[B12] is the whole one for %j', (one) => {
    expect(scriptOf(one)).toBe('whole')
  })

  it('[B12] has the code of files in the whole one alone', () => {
    const { short, plain, whole } = site.runtimes().english
    const hasFiles = [short, plain, whole].map(({ later }) =>
      later.some(({ script }) => script.includes('fileTooLarge')),
    )
    expect(hasFiles).toEqual([false, false, true])
  })

  it('[B12] checks by patterns in the plain one too', async () => {
    const { page } = await openPage(formOf([{ ...field, rules: [{ kind: 'pattern', pattern: '[a-z]{2}' }] }]))
    await page.getByLabel('A').fill('A1')
    await page.locator('button[type=submit]').click()
    await page.getByRole('heading', { name: 'There is a problem' }).waitFor()
    await page.getByLabel('A').fill('ab')
    await page.locator('button[type=submit]').click()
    await page.getByRole('heading', { name: 'Sent' }).waitFor()
  })
})

describe('a one-file page opened from a file', () => {
  let folder: string

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'letterslot-page-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  it('[B16] [B5] tells its maker why it cannot send there, and its visitor that nothing was sent', async () => {
    const file = join(folder, 'contact.html')
    await writeFile(file, html({ ...visit, delivery: { ...delivery, origin: site.stage().server.origin } }))
    const { page, complaints } = await site.stage().take()
    site.stage().server.answer.status = 403
    site.stage().server.answer.text = 'The domain is not allowed'
    await page.goto(pathToFileURL(file).href)
    const note =
      'For the site’s owner: put this page on a web server. Opened from a file, most providers refuse it (403).'
    await page.getByRole('complementary').getByText(note).waitFor()
    await page.getByLabel('No').check()
    await page.locator('button[type=submit]').click()
    await page.getByRole('heading', { name: 'Not delivered yet' }).waitFor()
    // The browser itself reports the 403; nothing else may be there.
    expect(complaints.splice(0).filter((complaint) => !complaint.includes('403'))).toEqual([])
  })
})
