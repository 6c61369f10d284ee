import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Page, Route } from '@playwright/test'
import { type CapturingProvider, providerOrigin, standInForProvider } from '../../e2e/harness/provider.ts'
import { type RunningRelay, startRelay } from '../../e2e/harness/relay.ts'
import { serveFolder } from '../../e2e/harness/static-host.ts'
import { type Hand, quickHand } from './hand.ts'

/** A visitor's browser, whose plug can be pulled. */
export interface Visitor {
  readonly open: (address: string) => Promise<Page>
  readonly pullPlug: () => Promise<void>
  readonly plugIn: () => Promise<void>
  /** From now on EmailJS keeps this browser waiting, until what this resolves to is called. */
  readonly makeWait: () => Promise<() => void>
  /** EmailJS as this browser meets it. */
  readonly provider: CapturingProvider
}

/** The stage of the story: the maker's browser, a relay with an empty data folder, a web space, a visitor. */
export interface Stage {
  readonly relay: RunningRelay
  readonly studio: Page
  /** EmailJS as the maker's browser meets it. */
  readonly provider: CapturingProvider
  readonly hand: Hand
  /** Makes a picture of what stands there now, if any are wanted. */
  readonly shoot: (page: Page, name: string) => Promise<void>
  /** The maker's web space: what is put into the folder stands at the address. */
  readonly site: { readonly folder: string; readonly url: string }
  readonly visitor: Visitor
  readonly close: () => Promise<void>
}

export interface StageOptions {
  readonly browser: Browser
  readonly hand?: Hand
  readonly shoot?: Stage['shoot']
  readonly look?: BrowserContextOptions
}

const viewport = { width: 1280, height: 800 }

/** Sets the stage: servers on free ports, data in temporary folders, nothing that leaves this computer. */
export async function setStage({
  browser,
  hand = quickHand,
  shoot = async () => undefined,
  look = { reducedMotion: 'reduce' },
}: StageOptions): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'letterslot-demo-'))
  const [relay, host] = await Promise.all([startRelay(), serveFolder(folder, '/')])
  const maker = await browser.newContext({ viewport, ...look })
  const provider = await standInForProvider(maker)
  const visiting = await browser.newContext({ viewport, ...look })
  return {
    relay,
    provider,
    hand,
    shoot,
    studio: await maker.newPage(),
    site: { folder, url: host.url },
    visitor: { ...visitorIn(visiting), provider: await standInForProvider(visiting) },
    async close() {
      await Promise.all([maker.close(), visiting.close()])
      await Promise.all([relay.stop(), host.close()])
      rmSync(folder, { recursive: true, force: true })
      rmSync(relay.dataFolder, { recursive: true, force: true })
    },
  }
}

function visitorIn(context: BrowserContext): Omit<Visitor, 'provider'> {
  const everything = `${providerOrigin}/**`
  const fail = (route: Route): Promise<void> => route.abort('internetdisconnected')
  return {
    async open(address) {
      const page = await context.newPage()
      await page.goto(address)
      return page
    },
    async pullPlug() {
      await context.setOffline(true)
      // The stand-in answers before the browser's own network is asked, so it must be unplugged as well.
      await context.route(everything, fail)
    },
    async makeWait() {
      const line = Promise.withResolvers<void>()
      await context.route(everything, async (route) => {
        await line.promise
        await route.fallback()
      })
      return line.resolve
    },
    async plugIn() {
      await context.unroute(everything, fail)
      await context.setOffline(false)
    },
  }
}
