import { join } from 'node:path'
import { test as base, type Page } from '@playwright/test'
import { type HeadedSite, startHeadedSite } from './headed-site.ts'
import { type Published, publishEachWay } from './publish-each-way.ts'
import { type PublishedSite, startSite } from './published.ts'
import { type RunningRelay, startRelay } from './relay.ts'
import { type StaticHost, serveFolder } from './static-host.ts'

/** A studio on a plain file server, a form that it published in each way, and a site that has the files. */
export interface Publication {
  readonly studio: StaticHost
  /** The maker's studio, with the form. */
  readonly maker: Page
  readonly published: Published
  readonly site: HeadedSite
}

/** Expensive things that the tests of a worker share. A test whose data another could meet brings names or ids of its own. */
interface WorkerFixtures {
  /** A relay in local mode, with the studio. Tests that stop it, or change its keys and templates, start their own. */
  readonly relay: RunningRelay
  /** A site of published pages, and the relay behind its line. */
  readonly pages: PublishedSite
  readonly publication: Publication
}

export const test = base.extend<object, WorkerFixtures>({
  relay: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are wanted.
    async ({}, use) => {
      const relay = await startRelay()
      await use(relay)
      await relay.stop()
    },
    { scope: 'worker' },
  ],
  pages: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are wanted.
    async ({}, use) => {
      const site = await startSite()
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
  publication: [
    async ({ browser }, use) => {
      const studio = await serveFolder(join(import.meta.dirname, '..', '..', 'dist'), '/repo/')
      const site = await startHeadedSite()
      const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
      const maker = await context.newPage()
      await use({ studio, maker, published: await publishEachWay(maker, studio.url), site })
      await context.close()
      await Promise.all([studio.close(), site.close()])
    },
    { scope: 'worker' },
  ],
})
