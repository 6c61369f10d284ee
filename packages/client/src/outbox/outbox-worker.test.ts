import { createServer, type ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { rolldown } from 'rolldown'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { findChromium, suiteChromiumArgs } from '../../../../scripts/chromium.ts'
import { bundleWorker } from '../../bundle-worker.ts'
import { syncTag } from './background-sync.ts'

const name = 'outbox-worker-test'

const pageScript = `
  import { createOutbox } from '@letterslot/client/outbox'
  const outbox = createOutbox({ name: '${name}' })
  const connection = { origin: location.origin, publicKey: 'k', serviceId: 's', templateId: 't' }
  globalThis.outbox = outbox
  globalThis.take = (id) => outbox.enqueue({ id, writtenAt: '2026-11-21T14:02:00Z', form: { id: 'f', title: 'F' }, connection, params: {} })
  globalThis.register = (url, type = 'classic') => navigator.serviceWorker.register(url, { type }).then(() => navigator.serviceWorker.ready)
  await outbox.ready
  document.title = 'ready'`

/** The same worker, whose hold on a message ends after 3 s: what replaces it need not wait for 45. */
const hastyScript = `
  import { serveOutbox } from './serve-outbox.ts'
  serveOutbox(globalThis, { policy: { timeoutMs: 2000, leaseMarginMs: 1000 } })`

async function bundle(code: string): Promise<string> {
  const here = fileURLToPath(new URL('page.js', import.meta.url))
  const build = await rolldown({
    input: here,
    resolve: { conditionNames: ['letterslot-source', 'module', 'browser', 'import'] },
    plugins: [
      { name: 'page', resolveId: (id) => (id === here ? id : null), load: (id) => (id === here ? code : null) },
    ],
  })
  const { output } = await build.generate()
  await build.close()
  return output[0].code
}

/** The provider's received requests, and its answers. */
const arrived: { readonly id: string; readonly repeat: string | undefined }[] = []
let answer: (response: ServerResponse) => void = () => {}
const accept = (response: ServerResponse): void => void response.writeHead(200).end('OK')
const fail = (response: ServerResponse): void => void response.writeHead(503).end('busy')
let scripts: Record<string, string> = {}
const server = createServer(async (request, response) => {
  const path = request.url ?? ''
  if (request.method === 'POST') {
    let body = ''
    for await (const chunk of request) body += chunk
    const { letterslot_id: id, letterslot_repeat: repeat } = JSON.parse(body).template_params
    arrived.push({ id, repeat })
    return answer(response)
  }
  const script = scripts[path]
  response.setHeader('content-type', script === undefined ? 'text/html' : 'text/javascript')
  response.end(script ?? '<!doctype html><title>…</title><script type="module" src="/page.js"></script>')
})

let origin = ''
let browser: Browser
let context: BrowserContext
beforeAll(async () => {
  const worker = await bundleWorker()
  scripts = {
    '/page.js': await bundle(pageScript),
    '/hasty-worker.js': await bundle(hastyScript),
    '/outbox-worker.js': worker,
    // A page's own worker that takes ours in, and does not wait to replace an older one.
    '/own-worker.js': "importScripts('/outbox-worker.js'); addEventListener('install', () => skipWaiting())",
    '/stranger.js': "addEventListener('message', () => {})",
  }
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  origin = `http://localhost:${typeof address === 'object' ? address?.port : ''}`
  // The whole Chromium: the headless shell grants no Background Sync.
  const executablePath = findChromium()
  browser = await chromium.launch({ ...(executablePath && { executablePath }), args: suiteChromiumArgs })
}, 60_000)
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await browser.close()
}, 30_000)
beforeEach(async () => {
  arrived.length = 0
  answer = fail
  context = await browser.newContext()
})
afterEach(async () => {
  // Chromium does not close while a worker is at work.
  const page = await context.newPage()
  await page.goto(`${origin}/stranger.js`)
  await page.evaluate(async () => {
    for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister()
  })
  await context.close()
})

