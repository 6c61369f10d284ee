import { mkdirSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, vi } from 'vitest'
import { root } from '../../scripts/checks/tree.ts'
import { chromium } from './chromium.ts'
import type { Engine, EngineBrowser, EngineOptions, EnginePage } from './engine.ts'
import { firefox } from './firefox.ts'
import { endBrowsersOf } from './kill-tree.ts'
import { buildForEngines, type EngineBuilds, type EngineSite } from './site.ts'
import { webkit } from './webkit.ts'

/** The stage of a scenario: one engine, its browsers and sites. */
export interface Stage {
  readonly engine: Engine
  /** A tab of the browser that the scenarios of a file share. */
  readonly open: () => Promise<EnginePage>
  /** A browser of its own, on a fresh profile or on one of before, until the end of the test. */
  readonly start: (options?: Partial<EngineOptions>) => Promise<EngineBrowser & { readonly profile: string }>
  /** Keeps a picture of what is seen, as `.cache/engines/ENGINE-NAME.png`, for whoever compares the engines. */
  readonly picture: (page: EnginePage, name: string) => Promise<void>
  /** A site of its own, so that no other scenario's messages wait there. */
  readonly site: (form?: object) => Promise<EngineSite>
}

const asked = process.env['LETTERSLOT_ENGINES']?.split(',')
const engines = [chromium, firefox, webkit].filter(({ name }) => asked?.includes(name) ?? true)

/** Plays scenarios on each engine. */
export function onEachEngine(play: (stage: Stage) => void): void {
  vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })
  let builds: EngineBuilds
  beforeAll(async () => {
    builds = await buildForEngines()
  })
  describe.each(engines.map((engine) => [engine.name, engine] as const))('%s', (_name, engine) => {
    const ends: (() => Promise<unknown>)[] = []
    const profiles: string[] = []
    let shared: { readonly profile: string; readonly browser: Promise<EngineBrowser> } | undefined

    const newProfile = (): string => mkdtempSync(join(tmpdir(), 'letterslot-engine-'))
    async function start(options: Partial<EngineOptions> = {}): Promise<EngineBrowser & { profile: string }> {
      const profile = options.profile ?? newProfile()
      profiles.push(profile)
      const browser = await engine.start({ ...options, profile })
      return { ...browser, profile }
    }

    // No browser is asked to close: one that a test failed with may not answer any more.
    afterEach(async () => {
      await endBrowsersOf(profiles.splice(0))
      await Promise.all(ends.splice(0).map((end) => end()))
    })
    afterAll(() => shared && endBrowsersOf([shared.profile]))
    play({
      engine,
      start,
      async open() {
        if (!shared) {
          const profile = newProfile()
          shared = { profile, browser: engine.start({ profile }) }
        }
        return (await shared.browser).open()
      },
      picture(page, name) {
        const folder = join(root, '.cache', 'engines')
        mkdirSync(folder, { recursive: true })
        return page.screenshot(join(folder, `${engine.name.toLowerCase()}-${name}.png`))
      },
      async site(form) {
        const site = await builds.startSite(form)
        ends.push(site.close)
        return site
      },
    })
  })
}
