import { expect, it } from 'vitest'
import { contact } from '../../react/src/forms.test.fixture.ts'
import { element, run, send, setElementStage, told, toldOf } from '../test/element-stage.ts'
import { keptAnswers } from '../test/kept-answers.ts'
import { fillIn, sent } from './element-events.test.kit.ts'
import { elementScript } from './element-script.ts'

const stage = setElementStage()

const named = { id: expect.stringMatching(/^\w{26}$/), reference: expect.stringMatching(/^\w{4}-\w{2}$/) }

const outer = `<form id="outer"><input name="own" value="1">${element}<button type="reset">Reset</button></form>`

it('[B30] tells of a message that is queued and sent, by events that bubble and leave every tree', async () => {
  const page = await stage.show()
  await fillIn(page)
  await send(page).click()
  await sent(page)
  expect((await told(page)).slice(2)).toEqual([
    ['submit', { params: { full_name: 'Ada', email: 'ada@example.org', message: '' } }],
    ['queued', { ...named, keeping: 'strict' }],
    ['sent', { ...named, status: 200, text: 'OK' }],
  ])
})

it('[B30] tells of a message that needs a person, with code, status and the words of the provider', async () => {
  const page = await stage.show()
  Object.assign(stage.server().answer, { status: 412, text: 'Gmail_API: Invalid grant' })
  await fillIn(page)
  await send(page).click()
  await page.getByRole('heading', { name: 'Not delivered yet' }).waitFor()
  expect((await told(page)).at(-1)).toEqual([
    'parked',
    { ...named, code: 'provider-refused', status: 412, text: 'Gmail_API: Invalid grant' },
  ])
  stage.forgive()
})

it('[B32] tells of each change of a field, by its name', async () => {
  const page = await stage.show()
  await fillIn(page)
  expect(await told(page)).toEqual([
    ['change', { name: 'full_name', value: 'Ada' }],
    ['change', { name: 'email', value: 'ada@example.org' }],
  ])
})

it('[B32] [R158] tells of the address that was taken in place of a slip', async () => {
  const page = await stage.show()
  await page.locator('[data-kind=email] [aria-live]').waitFor({ state: 'attached' })
  await page.getByLabel('E-mail').fill('mei@gmial.com')
  await page.getByLabel('Message').click()
  await page.getByRole('button', { name: 'Did you mean mei@gmail.com?' }).click()
  await expect
    .poll(async () => (await told(page)).at(-1))
    .toEqual(['change', { name: 'email', value: 'mei@gmail.com' }])
})

it('[B31] a page can take Send for itself: what is cancelled goes nowhere, and stays as it stands', async () => {
  const page = await stage.show()
  await run(page, (host) => host.addEventListener('letterslot-submit', (event) => event.preventDefault()))
  await fillIn(page)
  await send(page).click()
  await expect.poll(() => toldOf(page)).toEqual(['change', 'change', 'submit'])
  expect(await page.getByLabel('Your name').inputValue()).toBe('Ada')
  expect(await run(page, (host) => Reflect.get(host, 'form').title)).toBe('Write to us')
  expect(stage.server().posts).toEqual([])
})

it('[B31] Send with problems asks the page nothing', async () => {
  const page = await stage.show()
  await send(page).click()
  await page.getByRole('heading', { name: 'There are 2 problems' }).waitFor()
  expect(await told(page)).toEqual([])
})

it('[B33] gives a form around it what stands in its fields, by their names', async () => {
  const page = await stage.show({ body: outer })
  await fillIn(page)
  const data = await page.locator('#outer').evaluate((form: HTMLFormElement) => [...new FormData(form)])
  expect(data).toEqual([
    ['own', '1'],
    ['full_name', 'Ada'],
    ['email', 'ada@example.org'],
    ['message', ''],
  ])
})

it('[B33] gives a form that comes around it later what stands in it by then', async () => {
  const page = await stage.show()
  await fillIn(page)
  const data = await run(page, (host) => {
    const form = document.createElement('form')
    host.replaceWith(form)
    form.append(host)
    return [...new FormData(form)]
  })
  expect(data.slice(0, 2)).toEqual([
    ['full_name', 'Ada'],
    ['email', 'ada@example.org'],
  ])
})

it('[B33] is invalid in a form around it until nothing is wrong', async () => {
  const page = await stage.show({ body: outer })
  const isValid = (): Promise<boolean> =>
    page.locator('#outer').evaluate((form: HTMLFormElement) => form.checkValidity())
  await page.getByLabel('Your name').waitFor()
  expect(await isValid()).toBe(false)
  await fillIn(page)
  expect(await isValid()).toBe(true)
})

it('[B33] begins anew with a form around it', async () => {
  const page = await stage.show({ body: outer })
  await fillIn(page)
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect.poll(() => page.getByLabel('Your name').inputValue()).toBe('')
})

it('[B33] Enter and Send are its own: the form around it is not submitted', async () => {
  const page = await stage.show({ body: outer })
  await fillIn(page)
  await page.getByLabel('E-mail').press('Enter')
  await sent(page)
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/host')
})

