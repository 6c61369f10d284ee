import { expect, it } from 'vitest'
import { contact, delivery, halves } from '../../react/src/forms.test.fixture.ts'
import { document, element, run, script, send, sendingTo, setElementStage, told } from '../test/element-stage.ts'
import { csp } from '../test/stage.ts'

const stage = setElementStage()
const inside = (text: string): string =>
  `<letterslot-form><script type="application/json">${text}</script></letterslot-form>`
const notice = '[part=notice]'

it('[B20] the class does nothing when it is imported, in Node too', async () => {
  const { letterslotFormClass } = await import('./letterslot-form.ts')
  const { defineLetterslotForm } = await import('./letterslot-form.ts')
  expect([typeof letterslotFormClass, typeof defineLetterslotForm]).toEqual(['function', 'function'])
})

it('[B21] draws the document at src, the one that stands inside, and the form that it is given, whatever src says', async () => {
  const page = await stage.show({ body: element + inside(JSON.stringify({ ...contact, title: 'Inside' })) })
  await page.getByRole('heading', { name: 'Write to us' }).waitFor()
  await page.getByRole('heading', { name: 'Inside' }).waitFor()
  expect(await page.getByLabel('Your name').count()).toBe(2)
  await run(page, (host) => {
    const form = { ...Reflect.get(host, 'form'), title: 'Given' }
    Reflect.set(host, 'form', form)
  })
  await page.getByRole('heading', { name: 'Given' }).waitFor()
})

it('[B21] draws the document inside where the script runs before the parser has reached it', async () => {
  const head = '<script src="/letterslot-form.js"></script>'
  const page = await stage.show({ head, body: inside(JSON.stringify(contact)) })
  await page.getByLabel('Your name').waitFor()
})

it('[B21] takes over what was set before the script was there', async () => {
  const page = await stage.show({ head: '', body: '<letterslot-form></letterslot-form>', policy: '' })
  await page
    .locator('letterslot-form')
    .evaluate((host, [form, texts]) => Object.assign(host, { form, texts }), [
      contact,
      { send: 'Off it goes' },
    ] as const)
  await page.addScriptTag({ url: '/letterslot-form.js' })
  await page.getByRole('button', { name: 'Off it goes' }).waitFor()
})

it('[B22] takes another document for src, and keeps what was written in the fields that stay', async () => {
  const page = await stage.show()
  await page.getByLabel('Your name').fill('Ada')
  const other = JSON.stringify({ ...contact, title: 'Another' })
  stage.put('/another.json', other, { 'Content-Type': 'application/json' })
  await run(page, (host) => host.setAttribute('src', '/another.json'))
  await page.getByRole('heading', { name: 'Another' }).waitFor()
  expect(await page.getByLabel('Your name').inputValue()).toBe('Ada')
})

it('[B22] shows the document that was asked for last, whichever comes first', async () => {
  const page = await stage.show()
  await page.getByLabel('Your name').waitFor()
  const letGo = Promise.withResolvers<void>()
  await page.route('**/slow.json', async (route) => {
    await letGo.promise
    await route.fulfill({ json: { ...contact, title: 'Slow' } })
  })
  await page.route('**/quick.json', (route) => route.fulfill({ json: { ...contact, title: 'Quick' } }))
  const slow = page.waitForResponse('**/slow.json')
  await run(page, (host) => host.setAttribute('src', '/slow.json'))
  await run(page, (host) => host.setAttribute('src', '/quick.json'))
  await page.getByRole('heading', { name: 'Quick' }).waitFor()
  letGo.resolve()
  await (await slow).finished()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  expect(await page.getByRole('heading').allTextContents()).toEqual(['Quick'])
})

const links = ['mailto:hello@example.org', 'tel:+4722000000', 'https://ateliernord.example/contact']

/** Documents that are no forms, why not, and the links that there are instead. */
const refused = [
  ['no JSON', '{', 'the document inside is no JSON', []],
  ['nothing', 'null', 'the document inside is no letterslot.form/1 document', []],
  ['a form of another kind', '{"format":"other/1"}', 'the document inside is no letterslot.form/1 document', []],
  [
    'a form without its pages',
    JSON.stringify({ ...contact, pages: undefined }),
    'the document inside is no letterslot.form/1 document',
    links,
  ],
  [
    'a field without its rules',
    JSON.stringify({ ...contact, pages: [{ id: 'p', fields: [{ id: 'f', kind: 'text', name: 'a', label: 'A' }] }] }),
    'the document inside is no letterslot.form/1 document',
    links,
  ],
  [
    'a link that is a script',
    JSON.stringify({
      ...contact,
      delivery: { ...delivery, fallback: { email: 'a@b.example', url: 'javascript:alert(1)' } },
    }),
    'the document inside is no letterslot.form/1 document',
    ['mailto:a@b.example'],
  ],
  [
    'a field that is none',
    JSON.stringify({ ...contact, pages: [{ id: 'p', fields: [null] }] }),
    'the document inside is no letterslot.form/1 document',
    links,
  ],
] as const

