import { describe, expect, it } from 'vitest'
import { testApp } from '../../relay.test.fixture.ts'
import { sendFormPath, sendPath } from './protocol.ts'
import { post } from './wire-calls.test.fixture.ts'

describe('origins', () => {
  it.each([sendPath, sendFormPath])('[S43] [F51] answers the preflight of %s for any origin', async (path) => {
    const { app } = testApp()
    const headers = { Origin: 'https://any.example', 'Access-Control-Request-Method': 'POST' }
    const response = await app.request(path, { method: 'OPTIONS', headers })
    expect(response.status).toBe(204)
    expect(Object.fromEntries(response.headers)).toEqual({
      'access-control-allow-origin': 'https://any.example',
      'access-control-allow-methods': 'POST, OPTIONS',
      'access-control-allow-headers': 'content-type',
      'access-control-max-age': '86400',
      'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'access-control-expose-headers': 'Retry-After, Letterslot-Code',
      vary: 'Origin',
    })
  })

  it('[S44] [F51] lets null pass only where it is listed', async () => {
    const relay = testApp({}, { LETTERSLOT_ALLOWED_ORIGINS: 'null' })
    expect((await post(relay, {}, { Origin: 'null' })).status).toBe(200)
    expect((await post(relay)).status).toBe(403)
  })

  it('[S44] lets the studio that the relay serves send', async () => {
    const server = testApp({}, { LETTERSLOT_URL: 'https://forms.example' })
    expect((await post(server, {}, { Origin: 'https://forms.example' })).status).toBe(200)
    const local = testApp({ isLocal: true, port: 4400 })
    expect((await post(local, {}, { Origin: 'http://localhost:4400' })).status).toBe(200)
  })

  it.each(['http://localhost:5173', 'http://localhost:3000', 'http://localhost'])(
    '[S395] in local mode lets a site on this computer send, from %s, and nowhere else',
    async (Origin) => {
      const local = testApp({ isLocal: true, port: 4400 })
      const answer = await post(local, {}, { Origin })
      expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, Origin])
      const served = testApp({}, { LETTERSLOT_URL: 'https://forms.example' })
      expect((await post(served, {}, { Origin })).status).toBe(403)
    },
  )

  it.each([
    'http://localhost.evil.example',
    'http://evil.example:5173',
    'http://localhost:5173.evil.example',
    'http://notlocalhost:5173',
    'http://192.168.0.7:5173',
    'https://site.example:1',
    'null',
  ])('[S395] in local mode refuses %s', async (Origin) => {
    const local = testApp({ isLocal: true, port: 4400 })
    expect((await post(local, {}, { Origin })).status).toBe(403)
  })
})
