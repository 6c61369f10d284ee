import { expect, it } from 'vitest'
import { contact } from '../../react/src/forms.test.fixture.ts'
import { element, run, script, send, setElementStage, toldOf } from '../test/element-stage.ts'
import { fillIn, sent } from './element-events.test.kit.ts'

const stage = setElementStage()

it('[B34] several on a page send each their own, from one outbox', async () => {
  const other = element.replace('>', ' id="second">')
  const page = await stage.show({ body: element + other })
  const second = page.locator('#second')
  await page.getByLabel('Your name').first().fill('First')
  await second.getByLabel('Your name').fill('Second')
  await second.getByLabel('E-mail').fill('second@example.org')
  await second.locator('button[type=submit]').click()
  await second.getByRole('heading', { name: 'Sent', exact: true }).waitFor()
  expect(await page.getByLabel('Your name').first().inputValue()).toBe('First')
  expect(stage.server().posts.map(({ body }) => JSON.parse(body).template_params.full_name)).toEqual(['Second'])
})

it('[B34] the focus stays where somebody writes when another form of the page has news', async () => {
  const page = await stage.show({ body: element + element.replace('>', ' id="second">') })
  const letGo = Promise.withResolvers<void>()
  await page.route('**/email/send', async (route) => {
    await letGo.promise
    await route.fulfill({ body: 'OK' })
  })
  const first = page.locator('letterslot-form').first()
  await first.getByLabel('Your name').fill('Ada')
  await first.getByLabel('E-mail').fill('ada@example.org')
  await first.locator('button[type=submit]').click()
  await page.locator('#second').getByLabel('Message').focus()
  letGo.resolve()
  await sent(page)
  expect(
    await page
      .locator('#second')
      .getByLabel('Message')
      .evaluate((area) => area.matches(':focus')),
  ).toBe(true)
})

it('[B35 F50] the script twice, as a module and not: one form, one message', async () => {
  const head = `${script}<script defer src="/letterslot-form.js?again"></script>`
  stage.put('/letterslot-form.js', stage.built().script, { 'Content-Type': 'text/javascript' })
  const page = await stage.show({ head })
  await fillIn(page)
  await send(page).click()
  await sent(page)
  expect([await page.locator('form').count(), stage.server().posts.length]).toEqual([1, 1])
})

it('[B36 F50] taken out of the page while it sends: the message goes out once', async () => {
  const page = await stage.show()
  const letGo = Promise.withResolvers<void>()
  await page.route('**/email/send', async (route) => {
    await letGo.promise
    await route.continue()
  })
  const answered = page.waitForResponse('**/email/send')
  await fillIn(page)
  await send(page).click()
  await expect.poll(() => toldOf(page)).toContain('queued')
  await run(page, (host) => host.remove())
  letGo.resolve()
  await answered
  // Whoever opens the page again finds nothing that waits, and nothing goes out a second time.
  await page.reload()
  await page.getByLabel('Your name').waitFor()
  expect(stage.server().posts.length).toBe(1)
})

it('[B36 F50] taken out while it sends and put back: it says that the message was sent', async () => {
  const page = await stage.show()
  const letGo = Promise.withResolvers<void>()
  await page.route('**/email/send', async (route) => {
    await letGo.promise
    await route.continue()
  })
  await fillIn(page)
  await send(page).click()
  await expect.poll(() => toldOf(page)).toContain('queued')
  const answered = page.waitForResponse('**/email/send')
  await run(page, (host) => {
    Object.assign(globalThis, { host })
    host.remove()
  })
  letGo.resolve()
  await answered
  await page.evaluate(() => document.body.append(Reflect.get(globalThis, 'host')))
  await sent(page)
  expect(stage.server().posts.length).toBe(1)
})

it('[B37] moved on the page, or taken out and put back later, it holds what was written', async () => {
  const page = await stage.show({ body: `${element}<div id="place"></div>` })
  await fillIn(page)
  await run(page, (host) => document.getElementById('place')?.append(host))
  expect(await page.getByLabel('Your name').inputValue()).toBe('Ada')
  await run(page, (host) => {
    Object.assign(globalThis, { host })
    host.remove()
  })
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
  await page.evaluate(() => document.body.append(Reflect.get(globalThis, 'host')))
  expect(await page.getByLabel('E-mail').inputValue()).toBe('ada@example.org')
  await send(page).click()
  await sent(page)
})

it('[R820] counts no steps where a review follows a form whose pages stand one below the other', async () => {
  const page = await stage.show({ form: { ...contact, review: true } })
  await fillIn(page)
  await page.getByRole('button', { name: 'Next: Review' }).click()
  await page.getByRole('heading', { name: 'Is everything right?' }).waitFor()
  expect(await page.getByText(/^Step \d/).count()).toBe(0)
  await page.getByRole('button', { name: 'Back' }).click()
  await page.locator('h2:focus', { hasText: 'Write to us' }).waitFor()
})