it('[B172] [B213] [B215] shows one page after another where its form asks for it, sends the answers of all, and says them', async () => {
  const pages = contact.pages.flatMap(({ fields }) =>
    fields.map((one, index) => ({ id: `p${index + 1}`, title: one.label, fields: [one] })),
  )
  const more = { progress: 'bar', sentText: 'Thank you, {{full_name}}!', sentAnswers: true, review: true }
  const page = await stage.show({ form: { ...contact, ...more, pages } })
  await page.getByText('Step 1 of 4').waitFor()
  await page.getByLabel('Your name').fill('Ada')
  await page.getByLabel('Your name').press('Enter')
  await page.getByLabel('E-mail').fill('ada@example.org')
  expect(await page.getByLabel('Your name').isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Next: Message' }).click()
  await page.getByText('Step 3 of 4').waitFor()
  await page.goBack()
  await page.getByText('Step 2 of 4').waitFor()
  expect(await page.getByLabel('E-mail').inputValue()).toBe('ada@example.org')
  await page.goForward()
  await page.getByRole('button', { name: 'Next: Review' }).click()
  await page.getByRole('heading', { name: 'Is everything right?' }).waitFor()
  await page.getByRole('button', { name: 'Change: E-mail' }).click()
  await page.getByRole('button', { name: 'Back to review' }).waitFor()
  await page.getByLabel('E-mail', { exact: true }).press('Enter')
  await page.getByRole('heading', { name: 'Is everything right?' }).waitFor()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('heading', { name: 'Sent', exact: true }).waitFor()
  await page.getByText('Thank you, Ada!', { exact: true }).waitFor()
  expect(await page.locator('.ls-panel dd').allTextContents()).toEqual(['Ada', 'ada@example.org', '–'])
  const [post] = stage.server().posts
  expect(JSON.parse(post?.body ?? '{}').template_params).toMatchObject({ full_name: 'Ada', email: 'ada@example.org' })
})

it('[R422] adds a number up with others as decimals, and says what they come to', async () => {
  const number = (id: string, rules: readonly object[]) => ({ id, kind: 'number', name: id, label: id, rules })
  const sum = number('children', [{ kind: 'sum', with: [{ field: 'adults' }], max: 0.3 }])
  const [first] = contact.pages
  const pages = [{ ...first, fields: [number('adults', []), sum] }]
  const page = await stage.show({ form: { ...contact, pages } })
  await page.getByLabel('adults').fill('0.2')
  await page.getByLabel('children').fill('0.2')
  await send(page).click()
  const issue = page.locator('.ls-issues')
  await issue.getByText('Together with “adults” this must be at most 0.3; now it is 0.4').waitFor()
  await page.getByLabel('adults').fill('0.1')
  await issue.waitFor({ state: 'detached' })
  await send(page).click()
  await page.getByRole('heading', { name: 'Sent', exact: true }).waitFor()
})

it('[B211] goes to the address of its form once the message is accepted', async () => {
  stage.put('/thanks', '<!doctype html><title>Thanks</title><h1>Thank you</h1>')
  const redirect = `${stage.server().origin}/thanks`
  const page = await stage.show({ form: { ...contact, redirect } })
  await fillIn(page)
  await send(page).click()
  await page.getByRole('heading', { name: 'Thank you' }).waitFor()
  expect([page.url(), stage.server().posts.length]).toEqual([redirect, 1])
})

it('[B591] a page can keep its visitor where they are: what is cancelled goes nowhere, by itself or by the link', async () => {
  const redirect = `${stage.server().origin}/thanks`
  const page = await stage.show({ form: { ...contact, redirect } })
  await run(page, (host) => {
    host.addEventListener('letterslot-redirect', (event) => {
      event.preventDefault()
      const addresses = Reflect.get(host, 'addresses') ?? []
      Reflect.set(host, 'addresses', [...addresses, Reflect.get(event, 'detail').address])
    })
  })
  const before = page.url()
  await fillIn(page)
  await send(page).click()
  await sent(page)
  await page.getByRole('link', { name: /^Continue to / }).click()
  expect(await run(page, (host) => Reflect.get(host, 'addresses'))).toEqual([redirect, redirect])
  expect(page.url()).toBe(before)
})

it('[B540] fills fields from its attribute and the page’s address with the part that does', async () => {
  const javascript = { 'Content-Type': 'text/javascript; charset=utf-8' }
  stage.put('/prefill.js', elementScript(stage.built(), { fillsFields: true }).script, javascript)
  const head = '<script type="module" src="/prefill.js"></script>'
  const [first] = contact.pages
  const fields = first?.fields.map((one) => ({ ...one, prefill: ['attribute', 'address'] }))
  const body = '<letterslot-form src="contact.form.json" prefill="full_name=Ada&amp;email=none"></letterslot-form>'
  const page = await stage.show({ head, form: { ...contact, pages: [{ ...first, fields }] }, body })
  await expect.poll(() => page.getByLabel('Your name').inputValue()).toBe('Ada')
  expect(await page.getByLabel('E-mail').inputValue()).toBe('')
})

it('[B182] keeps a draft with the part that does, and forgets it once it is sent', async () => {
  const javascript = { 'Content-Type': 'text/javascript; charset=utf-8' }
  stage.put('/drafts.js', elementScript(stage.built(), { keepsDrafts: true }).script, javascript)
  const head = '<script type="module" src="/drafts.js"></script>'
  const page = await stage.show({ head, form: { ...contact, drafts: true } })
  await fillIn(page)
  await expect.poll(() => keptAnswers(page)).toBe(2)
  await page.reload()
  await page.getByText('We kept what you wrote on').waitFor()
  expect(await page.getByLabel('Your name').inputValue()).toBe('Ada')
  await send(page).click()
  await sent(page)
  await expect.poll(() => keptAnswers(page)).toBe(0)
})
