import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { keepMemorySmall, localBanner } from './run-relay.ts'

describe('the banner of local mode', () => {
  it('[S124] names the address and the data folder, as seen from here', () => {
    expect(localBanner(4400, { dataFolder: resolve('.letterslot'), smtp: undefined })).toBe(`
  Letterslot is ready:  http://localhost:4400

  Forms are kept in your browser, test mail in ./.letterslot
  Nothing leaves this computer until you connect a provider.     Stop: Ctrl-C
`)
  })

  it('[S124] says so when mail leaves this computer', () => {
    const smtp = {
      host: 'smtp.example.org',
      port: 465,
      tls: 'implicit',
      login: { user: 'me', password: 'secret' },
    } as const
    const banner = localBanner(4400, { dataFolder: '/data', smtp })
    expect(banner).toContain('Mail goes out through smtps://me@smtp.example.org:465.')
    expect(banner).toContain('settings and messages in /data')
    expect(banner).not.toMatch(/Nothing leaves|secret/)
  })
})

it('[S313] what is resident beyond 130 MB is collected every ten seconds, and nothing below it', () => {
  let residentMb = 95
  const collected: number[] = []
  const calls: [() => void, number][] = []
  keepMemorySmall({
    collect: () => collected.push(residentMb),
    residentBytes: () => residentMb * 1e6,
    repeat: (callback, everyMs) => calls.push([callback, everyMs]),
  })
  const [[look, everyMs] = [() => {}, 0]] = calls
  for (const size of [95, 130, 131, 238, 120]) {
    residentMb = size
    look()
  }
  expect([everyMs, collected]).toEqual([10_000, [131, 238]])
})
