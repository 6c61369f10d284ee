import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { siteOrigin, testApp } from '../relay.test.fixture.ts'
import { sendFormPath, sendPath } from './paths.ts'
import { idsOf, postForm, seen } from './wire-calls.test.fixture.ts'

describe('limits', () => {
  it.each([
    ['a body that is announced too long', { 'Content-Length': '600000' }, '{}'],
    ['a body that is too long', {}, ' '.repeat(600_000)],
  ])('[S49] [F52] refuses %s before it is parsed', async (_, headers, body) => {
    const { app } = testApp()
    const response = await app.request(sendPath, { method: 'POST', headers: { Origin: siteOrigin, ...headers }, body })
    expect([response.status, response.headers.get('connection')]).toEqual([413, 'close'])
  })

  it('[S49] [F52] refuses more parts than any form has', async () => {
    const relay = testApp()
    const response = await postForm(relay, [
      ...Array.from({ length: 1001 }, (_, index) => [`f${index}`, ''] as const),
      ...idsOf(relay),
    ])
    expect(response.status).toBe(413)
  })

  it.each([
    ['without a boundary', 'multipart/form-data', '--x\r\n\r\n--x--'],
    ['of another type', 'text/plain', 'x'],
    ['whose header never ends', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="a"'],
    [
      'that is cut off',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nvalue',
    ],
  ])('[S49] [F52] refuses a form %s', async (_, type, body) => {
    const { app } = testApp()
    const headers = { Origin: siteOrigin, 'Content-Type': type }
    expect(await seen(await app.request(sendFormPath, { method: 'POST', headers, body }))).toMatchObject({
      status: 400,
      code: 'body-unreadable',
    })
  })

  it('[S49] answers any bytes with one of its answers', async () => {
    const { app } = testApp()
    const headers = { Origin: siteOrigin, 'Content-Type': 'multipart/form-data; boundary=x' }
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(sendPath, sendFormPath),
        fc.uint8Array({ maxLength: 400 }),
        async (path, bytes) => {
          const response = await app.request(path, { method: 'POST', headers, body: Uint8Array.from(bytes) })
          expect(response.status).toBe(400)
        },
      ),
      { numRuns: 200 },
    )
  })
})
