import { describe, expect, it } from 'vitest'
import { testApp } from '../../relay.test.fixture.ts'

const paths = ['/', '/healthz', '/metrics', '/api/v1/hello', '/api/v1/messages', '/api/v1/nowhere']

describe('the headers of every answer', () => {
  it.each(paths)('[S401] %s asks for TLS for a year where the public address is https', async (path) => {
    const { app } = testApp({}, { LETTERSLOT_URL: 'https://relay.example.org' })
    expect((await app.request(path)).headers.get('strict-transport-security')).toBe('max-age=31536000')
  })

  it.each(paths)('[S401] %s asks for no TLS where nobody said that there is some', async (path) => {
    const { app } = testApp()
    expect((await app.request(path)).headers.get('strict-transport-security')).toBeNull()
  })

  it.each(['templates', 'services', 'messages', 'messages/summary', 'keys', 'nowhere'])(
    '[S400] no cache keeps what /api/v1/%s tells',
    async (path) => {
      const { app, privateKey } = testApp()
      const answer = await app.request(`/api/v1/${path}`, { headers: { Authorization: `Bearer ${privateKey}` } })
      expect(answer.headers.get('cache-control')).toBe('no-store')
    },
  )
})
