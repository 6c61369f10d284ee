import { createServer } from 'node:http'
import { extname } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, type CDPSession, chromium, type Page } from 'playwright'
import { closed, portOf, types } from '../../e2e/harness/static-host.ts'
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts'
import type { Round } from '../suite.ts'

/** Hands out a site: for a path without its slash the text of a file, and the page itself for the empty one. */
export type Site = (path: string) => string | Buffer | undefined

/** A phone of the middle class on a slow line: 4 times slower than this processor, 1.6 Mbit/s, 150 ms from request to answer. */
const slowdown = 4
const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 }

/** Serves a site as hosts do: compressed by brotli, once for all who ask; nothing kept by the browser. */
async function serveSite(site: Site): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const packed = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname.slice(1)
    const text = site(path)
    if (text === undefined) {
      response.writeHead(404).end()
      return
    }
    const body = packed.get(path) ?? brotliCompressSync(text)
    packed.set(path, body)
    const type = types[extname(path)] ?? types['.html'] ?? 'text/html'
    response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'br', 'Cache-Control': 'no-store' })
    response.end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${portOf(server)}/`, close: () => closed(server) }
}

/** Time since the page was asked for, as the page can tell it: once its thread is free. */
const nowMs = (page: Page): Promise<number> => page.evaluate(() => performance.now())

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

async function listen(session: CDPSession): Promise<Traffic> {
  const traffic: Traffic = { requests: 0, bytes: 0 }
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.requests += 1
    traffic.bytes += encodedDataLength
  })
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', line)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return traffic
}

/** Selectors of a page. */
export interface Signs {
  /** Drawn: what is pressed at once. */
  readonly press: string
  /** The answer to the press. */
  readonly answer: string
  /** A field to write in. */
  readonly field?: string
}

const phone = { viewport: { width: 412, height: 915 } }

/** Opens an address; presses what there is to press as soon as it is drawn. */
async function pressAtOnce(browser: Browser, url: string, { press, answer }: Signs): Promise<Round> {
  const page = await browser.newPage(phone)
  const traffic = await listen(await page.context().newCDPSession(page))
  await page.goto(url, { waitUntil: 'commit' })
  page.setDefaultTimeout(120_000)
  const button = page.locator(press).first()
  await button.waitFor()
  const drawnMs = await nowMs(page)
  const { requests, bytes } = traffic
  await button.evaluate((control) => control instanceof HTMLElement && control.click())
  await page.locator(answer).first().waitFor({ state: 'attached' })
  const answeredMs = await nowMs(page)
  await page.waitForLoadState('networkidle')
  const round = { paintedMs: await paintedMs(page), drawnMs, requests, kb: bytes / 1000, answeredMs }
  return { ...round, wholeKb: traffic.bytes / 1000, allRequests: traffic.requests }
}

/** Opens an address, waits until all of it came, and writes the first letter. */
async function writeFirst(browser: Browser, url: string, field: string): Promise<Round> {
  const page = await browser.newPage(phone)
  await listen(await page.context().newCDPSession(page))
  await page.goto(url, { waitUntil: 'networkidle' })
  return { keyMs: await firstKeyMs(page, field) }
}

/** Opens a site in passing, so that the server has compressed its files, which a host does before anybody asks. */
async function compressAll(browser: Browser, url: string): Promise<void> {
  const page = await browser.newPage(phone)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.close()
}

/** Opens a site in a fresh browser on the slow line, and says what that took. */
export async function openSlowly(site: Site, signs: Signs): Promise<Round> {
  const server = await serveSite(site)
  const executablePath = findChromium()
  const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath ? { executablePath } : {}) })
  try {
    await compressAll(browser, server.url)
    const pressed = await pressAtOnce(browser, server.url, signs)
    return { ...pressed, ...(signs.field && (await writeFirst(browser, server.url, signs.field))) }
  } finally {
    await browser.close()
    await server.close()
  }
}
