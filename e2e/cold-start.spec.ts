import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { expect } from '@playwright/test'
import { brotliBytes, scriptsLoadedAt, studioStarts } from '../scripts/sizes/studio-starts.ts'
import { modulesOf } from './harness/loaded-modules.ts'
import { standInForProvider } from './harness/provider.ts'
import { type StaticHost, serveFolder } from './harness/static-host.ts'
import { test } from './harness/test.ts'

const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')

let host: StaticHost

test.beforeAll(async () => {
  host = await serveFolder(dist, '/repo/')
})
test.afterAll(() => host.close())

/** The folders of the studio's features that modules come from, in the order of the alphabet. */
function featuresIn(modules: readonly string[]): readonly string[] {
  const folders = modules.flatMap((path) => /^apps\/studio\/src\/features\/([^/]+)\//.exec(path)?.[1] ?? [])
  return [...new Set(folders)].sort()
}

test('[T1120] a cold start loads at most 204,800 bytes of script for the first screen, and for the library', async ({
  context,
}) => {
  // Both screens load most of the same files.
  const sizes = new Map<string, number>()
  for (const [screen, scripts] of Object.entries(await studioStarts(context, host.url))) {
    for (const { text } of scripts) if (!sizes.has(text)) sizes.set(text, brotliBytes(text))
    const bytes = scripts.reduce((sum, { text }) => sum + (sizes.get(text) ?? 0), 0)
    expect(bytes, screen).toBeGreaterThan(100_000)
    expect(bytes, screen).toBeLessThanOrEqual(204_800)
  }
})

test('[T1121] a shared form loads nothing of the studio, drawn and sent', async ({ page, context }) => {
  const provider = await standInForProvider(context)
  const form = readFileSync(join(root, 'scripts', 'sizes', 'contact.form.json'), 'utf8')
  const code = deflateSync(JSON.stringify(JSON.parse(form))).toString('base64url')
  // The outbox is asked for once the form is drawn, which may be after the network has been idle.
  const outbox = page.waitForResponse(/\/outbox-[^/]*\.js$/)
  const drawn = await scriptsLoadedAt(page, `${host.url}f/#1.${code}`, outbox)
  const later: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') later.push(request.url())
  })
  for (const field of await page.getByRole('textbox').all()) await field.fill('ada@example.org')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: 'Sent', exact: true })).toBeVisible()
  expect(provider.requests).toHaveLength(1)
  expect(later).toEqual([])
  const modules = modulesOf(drawn)
  expect(modules).toContain('packages/client/src/outbox/create-outbox.ts')
  expect(featuresIn(modules)).toEqual(['shared-form'])
  expect(modules.filter((path) => /node_modules\/(idb|valibot|zustand|@tanstack\/(react-)?router)/.test(path))).toEqual(
    [],
  )
  expect(modules.filter((path) => /^apps\/studio\/src\/domain\/(storage|sending|document)\//.test(path))).toEqual([])
})
