import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { defaultRates, parseRates } from './rates.ts'

const faultsOf = (env: Readonly<Record<string, string>>) => {
  const read = readConfig({ env })
  return read.ok ? [] : read.error.faults
}

describe('the settings', () => {
  it('[S30] have defaults that run a test inbox on this computer', () => {
    const read = readConfig({ env: {} })
    if (!read.ok) throw read.error
    const { isTrustedProxy, dataFolder, ...config } = read.value.config
    expect(config).toEqual({
      smtp: undefined,
      from: { name: 'Letterslot', address: 'forms@localhost' },
      defaultTo: undefined,
      url: undefined,
      allowedOrigins: [],
      publicKey: undefined,
      privateKey: undefined,
      studioFolder: undefined,
      rate: undefined,
      keepDays: 30,
      port: 4400,
      host: '127.0.0.1',
    })
    expect(isTrustedProxy('127.0.0.1')).toBe(false)
    expect(dataFolder).toMatch(/\.letterslot$/)
  })

  it('[S30] come from the environment, and from the command line before it', () => {
    const env = {
      LETTERSLOT_SMTP_URL: 'smtps://me:secret@smtp.example.org',
      LETTERSLOT_FROM: 'Forms <forms@example.org>',
      LETTERSLOT_DEFAULT_TO: 'me@example.org',
      LETTERSLOT_URL: 'https://forms.example.org/',
      LETTERSLOT_ALLOWED_ORIGINS: 'https://a.example, http://localhost:3000/, null',
      LETTERSLOT_TRUSTED_PROXIES: '10.0.0.0/8',
      LETTERSLOT_PUBLIC_KEY: 'public_key',
      LETTERSLOT_PRIVATE_KEY: 'a-private-key-of-24-letters',
      LETTERSLOT_DATA_DIR: '/data',
      LETTERSLOT_STUDIO_DIR: '/studio',
      LETTERSLOT_RATE: 'off',
      LETTERSLOT_KEEP_DAYS: 'forever',
      PORT: '1',
      HOST: '0.0.0.0',
    }
    const read = readConfig({ env, flags: { PORT: '5000', HOST: undefined } })
    if (!read.ok) throw read.error
    const { isTrustedProxy, smtp, ...config } = read.value.config
    expect(smtp).toMatchObject({ host: 'smtp.example.org', port: 465 })
    expect(config).toEqual({
      from: { name: 'Forms', address: 'forms@example.org' },
      defaultTo: 'me@example.org',
      url: 'https://forms.example.org',
      allowedOrigins: ['https://a.example', 'http://localhost:3000', 'null'],
      publicKey: 'public_key',
      privateKey: 'a-private-key-of-24-letters',
      dataFolder: '/data',
      studioFolder: '/studio',
      rate: 'off',
      keepDays: undefined,
      port: 5000,
      host: '0.0.0.0',
    })
    expect([isTrustedProxy('10.1.2.3'), isTrustedProxy('11.1.2.3')]).toEqual([true, false])
    expect(read.value.report.map(({ variable, source }) => `${variable} ${source}`)).toContain('PORT command line')
    expect(JSON.stringify(read.value.report)).not.toMatch(/secret|a-private-key/)
  })

  it.each([
    ['LETTERSLOT_SMTP_URL', 'http://x', 'it must begin with smtp:// or smtps://.'],
    ['LETTERSLOT_FROM', 'Forms <a@b.example, c@d.example>', 'it must read like Forms <forms@example.org>.'],
    ['LETTERSLOT_FROM', 'a@b.example\nBcc: c@d.example', 'it must read like Forms <forms@example.org>.'],
    ['LETTERSLOT_DEFAULT_TO', 'nobody', 'it must be one plain address, as you@example.org.'],
    ['LETTERSLOT_URL', 'forms.example.org', '"forms.example.org" is not an origin such as https://example.org.'],
    [
      'LETTERSLOT_ALLOWED_ORIGINS',
      'https://a.example/path',
      '"https://a.example/path" is not an origin such as https://example.org.',
    ],
    [
      'LETTERSLOT_TRUSTED_PROXIES',
      '10.0.0.0/99',
      '"10.0.0.0/99" is neither an address nor a network such as 10.0.0.0/8.',
    ],
    ['LETTERSLOT_PUBLIC_KEY', 'a b', 'it must have 8 to 128 letters, digits, - or _.'],
    ['LETTERSLOT_PRIVATE_KEY', 'short', 'it must have 24 to 128 letters, digits, - or _.'],
    [
      'LETTERSLOT_RATE',
      'fast',
      'it must read like 10/min burst 5 (for an address), 10/min burst 5, 100/h (and for a key), or off.',
    ],
    [
      'LETTERSLOT_RATE',
      '1/s, ',
      'it must read like 10/min burst 5 (for an address), 10/min burst 5, 100/h (and for a key), or off.',
    ],
    [
      'LETTERSLOT_RATE',
      '1/s, 2/s, 3/s',
      'it must read like 10/min burst 5 (for an address), 10/min burst 5, 100/h (and for a key), or off.',
    ],
    ['LETTERSLOT_KEEP_DAYS', '-1', 'it must be a whole number of days, or forever.'],
    ['PORT', '70000', 'it must be a port from 0 to 65535.'],
    ['HOST', 'a b', 'it must be an address or a host name, as 127.0.0.1.'],
  ])('[S31] refuse %s=%j with the reason and the way out', (variable, value, message) => {
    expect(faultsOf({ [variable]: value })).toEqual([{ variable, message }])
  })

  it('[S31] name every fault of one start at once', () => {
    expect(faultsOf({ PORT: 'x', HOST: '!' }).map(({ variable }) => variable)).toEqual(['PORT', 'HOST'])
  })

  it.each([
    ['LETTERSLOT_SMTP_URI', 'did you mean LETTERSLOT_SMTP_URL?'],
    ['LETTERSLOT_ALLOWED_ORIGIN', 'did you mean LETTERSLOT_ALLOWED_ORIGINS?'],
    ['letterslot_from', 'did you mean LETTERSLOT_FROM?'],
    ['LETTERSLOT_SMTP', 'did you mean LETTERSLOT_SMTP_URL?'],
    ['LETTERSLOT_PASSWORD', 'letterslot doctor lists all.'],
  ])('[S347] refuse the unknown name %s: %s', (variable, hint) => {
    expect(faultsOf({ [variable]: 'anything' })).toEqual([
      { variable, message: `there is no setting of this name; ${hint}` },
    ])
  })

  it.each(['LETTERSLOT_SERVICE_HOST', 'LETTERSLOT_PORT', 'LETTERSLOT_PORT_4400_TCP_ADDR', 'PATH'])(
    '[S347] leave %s alone, which others set',
    (variable) => {
      expect(faultsOf({ [variable]: 'tcp://10.0.0.1:4400' })).toEqual([])
    },
  )

  it('[S32] want a sender where mail goes out', () => {
    expect(faultsOf({ LETTERSLOT_SMTP_URL: 'smtp://localhost:25' })).toEqual([
      {
        variable: 'LETTERSLOT_FROM',
        message:
          'it is required with LETTERSLOT_SMTP_URL: write the sender of your mail, as Forms <forms@example.org>.',
      },
    ])
  })

  const { key } = defaultRates
  it.each([
    ['10/s', { address: { perSecond: 10, burst: 10 }, key }],
    ['30/min', { address: { perSecond: 0.5, burst: 30 }, key }],
    ['5/h burst 20', { address: { perSecond: 5 / 3600, burst: 20 }, key }],
    [
      '10/min burst 5, 200/h',
      { address: { perSecond: 10 / 60, burst: 5 }, key: { perSecond: 200 / 3600, burst: 200 } },
    ],
    ['10/min burst 5,100/h', defaultRates],
    ['off', 'off'],
  ])('[S33] read the rate %s', (text, value) => {
    expect(parseRates(text)).toEqual({ ok: true, value })
  })
})