it('[B23 F46] of a document that is none it shows no form, but why in the console and what there is instead', async () => {
  const page = await stage.show({ body: refused.map(([, text]) => inside(text.replaceAll('<', '\\u003c'))).join('') })
  const notices = page.locator(notice)
  await expect.poll(() => notices.filter({ hasText: 'This form cannot be shown here.' }).count()).toBe(refused.length)
  expect(await page.locator('form').count()).toBe(0)
  expect(
    await notices.evaluateAll((all) =>
      all.map((one) => [...one.querySelectorAll('a')].map((link) => link.getAttribute('href'))),
    ),
  ).toEqual(refused.map(([, , , hrefs]) => hrefs))
  expect(stage.forgive()).toEqual(
    refused.map(([, , reason]) => `Letterslot: <letterslot-form> shows no form: ${reason}.`),
  )
})

it('[B23 F46] where the document is not there, what stands inside stays in sight', async () => {
  const body = '<letterslot-form src="/gone.json"><a href="mailto:hello@example.org">Write to us</a></letterslot-form>'
  const page = await stage.show({ body })
  await page.getByText('This form cannot be shown here.').waitFor()
  expect(await page.getByRole('link', { name: 'Write to us' }).isVisible()).toBe(true)
  expect(stage.forgive().filter((line) => !line.startsWith('Failed to load'))).toEqual([
    'Letterslot: <letterslot-form> shows no form: /gone.json was answered with status 404.',
  ])
})

it('[B23 F46] where the page has neither src nor a document it says so', async () => {
  const page = await stage.show({ body: '<letterslot-form></letterslot-form>' })
  await page.getByText('This form cannot be shown here.').waitFor()
  expect(stage.forgive()).toEqual([
    'Letterslot: <letterslot-form> shows no form: it has no src, no document inside and no form property.',
  ])
})

it('[B23] a form that comes after all takes the place of the notice', async () => {
  const page = await stage.show({ body: '<letterslot-form></letterslot-form>' })
  await page.getByText('This form cannot be shown here.').waitFor()
  stage.forgive()
  await run(page, (host) => host.setAttribute('src', '/contact.form.json'))
  await page.getByLabel('Your name').waitFor()
  expect(await page.locator(notice).isVisible()).toBe(false)
})

it('[B24] heading-level and size are attributes, which may change; texts are a property', async () => {
  const body = element.replace('>', ' heading-level="1" size="lg">')
  const page = await stage.show({ body })
  await page.getByRole('heading', { level: 1, name: 'Write to us' }).waitFor()
  const height = (): Promise<number> =>
    page.getByLabel('Your name').evaluate((control) => control.getBoundingClientRect().height)
  expect(await height()).toBe(48)
  await run(page, (host) => host.setAttribute('heading-level', '3'))
  await run(page, (host) => host.setAttribute('size', 'sm'))
  await page.getByRole('heading', { level: 3, name: 'Write to us' }).waitFor()
  expect(await height()).toBe(32)
  await run(page, (host) => host.setAttribute('heading-level', 'nine'))
  await page.getByRole('heading', { level: 2, name: 'Write to us' }).waitFor()
  await run(page, (host) => Reflect.set(host, 'texts', { send: 'Off it goes' }))
  await page.getByRole('button', { name: 'Off it goes' }).waitFor()
})

it('[B47] asks for nothing but the document, and sends to nobody else', async () => {
  const page = await stage.show()
  await send(page).waitFor()
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
  await page.reload()
  await page.getByLabel('Your name').fill('Ada')
  await page.getByLabel('E-mail').fill('ada@example.org')
  await send(page).click()
  await page.getByRole('heading', { name: 'Sent', exact: true }).waitFor()
  expect(asked).toEqual(['GET /host', 'GET /letterslot-form.js', 'GET /contact.form.json', 'POST /api/v1.0/email/send'])
  expect((await told(page)).at(-1)).toEqual(['sent', expect.objectContaining({ status: 200, text: 'OK' })])
})

it('[B47] runs where its integrity is right, and not where a byte of it was changed', async () => {
  const { integrity, script: code } = stage.built()
  const head = script.replace('src', `integrity="${integrity}" crossorigin="anonymous" src`)
  const page = await stage.show({ head })
  await page.getByLabel('Your name').waitFor()
  await page.route('**/letterslot-form.js', (route) =>
    route.fulfill({ body: `${code} `, contentType: 'text/javascript' }),
  )
  stage.put('/host', document(head, '<letterslot-form src="/contact.form.json">Write to us</letterslot-form>'))
  await page.reload()
  await page.getByText('Write to us').waitFor()
  expect(await page.getByLabel('Your name').count()).toBe(0)
  expect(stage.forgive()).toEqual([expect.stringContaining('integrity')])
})

