import { describe, expect, it } from 'vitest'
import { readUserAgent } from '../index.ts'

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36'

describe('readUserAgent', () => {
  it.each([
    [`Mozilla/5.0 (X11; Linux x86_64) ${chrome}`, 'Linux', 'Desktop', 'Chrome', '156.0.0.0'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Edg/156.0.1`, 'Windows', 'Desktop', 'Edge', '156.0.1'],
    ['Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0', 'Android', 'Mobile', 'Firefox', '145.0'],
    [`Mozilla/5.0 (Linux; Android 15; SM-X910) ${chrome}`, 'Android', 'Tablet', 'Chrome', '156.0.0.0'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1',
      'iOS',
      'Mobile',
      'Safari',
      '19.0',
    ],
    ['curl/8.9.1', '', '', '', ''],
    ['', '', '', '', ''],
  ])('[E22] reads %s', (userAgent, system, platform, browser, version) => {
    expect(readUserAgent(userAgent)).toEqual({
      user_os: system,
      user_platform: platform,
      user_browser: browser,
      user_version: version,
    })
  })
})
