import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { document, element, script, send, sendingTo, setElementStage } from '../test/element-stage.ts'
import { csp } from '../test/stage.ts'
import { fillIn, sends } from './element-hostile.test.kit.ts'

const stage = setElementStage('0.0.0.0')

const json = { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': '*' }
const javascript = { 'Content-Type': 'text/javascript; charset=utf-8', 'Access-Control-Allow-Origin': '*' }
const keep = 'Keep this page open: this browser does not let us save your answers.'

/** A page of another site with the element in a frame. */
async function framed(sandbox: string | undefined, before?: () => void): Promise<Page> {
  const { port, origin } = stage.server()
  stage.put('/letterslot-form.js', stage.built().script, javascript)
  stage.put('/framed.json', JSON.stringify(sendingTo(origin)), json)
  stage.put('/framed', document(script, '<letterslot-form src="/framed.json"></letterslot-form>'))
  const frame = `<iframe id="frame" width="600" height="700" src="${origin}/framed"${sandbox === undefined ? '' : ` sandbox="${sandbox}"`}></iframe>`
  return await stage.show({
    head: '',
    body: frame,
    policy: '',
    origin: `http://127.0.0.1:${port}`,
    ...(before && { before }),
  })
}

it('[B40] works on a page of plain http that is no loopback address, where much is missing', async () => {
  const { networkInterfaces } = await import('node:os')
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((one) => one?.family === 'IPv4' && !one.internal)
  const page = await stage.show({ origin: `http://${outside?.address}:${stage.server().port}` })
  expect(
    await page.evaluate(() => [
      isSecureContext,
      'randomUUID' in crypto,
      'locks' in navigator,
      'serviceWorker' in navigator,
    ]),
  ).toEqual([false, false, false, false])
  await sends(page, stage)
})

describe('in a frame', () => {
  it('[B41 F47] that is sandboxed it sends, from no origin at all', async () => {
    const page = await framed('allow-scripts allow-forms')
    const frame = page.frameLocator('#frame')
    await fillIn(frame)
    await frame.locator('button[type=submit]').click()
    await frame.getByRole('heading', { name: 'Sent', exact: true }).waitFor()
    expect(stage.server().posts.map(({ origin }) => origin)).toEqual(['null'])
  })

  it('[B41] that may not even submit forms a press on Send counts all the same, once', async () => {
    const page = await framed('allow-scripts')
    const frame = page.frameLocator('#frame')
    await fillIn(frame)
    await frame.getByLabel('E-mail').press('Enter')
    await frame.getByRole('heading', { name: 'Sent', exact: true }).waitFor()
    expect(stage.server().posts.length).toBe(1)
    expect(stage.forgive().filter((line) => !line.includes("'allow-forms' permission is not set"))).toEqual([])
  })

  it('[B41 B42 F47] without storage it says to keep the page open, and sends when it can', async () => {
    const page = await framed('allow-scripts allow-forms')
    const frame = page.frameLocator('#frame')
    await fillIn(frame)
    await page.route('**/email/send', (route) => route.abort())
    await frame.locator('button[type=submit]').click()
    await frame.getByRole('heading', { name: 'Not sent yet' }).waitFor()
    await frame.getByText(keep).waitFor()
    await page.unroute('**/email/send')
    // It tries again by itself, within seconds.
    await frame.getByRole('heading', { name: 'Sent', exact: true }).waitFor()
    expect(stage.server().posts.length).toBe(1)
    stage.forgive()
  })

  it('[B42 F47] of another site, where the browser blocks storage, it sends', async () => {
    const page = await framed(undefined, () => {
      for (const name of ['indexedDB', 'localStorage', 'sessionStorage', 'caches'])
        Object.defineProperty(globalThis, name, {
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError')
          },
        })
    })
    const frame = page.frameLocator('#frame')
    await fillIn(frame)
    await frame.locator('button[type=submit]').click()
    await frame.getByRole('heading', { name: 'Sent', exact: true }).waitFor()
    expect(stage.server().posts.map(({ origin }) => origin)).toEqual([stage.server().origin])
  })
})

