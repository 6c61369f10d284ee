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
