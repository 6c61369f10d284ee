import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { startHeadedSite } from './harness/headed-site.ts'
import { serveFolder } from './harness/static-host.ts'
import { test } from './harness/test.ts'

/** The address of the page that Chromium draws in a frame whose page refuses to be framed. */
const refused = 'chrome-error://chromewebdata/'

test('[S340] [F75] a page of another site that frames the studio pairs with nothing and shows nothing of it', async ({
  page,
  relay,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'letterslot-frames-'))
  const site = await serveFolder(folder, '/')
  const framed = ['/', '/messages', '/mail-frame.html', '/api/v1/hello', '/api/v1/inbox']
  const frames = framed.map((path) => `<iframe src="${relay.url}${path}"></iframe>`)
  writeFileSync(join(folder, 'index.html'), `<!doctype html><title>Foreign</title>${frames.join('')}`)
  const writing: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') writing.push(`${request.method()} ${request.url()}`)
  })
  // 127.0.0.1 is another site to a browser than localhost.
  await page.goto(site.url.replace('localhost', '127.0.0.1'))
  const inside = () => page.frames().slice(1)
  await expect.poll(() => inside().map((frame) => frame.url())).toEqual(framed.map(() => refused))
  for (const frame of inside()) expect(await frame.locator('#root').count()).toBe(0)
  expect(writing).toEqual([])

  // The same frames in the studio's own page: there the frame for mail works, so it was the policy that refused.
  await page.goto(relay.url)
  const ready = page.evaluate(
    (src) =>
      new Promise((resolve) => {
        addEventListener('message', ({ data }) => resolve(data))
        const frame = document.createElement('iframe')
        frame.src = src
        document.body.append(frame)
      }),
    '/mail-frame.html',
  )
  expect(await ready).toEqual({ letterslotReady: true })
  await site.close()
})

test('[T801] [F75] a static host that sends what its _headers file says is framed by no other site', async ({
  page,
}) => {
  const dist = join(import.meta.dirname, '..', 'dist')
  const site = await startHeadedSite()
  const headers = headersFor(readFileSync(join(dist, '_headers'), 'utf8'))
  for (const path of ['/index.html', '/mail-frame.html']) {
    site.put(path, readFileSync(join(dist, path), 'utf8'), headers(path))
  }
  site.put(
    '/foreign',
    ['index', 'mail-frame'].map((name) => `<iframe src="${site.origin}/${name}.html"></iframe>`).join(),
  )
  await page.goto(`${site.elsewhere}/foreign`)
  const inside = () => page.frames().slice(1)
  await expect.poll(() => inside().map((frame) => frame.url())).toEqual([refused, refused])
  await page.goto(`${site.origin}/foreign`)
  const paths = () => inside().map((frame) => frame.url().replace(site.origin, ''))
  await expect.poll(paths).toEqual(['/index.html', '/mail-frame.html'])
  await site.close()
})

/** Reads a `_headers` file; the policies of all that match an address are sent as one header. */
function headersFor(file: string): (path: string) => Record<string, string> {
  const rules = file.split(/^(?=\/)/m).map((rule) => rule.trim().split(/\n\s*/))
  return (path) => {
    const sent: Record<string, string> = {}
    for (const [place, ...lines] of rules) {
      if (place !== '/*' && place !== path) continue
      for (const line of lines) {
        const [name = '', value = ''] = line.split(/: (.*)/)
        sent[name] = sent[name] === undefined ? value : `${sent[name]}, ${value}`
      }
    }
    return sent
  }
}
