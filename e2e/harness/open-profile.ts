import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, test } from '@playwright/test'
import { findChromium } from '../../scripts/chromium.ts'

/** A whole Chromium of its own, its profile in `folder`: one without a window heeds no preferences of a profile. */
export function openProfile(folder: string): Promise<BrowserContext> {
  const { launchOptions, viewport } = test.info().project.use
  const executablePath = findChromium()
  return chromium.launchPersistentContext(folder, {
    ...launchOptions,
    ...(executablePath ? { executablePath } : {}),
    ...(viewport ? { viewport } : {}),
  })
}

/** A browser of its own, which lets frames keep what they have to, but for those of one site. */
export function openBrowserThatBlocks(origin: string): Promise<BrowserContext> {
  const folder = mkdtempSync(join(tmpdir(), 'letterslot-profile-'))
  mkdirSync(join(folder, 'Default'))
  const exceptions = { cookies: { [`${origin},*`]: { setting: 2 } } }
  const profile = { cookie_controls_mode: 0, block_third_party_cookies: false, content_settings: { exceptions } }
  writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify({ profile }))
  return openProfile(folder)
}
