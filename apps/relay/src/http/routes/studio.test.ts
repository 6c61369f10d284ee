import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { testApp } from '../../relay.test.fixture.ts'

function buildStudio(): string {
  const outer = mkdtempSync(join(tmpdir(), 'letterslot-studio-'))
  const folder = join(outer, 'dist')
  mkdirSync(join(folder, 'assets'), { recursive: true })
  writeFileSync(join(outer, 'secret.txt'), 'outside')
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html><head><title>L</title><script src="./assets/main-Ab3_x9Zk.js"></script></head></html>',
  )
  writeFileSync(join(folder, 'mail-frame.html'), '<!doctype html><title>frame</title>')
  writeFileSync(join(folder, 'assets', 'main-Ab3_x9Zk.js'), 'run()')
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>')
  return folder
}
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self' https: http://localhost:*; img-src 'self' data:; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types letterslot-intake 'allow-duplicates'"
const studio = (isLocal: boolean) => testApp({ studioFolder: buildStudio(), isLocal, port: 4400 })
const get = (
  { app }: ReturnType<typeof studio>,
  path: string,
  headers: Record<string, string> = { 'Sec-Fetch-Mode': 'navigate' },
) => app.request(path, { headers: { Host: 'localhost:4400', ...headers } })

describe('the studio that the relay serves', () => {
  it.each(['/', '/index.html', '/messages', '/forms/abc/build', '/messages/'])(
    '[S110] answers the navigation to %s with the start page under its strict policy',
    async (path) => {
      const response = await get(studio(true), path)
      expect(response.status).toBe(200)
      expect(Object.fromEntries(response.headers)).toEqual({
        'content-type': 'text/html; charset=UTF-8',
        'cache-control': 'no-cache',
        'content-security-policy': policy,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
      })
      expect(await response.text()).toBe(
        '<!doctype html><html><head><meta name="letterslot-relay" content="local"><title>L</title><script src="/assets/main-Ab3_x9Zk.js"></script></head></html>',
      )
    },
  )

  it('[S110] is there for a program that asks for the address alone', async () => {
    expect((await get(studio(true), '/', {})).status).toBe(200)
  })

  it('[S111] is told that a server serves it, where one does', async () => {
    expect(await (await get(studio(false), '/')).text()).toContain('<meta name="letterslot-relay" content="server">')
  })

  it('[S112] is kept for ever where the name has the hash of the content, and asked for again elsewhere', async () => {
    const hashed = await get(studio(true), '/assets/main-Ab3_x9Zk.js', {})
    expect([await hashed.text(), hashed.headers.get('content-type'), hashed.headers.get('cache-control')]).toEqual([
      'run()',
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ])
    const plain = await get(studio(true), '/favicon.svg', {})
    expect([plain.headers.get('content-type'), plain.headers.get('cache-control')]).toEqual([
      'image/svg+xml',
      'no-cache',
    ])
  })

  it('[S111] may ask nothing of this computer where a server serves it', async () => {
    const { headers } = await get(studio(false), '/')
    expect(headers.get('content-security-policy')).toBe(policy.replace(' http://localhost:*', ''))
  })

  it('[S113] leaves the frame for mail to its own policy, in a sandbox, for its own pages', async () => {
    const frame = await get(studio(true), '/mail-frame.html')
    expect([
      frame.status,
      frame.headers.get('content-security-policy'),
      frame.headers.get('x-content-type-options'),
    ]).toEqual([200, "frame-ancestors 'self'; sandbox allow-scripts", 'nosniff'])
  })

  it.each([
    ['/healthz', 200],
    ['/readyz', 200],
    ['/metrics', 401],
    ['/api/v1/hello', 200],
    ['/api/v1/messages', 401],
    ['/api/v1/pair', 404],
    ['/api/unknown', 404],
    ['/api/v1.0/email/send', 405],
    ['/gone.js', 404],
    ['/assets/main-Ab3_x9Zk.js', 200],
    ['/', 200],
    ['/mail-frame.html', 200],
  ])('[S340] [F75] keeps %s out of the frames of other sites, by its type and nothing else', async (path, status) => {
    const answer = await get(studio(true), path, {})
    expect([answer.status, answer.headers.get('x-content-type-options')]).toEqual([status, 'nosniff'])
    expect(answer.headers.get('content-security-policy')).toMatch(/(?:^|; )frame-ancestors '(?:self|none)'(?:;|$)/)
  })

  it.each(['/', '/api/v1/pair', '/mail-frame.html'])(
    '[S340] [F75] keeps what it answers to a foreign name for %s out of frames',
    async (path) => {
      const { status, headers } = await studio(true).app.request(path, { headers: { Host: 'evil.example' } })
      expect([status, headers.get('x-content-type-options'), headers.get('content-security-policy')]).toEqual([
        421,
        'nosniff',
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      ])
    },
  )

  it.each([
    '/gone.js',
    '/assets/gone-Ab3_x9Zk.js',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets',
    '/%00',
  ])('[S114] answers 404 to a request for %s', async (path) => {
    expect((await get(studio(true), path, {})).status).toBe(404)
  })

  it('[S114] answers unknown paths of the API with 404 also to a navigation', async () => {
    expect((await get(studio(true), '/api/v1/unknown')).status).toBe(404)
    expect((await get(studio(true), '/api/')).status).toBe(404)
  })

  it('[S115] says how to build it where it is not built', async () => {
    const response = await get(testApp({ studioFolder: '/nowhere', isLocal: true, port: 4400 }), '/')
    expect([response.status, await response.text()]).toEqual([
      503,
      'The studio is not built yet. Run npm run build, then reload this page.',
    ])
  })
})
