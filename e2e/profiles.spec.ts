import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { plainHost } from '../playwright.config.ts'
import { openProfile } from './harness/open-profile.ts'
import { expectHeading, writeAndSend } from './harness/published.ts'
import { test } from './harness/test.ts'

const saved = 'Not sent yet. Saved on this device.'

const newProfile = (): string => mkdtempSync(join(tmpdir(), 'letterslot-profile-'))

/** Ends the whole browser from one moment to the next: nothing of it is asked, nothing is written any more. */
async function crash(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page)
  const closed = context.waitForEvent('close')
  // The answer to this never comes: who would give it is dead.
  session.send('Browser.crash').catch(() => undefined)
  await closed
}

test.beforeEach(({ pages: { line } }) => line.set({ kind: 'up' }))

test.describe('a published page', () => {
  test('[T735 F04 F05] the browser is killed right after *saved*: opened again, the message is there, and arrives @release', async ({
    pages: site,
  }) => {
    const address = await site.publish('contact')
    const profile = newProfile()
    const first = await openProfile(profile)
    const page = await first.newPage()
    site.line.set({ kind: 'down' })
    await page.goto(address)
    await writeAndSend(page, 'Kept through a crash')
    await page.getByRole('heading', { name: saved }).waitFor()
    await crash(first, page)

    site.line.set({ kind: 'up' })
    const second = await openProfile(profile)
    const later = await second.newPage()
    await later.goto(address)
    await expect.poll(async () => (await site.mails('Kept through a crash')).length, { timeout: 20_000 }).toBe(1)
    await expect(later.getByText(/is not sent yet/)).toHaveCount(0)
    await second.close()
  })

  test('[T736 F01] site data are blocked: it sends, and offline asks to keep the page open', async ({
    pages: site,
  }) => {
    const profile = newProfile()
    mkdirSync(join(profile, 'Default'))
    const blocked = { profile: { default_content_setting_values: { cookies: 2 } } }
    writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(blocked))
    const context = await openProfile(profile)
    const page = await context.newPage()
    await page.goto(await site.publish('contact'))
    await context.setOffline(true)
    await writeAndSend(page, 'Without any storage')
    await expectHeading(page, 'Not sent yet')
    await expect(page.getByText('Keep this page open: this browser does not let us save your answers.')).toBeVisible()
    await expect(page.getByText(/saved/i)).toHaveCount(0)
    await context.setOffline(false)
    await expect(page.getByRole('heading', { name: 'Sent', exact: true })).toBeVisible({ timeout: 20_000 })
    expect(await site.mails('Without any storage')).toHaveLength(1)
    await context.close()
  })
})

test('[T739 F40] a plain http page, without locks, service worker and randomUUID: kept, sent later, and no sentence says more', async ({
  page,
  context,
  pages: site,
}) => {
  const address = (await site.publish('contact')).replace('localhost', plainHost)
  site.line.set({ kind: 'down' })
  await page.goto(address)
  expect(
    await page.evaluate(() => [
      isSecureContext,
      'locks' in navigator,
      'serviceWorker' in navigator,
      'randomUUID' in crypto,
    ]),
  ).toEqual([false, false, false, false])
  await writeAndSend(page, 'Over plain http')
  await expectHeading(page, saved)
  await expect(page.getByText('You may close this page', { exact: false })).toHaveCount(0)
  await page.close()
  site.line.set({ kind: 'up' })
  const later = await context.newPage()
  await later.goto(address)
  await expect.poll(async () => (await site.mails('Over plain http')).length, { timeout: 20_000 }).toBe(1)
  await expect(later.getByText(/is not sent yet/)).toHaveCount(0)
})
