import type { Locator, Page } from '@playwright/test'
import { hideCaption, hideSpotlight, showCaption, spotlight } from './caption.ts'

/** The pace at which a page is touched: at once, or at a pace that a room can follow. */
export interface Hand {
  /** Shows the audience what is going on. */
  readonly say: (page: Page, words: string) => Promise<void>
  readonly press: (target: Locator) => Promise<void>
  /** Typed letter by letter at a slow pace. */
  readonly write: (target: Locator, text: string) => Promise<void>
  readonly paste: (target: Locator, text: string) => Promise<void>
  /** Time to read what stands there now. */
  readonly look: (page: Page) => Promise<void>
}

/** Touches at once and says nothing. */
export const quickHand: Hand = {
  say: async () => undefined,
  press: (target) => target.click(),
  write: (target, text) => target.fill(text),
  paste: (target, text) => target.fill(text),
  look: async () => undefined,
}

const letterMs = 45
const aimMs = 900
const lookMs = 3500

/** Touches as a person who explains it: a caption, a ring around what is touched, time to read. */
export const slowHand: Hand = {
  async say(page, words) {
    await showCaption(page, words)
    await page.waitForTimeout(lookMs)
  },
  async press(target) {
    await aim(target)
    await hideSpotlight(target.page())
    await target.click()
  },
  async write(target, text) {
    await aim(target)
    await target.clear()
    await target.pressSequentially(text, { delay: letterMs })
    await hideSpotlight(target.page())
  },
  async paste(target, text) {
    await aim(target)
    await target.fill(text)
    await hideSpotlight(target.page())
  },
  look: (page) => page.waitForTimeout(lookMs),
}

async function aim(target: Locator): Promise<void> {
  await hideCaption(target.page())
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (box) await spotlight(target.page(), box)
  await target.page().waitForTimeout(aimMs)
}
