import { createServer } from 'node:http'
import { extname } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Browser, CDPSession, Page } from 'playwright'
import { closed, portOf, types } from '../../e2e/harness/static-host.ts'
import { withChromium } from '../chromium.ts'
import type { Round, Scale } from '../suite.ts'

/** Hands out a site: for a path without its slash a file, and the page itself for the empty one. */
export type Site = (path: string) => string | Buffer | undefined

const packedSites = new WeakMap<Site, Site>()

/** The same site compressed by brotli, as hosts do: each file once for all rounds. */
function packed(site: Site): Site {
  const known = new Map<string, Buffer | undefined>()
  const made =
    packedSites.get(site) ??
    ((path) => {
      if (!known.has(path)) {
        const text = site(path)
        known.set(path, text === undefined ? undefined : brotliCompressSync(text))
      }
      return known.get(path)
    })
  packedSites.set(site, made)
  return made
}

/** A phone of the middle class on a slow line: 4 times slower than this processor, 1.6 Mbit/s, 150 ms from request to answer. */
const slow = {
  slowdown: 4,
  line: { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 },
}

/** Serves a site as hosts do; nothing is kept by the browser. A smoke has it as it is: compressing takes longer than all else. */
async function serveSite(
  site: Site,
  scale: Scale,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const isPacked = scale === 'whole'
  const files = isPacked ? packed(site) : site
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname.slice(1)
    const body = files(path)
    if (body === undefined) {
      response.writeHead(404).end()
      return
    }
    const type = types[extname(path)] ?? types['.html'] ?? 'text/html'
    const encoding = isPacked ? { 'Content-Encoding': 'br' } : {}
    response.writeHead(200, { 'Content-Type': type, ...encoding, 'Cache-Control': 'no-store' })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${portOf(server)}/`, close: () => closed(server) }
}

/** The first paint with content, in ms since the page was asked for. */
const paintedMs = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [first] = list.getEntriesByName('first-contentful-paint')
          if (first) resolve(first.startTime)
        }).observe({ type: 'paint', buffered: true })
      }),
  )

/** Turns to a field and writes a letter at once: the time from the key until the frame that shows it, in ms. */
async function firstKeyMs(page: Page, field: string): Promise<number> {
  const target = page.locator(field).first()
  await target.evaluate((input) => {
    input.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => Object.assign(window, { paintedKeyMs: performance.now() - timeStamp })
        requestAnimationFrame(() => port2.postMessage(undefined))
      },
      { once: true, capture: true },
    )
  })
  await target.focus()
  await page.keyboard.press('a')
  await page.waitForFunction(() => 'paintedKeyMs' in window)
  return page.evaluate(() => Number(Reflect.get(window, 'paintedKeyMs')))
}

/** All that travelled on the line so far. */
interface Traffic {
  requests: number
  bytes: number
}

async function listen(session: CDPSession, scale: Scale): Promise<Traffic> {
  const traffic: Traffic = { requests: 0, bytes: 0 }
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.requests += 1
    traffic.bytes += encodedDataLength
  })
  await session.send('Network.enable')
  if (scale === 'whole') {
    await session.send('Network.emulateNetworkConditions', slow.line)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slow.slowdown })
  }
  return traffic
}

/** Selectors of a page, of CSS. */
export interface Signs {
  /** Is pressed as soon as it is drawn. */
  readonly press: string
  /** Is to be drawn before, where it is something else. */
  readonly drawn?: string
  /** The answer to the press. */
  readonly answer: string
  /** A field to write in. */
  readonly field?: string
}

const phone = { viewport: { width: 412, height: 915 } }

/** Is told in the page, in ms since it was asked for. */
interface Watched {
  readonly drawnMs: number
  /** That had come when it was drawn. */
  readonly requests: number
  readonly kb: number
  readonly answeredMs: number
}

/**
 * Runs in the page: looks at each frame, and presses in the one that shows what is to be pressed. What drives the browser would ask
 * at growing distances, up to half a second late.
 */
function watchFrames({ press, drawn = press, answer }: Signs): void {
  const find = (selector: string): Element | undefined => {
    const roots = [document, ...Array.from(document.querySelectorAll('letterslot-form'), (one) => one.shadowRoot)]
    return roots.map((root) => root?.querySelector(selector)).find((one) => one != null) ?? undefined
  }
  const isShown = (element: Element | undefined): boolean =>
    element !== undefined && element.getClientRects().length > 0
  let seen: Omit<Watched, 'answeredMs'> | undefined
  const look = (): void => {
    const control = find(press)
    if (!seen && isShown(find(drawn)) && control instanceof HTMLElement) {
      const came = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')].filter(
        (one) => one instanceof PerformanceResourceTiming && one.responseEnd > 0,
      )
      const bytes = came.reduce(
        (sum, one) => sum + (one instanceof PerformanceResourceTiming ? one.transferSize : 0),
        0,
      )
      seen = { drawnMs: performance.now(), requests: came.length, kb: bytes / 1000 }
      control.click()
    }
    if (seen && find(answer)) Object.assign(window, { watched: { ...seen, answeredMs: performance.now() } })
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Opens an address; presses what there is to press as soon as it is drawn. */
async function pressAtOnce(browser: Browser, url: string, signs: Signs, scale: Scale): Promise<Round> {
  const page = await browser.newPage(phone)
  const traffic = await listen(await page.context().newCDPSession(page), scale)
  await page.addInitScript(watchFrames, signs)
  page.setDefaultTimeout(120_000)
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => 'watched' in window)
  const watched: Watched = await page.evaluate(() => Reflect.get(window, 'watched'))
  await page.waitForLoadState('networkidle')
  const round = { paintedMs: await paintedMs(page), ...watched }
  return { ...round, wholeKb: traffic.bytes / 1000, allRequests: traffic.requests }
}

/** Opens an address, waits until all of it came, and writes the first letter. */
async function writeFirst(browser: Browser, url: string, field: string, scale: Scale): Promise<Round> {
  const page = await browser.newPage(phone)
  await listen(await page.context().newCDPSession(page), scale)
  await page.goto(url, { waitUntil: 'networkidle' })
  return { keyMs: await firstKeyMs(page, field) }
}

/** Opens a site in passing, so that the server has compressed its files, which a host does before anybody asks. */
async function compressAll(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage(phone)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.close()
}

/** Opens a site in a fresh browser on the slow line, and says what that took; in a smoke nothing is slow. */
export async function openSlowly(site: Site, signs: Signs, scale: Scale): Promise<Round> {
  const server = await serveSite(site, scale)
  try {
    return await withChromium(scale, async (browser) => {
      if (scale === 'whole') await compressAll(browser, server.url)
      const pressed = await pressAtOnce(browser, server.url, signs, scale)
      return { ...pressed, ...(signs.field && (await writeFirst(browser, server.url, signs.field, scale))) }
    })
  } finally {
    await server.close()
  }
}