async function openPage(): Promise<Page> {
  const page = await context.newPage()
  await page.goto(origin)
  await page.waitForFunction(() => document.title === 'ready')
  return page
}

/** Other processes take their time, on a busy machine even more. */
const eventually = <Value>(look: () => Value | Promise<Value>): Promise<Value> => vi.waitFor(look, 15_000)

/** Runs a line in the page, where the outbox stands. */
const run = (page: Page, line: string): Promise<unknown> => page.evaluate(line)
const stateOf = (page: Page, id: string): Promise<unknown> =>
  run(page, `outbox.get('${id}').then((e) => e.state.status)`)
const sends = (page: Page): Promise<unknown> => run(page, 'outbox.health().sendsWhenClosed')

/** Has the browser send the sync that it was asked for, as it does when the network is back. */
async function dispatchSync(page: Page): Promise<void> {
  const session = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations.filter(({ isDeleted }) => !isDeleted)
      if (registration) resolve(registration.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId,
    tag: syncTag(name),
    lastChance: false,
  })
}

describe('a service worker that sends', { timeout: 40_000 }, () => {
  it('[L82] [F40] is not claimed without one, nor for one that knows nothing of the outbox', async () => {
    const page = await openPage()
    await run(page, 'take("one")')
    await eventually(() => expect(arrived).not.toEqual([]))
    expect(await sends(page)).toBe(false)
    await run(page, 'register("/stranger.js").then(() => take("two"))')
    await eventually(async () => expect(await stateOf(page, 'two')).toBe('waiting'))
    expect(await sends(page)).toBe(false)
  })

  it('[L82] [L83] is claimed where it answers and the browser granted it: it sends what waits after the page is closed', async () => {
    const page = await openPage()
    await run(page, 'register("/outbox-worker.js").then(() => take("one"))')
    await eventually(async () => expect(await sends(page)).toBe(true))
    await eventually(async () => expect(await stateOf(page, 'one')).toBe('waiting'))
    const other = await context.newPage()
    await other.goto(`${origin}/stranger.js`)
    // A page that dies in the middle of a try holds its message for 45 s.
    await run(page, 'outbox.close()')
    await page.close()
    arrived.length = 0
    answer = accept
    await eventually(async () => {
      await dispatchSync(other)
      expect(arrived).toEqual([{ id: 'one', repeat: 'yes' }])
    })
    const again = await openPage()
    await eventually(async () => expect(await run(again, 'outbox.count()')).toBe(0))
  })

  it('[L84] [F44] may be replaced while it sends: nothing is lost, no double is unmarked', async () => {
    const page = await openPage()
    await run(page, 'register("/hasty-worker.js", "module").then(() => take("one"))')
    await eventually(async () => expect(await stateOf(page, 'one')).toBe('waiting'))
    await run(page, 'outbox.close()')
    arrived.length = 0
    const held: ServerResponse[] = []
    answer = (response) => held.push(response)
    // The browser's own sync may still be at work, on the answer before.
    await eventually(async () => {
      await dispatchSync(page)
      expect(held).toHaveLength(1)
    })
    await run(page, 'register("/own-worker.js")')
    await page.waitForFunction(async () => {
      const { active } = await navigator.serviceWorker.ready
      return active?.scriptURL.endsWith('/own-worker.js')
    })
    answer = accept
    for (const response of held) accept(response)
    const again = await openPage()
    await run(again, 'take("two")')
    await eventually(async () => expect(await run(again, 'outbox.count()')).toBe(0))
    expect(new Set(arrived.map(({ id }) => id))).toEqual(new Set(['one', 'two']))
    const marks = arrived.filter(({ id }) => id === 'one').map(({ repeat }) => repeat)
    expect(marks.filter((mark) => mark === 'yes')).toEqual(marks)
  })
})