describe('messages from elsewhere', () => {
  it('[B43 F48] nobody listens for them', async () => {
    const page = await stage.show({
      before: () => {
        const kinds: string[] = []
        Object.assign(globalThis, { kinds })
        const add = EventTarget.prototype.addEventListener
        EventTarget.prototype.addEventListener = function (...all: Parameters<typeof add>) {
          if (this === globalThis) kinds.push(all[0])
          return add.apply(this, all)
        }
      },
    })
    await sends(page, stage)
    expect(await page.evaluate(() => [Reflect.get(globalThis, 'kinds').includes('message'), onmessage])).toEqual([
      false,
      null,
    ])
  })

  it('[B43 F48] well made, malformed and huge ones, from a frame and a parent of another origin, change nothing', async () => {
    const { port, origin } = stage.server()
    const foreign = `http://127.0.0.1:${port}`
    const say = (to: string): string => `<script>
      const all = [null, '', '{', { type: 'letterslot-submit' }, { type: 'letterslot-sent', id: 'x', detail: { id: 'x' } },
        JSON.parse('{ "__proto__": { "form": {} } }'), { form: { format: 'letterslot.form/1' } }, 'x'.repeat(1e6), new ArrayBuffer(8)]
      const { port1, port2 } = new MessageChannel()
      addEventListener('message', ({ data }) => {
        if (data !== 'go') return
        for (const one of all) ${to}.postMessage(one, '*')
        ${to}.postMessage({ type: 'connect' }, '*', [port1])
        port2.postMessage('letterslot-submit')
        ${to}.postMessage('said', '*')
      })</script>`
    stage.put('/frame', document(say('parent'), ''))
    stage.put('/parent', document(say('frames[0]'), `<iframe width="700" height="900" src="${origin}/host"></iframe>`))
    // It stands between the two.
    const page = await stage.show({
      body: `${element}<iframe src="${foreign}/frame"></iframe>`,
      policy: '',
      options: {},
    })
    await send(page).waitFor()
    await page.addInitScript(() => {
      const said: string[] = []
      Object.assign(globalThis, { said })
      addEventListener('message', ({ data, origin }) => data === 'said' && said.push(origin))
    })
    await page.goto(`${foreign}/parent`)
    const frame = page.frames().find((one) => one.url() === `${origin}/host`)
    if (!frame) throw new Error('The page stands in no frame.')
    await fillIn(page.frameLocator('iframe'))
    await frame.evaluate(() => {
      for (const one of [parent, frames[0]]) one?.postMessage('go', '*')
    })
    await frame.waitForFunction(() => Reflect.get(globalThis, 'said').length === 2)
    expect(
      await frame.evaluate(() => [
        Reflect.get(globalThis, 'said'),
        Reflect.get(globalThis, 'heard').map(([type]: [string]) => type),
      ]),
    ).toEqual([
      [foreign, foreign],
      ['change', 'change'],
    ])
    expect(stage.server().posts).toEqual([])
    await page.frameLocator('iframe').getByRole('button', { name: 'Send', exact: true }).click()
    await page.frameLocator('iframe').getByRole('heading', { name: 'Sent', exact: true }).waitFor()
    expect(stage.server().posts.length).toBe(1)
  })
})

describe('a provider that is not reached', () => {
  async function notSent(target: string): Promise<void> {
    const page = await stage.show({ policy: csp.replace("connect-src 'self'", `connect-src 'self' ${target}`) })
    stage.put('/contact.form.json', JSON.stringify(sendingTo(target)), json)
    await send(page).waitFor()
    await page.reload()
    await fillIn(page)
    await send(page).click()
    await page.getByRole('heading', { name: 'Not sent yet' }).waitFor()
    await page.getByText('Saved on this device').first().waitFor()
    expect(await page.locator('[part=notice]').isVisible()).toBe(false)
    // It complains of each further try, as long as it is there.
    await page.goto('about:blank')
    stage.forgive()
  }

  it('[B48 F26] that refuses the connection: not sent yet, and saved', () => notSent('http://localhost:1'))

  it('[B48 F27] that answers without CORS headers: not sent yet, and saved', async () => {
    const server = createServer((_request, response) => response.end('OK'))
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const address = server.address()
    try {
      await notSent(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
    } finally {
      server.close()
    }
  })
})