it('[B45] with scripts off, what stands inside is what a visitor reads', async () => {
  const body =
    '<letterslot-form src="/contact.form.json"><a href="mailto:a@b.example">Write to us</a></letterslot-form>'
  const page = await stage.show({ body, options: { javaScriptEnabled: false } })
  expect(await page.getByRole('link', { name: 'Write to us' }).isVisible()).toBe(true)
})

it('[B46] nothing on the page moves when the form comes, where the page reserves its room', async () => {
  const style = 'letterslot-form { display: block; min-block-size: 40rem }'
  stage.put('/site.css', style, { 'Content-Type': 'text/css' })
  const page = await stage.show({
    head: `<link rel="stylesheet" href="/site.css">${script}`,
    body: `<p>Before</p>${element.replace('></', '>Write to us</')}<p id="after">After</p>`,
    before: () => {
      const shifts: number[] = []
      Object.assign(globalThis, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')))
      }).observe({ type: 'layout-shift', buffered: true })
    },
  })
  await page.getByLabel('Your name').waitFor()
  await page.route('**/contact.form.json', async (route) => {
    // The page was painted without the form.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    await route.fulfill({ json: sendingTo(stage.server().origin) })
  })
  await page.reload()
  await page.getByLabel('Your name').waitFor()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts'))).toEqual([])
})

it('[B28] columns go by the width of the element, not of the window', async () => {
  stage.put('/site.css', '#narrow { inline-size: 300px } #wide { inline-size: 700px }', { 'Content-Type': 'text/css' })
  const body = `<div id="narrow">${element}</div><div id="wide">${element}</div>`
  const page = await stage.show({ head: `<link rel="stylesheet" href="/site.css">${script}`, body, form: halves })
  const tops = (place: string): Promise<number[]> =>
    page
      .locator(`${place} .ls-field`)
      .evaluateAll((all) => all.slice(0, 2).map((box) => box.getBoundingClientRect().top))
  await page.locator('#wide .ls-field').first().waitFor()
  await page.locator('#narrow .ls-field').first().waitFor()
  const [[a, b], [c, d]] = await Promise.all([tops('#narrow'), tops('#wide')])
  expect([a === b, c === d]).toEqual([false, true])
})

it('[B38 F46] works under a strict policy with Trusted Types, and the console stays empty', async () => {
  const page = await stage.show({ policy: csp })
  await page.getByLabel('Your name').waitFor()
  await send(page).click()
  await page.getByRole('link', { name: 'Your name: answer this question' }).click()
  expect(await page.getByLabel('Your name').evaluate((control) => control.matches(':focus'))).toBe(true)
})

it('[B39 F46] a policy that keeps the document away leaves a line in the console and what stands inside', async () => {
  const policy = csp.replace("connect-src 'self'", "connect-src 'none'")
  const body = element.replace('></', '><a href="mailto:hello@example.org">Write to us</a></')
  const page = await stage.show({ policy, body })
  await page.getByText('This form cannot be shown here.').waitFor()
  expect(await page.getByRole('link', { name: 'Write to us' }).isVisible()).toBe(true)
  expect(stage.forgive().filter((line) => line.startsWith('Letterslot'))).toEqual([
    'Letterslot: <letterslot-form> shows no form: /contact.form.json cannot be fetched from here.',
  ])
})

it('[B39 R96 F46] a policy that keeps it from sending: one line in the console, the way to the maker in sight, and the message kept', async () => {
  // The maker's own words go before ours.
  const form = { ...sendingTo('https://api.example'), texts: { writeTo: 'Our address:' } }
  const page = await stage.show({ body: inside(JSON.stringify(form)) })
  await page.getByLabel('Your name').fill('Ada')
  await page.getByLabel('E-mail').fill('ada@example.org')
  await send(page).click()
  await page.getByText('This page does not let the form send. Our address: hello@example.org').waitFor()
  expect(await page.locator(`${notice} a`).first().getAttribute('href')).toBe('mailto:hello@example.org')
  await page.getByRole('heading', { name: 'Not delivered yet' }).waitFor()
  await page.getByText('cannot receive this form at the moment. This is not your fault.').waitFor()
  expect(await page.getByText('does not answer').count()).toBe(0)
  expect(stage.forgive().filter((line) => line.startsWith('Letterslot'))).toEqual([
    "Letterslot: this page's policy keeps the form from sending. Add https://api.example to connect-src.",
  ])
})
