import { resolve } from 'node:path'
import type { Result } from '@letterslot/core'
import { parseAddress } from '@letterslot/email'
import { describeAccount, parseSmtpUrl, type SmtpAccount } from './mail/smtp-account.ts'
import { ConfigError, type ConfigFault } from './settings/config-error.ts'
import { type Mailbox, parseMailbox } from './settings/mailbox.ts'
import { parseOrigin, parseOriginList } from './settings/origin-list.ts'
import { type IsProxy, parseProxyList } from './settings/proxy-list.ts'
import { parseRates, type Rates } from './settings/rate.ts'
import { findUnknownNames } from './settings/unknown-names.ts'

/** Everything that can be set, read and checked. */
export interface Config {
  /** Undefined: mail goes to the test inbox. */
  readonly smtp: SmtpAccount | undefined
  readonly from: Mailbox
  readonly defaultTo: string | undefined
  /** The public address, as an origin. */
  readonly url: string | undefined
  readonly allowedOrigins: readonly string[]
  readonly isTrustedProxy: IsProxy
  readonly publicKey: string | undefined
  readonly privateKey: string | undefined
  readonly dataFolder: string
  /** Undefined: the one of this repository. */
  readonly studioFolder: string | undefined
  /** Undefined: `defaultRates` on a server, none in local mode. */
  readonly rate: Rates | 'off' | undefined
  /** Undefined: parameters of delivered messages are kept for ever. */
  readonly keepDays: number | undefined
  readonly port: number
  readonly host: string
}

/** One setting as `letterslot doctor` prints it; `shown` never holds a secret. */
export interface SettingReport {
  readonly variable: string
  readonly shown: string
  readonly source: 'environment' | 'command line' | 'default'
}

/** The environment, and what the command line says instead. */
export interface ConfigInput {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly flags?: Readonly<Record<string, string | undefined>>
}

const defaultFrom: Mailbox = { name: 'Letterslot', address: 'forms@localhost' }
const loopbackHosts: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost'])

/** Whether a HOST can be reached from this computer only. */
export function isLoopback(host: string): boolean {
  return loopbackHosts.has(host)
}

/**
 * Reads and checks all settings at once, so that one start shows every fault.
 * @returns the settings and where each came from, or a `ConfigError` that names each bad one and the way out.
 */
export function readConfig({
  env,
  flags = {},
}: ConfigInput): Result<{ readonly config: Config; readonly report: readonly SettingReport[] }, ConfigError> {
  const faults: ConfigFault[] = []
  const report: SettingReport[] = []
  const read = <T>(
    variable: string,
    parse: (text: string) => Result<T, string>,
    otherwise: { readonly value: T; readonly shown: string },
    show: (value: T, text: string) => string = (_, text) => text,
  ): T => {
    const text = (flags[variable] ?? env[variable] ?? '').trim()
    const parsed = text === '' ? undefined : parse(text)
    if (parsed !== undefined && !parsed.ok) faults.push({ variable, message: `${parsed.error}.` })
    const value = parsed?.ok ? parsed.value : otherwise.value
    const source = text === '' ? 'default' : flags[variable] === undefined ? 'environment' : 'command line'
    report.push({ variable, shown: parsed?.ok ? show(parsed.value, text) : otherwise.shown, source })
    return value
  }

  const smtp = read<SmtpAccount | undefined>(
    'LETTERSLOT_SMTP_URL',
    (text) => {
      const parsed = parseSmtpUrl(text)
      return parsed.ok ? parsed : failed(parsed.error.message.replace(/^[^:]*: |\.$/g, ''))
    },
    { value: undefined, shown: 'not set: mail goes to the test inbox' },
    (account) => (account === undefined ? '' : describeAccount(account)),
  )
  const from = read<Mailbox | undefined>('LETTERSLOT_FROM', parseMailbox, {
    value: undefined,
    shown: `${defaultFrom.name} <${defaultFrom.address}>`,
  })
  if (smtp !== undefined && from === undefined && !faults.some(({ variable }) => variable === 'LETTERSLOT_FROM')) {
    faults.push({
      variable: 'LETTERSLOT_FROM',
      message: 'it is required with LETTERSLOT_SMTP_URL: write the sender of your mail, as Forms <forms@example.org>.',
    })
  }
  const config: Config = {
    smtp,
    from: from ?? defaultFrom,
    defaultTo: read<string | undefined>(
      'LETTERSLOT_DEFAULT_TO',
      (text) => {
        const address = parseAddress(text)
        return address === undefined ? failed('it must be one plain address, as you@example.org') : done(address)
      },
      { value: undefined, shown: 'not set' },
    ),
    url: read<string | undefined>('LETTERSLOT_URL', parseOrigin, { value: undefined, shown: 'not set' }),
    allowedOrigins: read('LETTERSLOT_ALLOWED_ORIGINS', parseOriginList, { value: [], shown: 'none' }),
    isTrustedProxy: read<IsProxy>('LETTERSLOT_TRUSTED_PROXIES', parseProxyList, { value: () => false, shown: 'none' }),
    publicKey: read<string | undefined>('LETTERSLOT_PUBLIC_KEY', parseKey(8), { value: undefined, shown: 'not set' }),
    privateKey: read<string | undefined>(
      'LETTERSLOT_PRIVATE_KEY',
      parseKey(24),
      { value: undefined, shown: 'not set' },
      () => 'set (hidden)',
    ),
    dataFolder: read('LETTERSLOT_DATA_DIR', (text) => done(resolve(text)), {
      value: resolve('.letterslot'),
      shown: resolve('.letterslot'),
    }),
    studioFolder: read<string | undefined>('LETTERSLOT_STUDIO_DIR', (text) => done(resolve(text)), {
      value: undefined,
      shown: 'dist/',
    }),
    rate: read<Rates | 'off' | undefined>('LETTERSLOT_RATE', parseRates, {
      value: undefined,
      shown: '10/min burst 5, 100/h; off in local mode',
    }),
    keepDays: read<number | undefined>('LETTERSLOT_KEEP_DAYS', parseDays, { value: 30, shown: '30' }),
    port: read('PORT', parsePort, { value: 4400, shown: '4400' }),
    host: read('HOST', parseHost, { value: '127.0.0.1', shown: '127.0.0.1' }),
  }
  faults.push(
    ...findUnknownNames(
      env,
      report.map(({ variable }) => variable),
    ),
  )
  return faults.length > 0 ? { ok: false, error: new ConfigError(faults) } : { ok: true, value: { config, report } }
}

function done<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value }
}

function failed(error: string): { readonly ok: false; readonly error: string } {
  return { ok: false, error }
}

function parseKey(least: number): (text: string) => Result<string, string> {
  return (text) =>
    new RegExp(`^[A-Za-z0-9_-]{${least},128}$`).test(text)
      ? done(text)
      : failed(`it must have ${least} to 128 letters, digits, - or _`)
}

function parseDays(text: string): Result<number | undefined, string> {
  if (text === 'forever') return done(undefined)
  return /^\d{1,5}$/.test(text) ? done(Number(text)) : failed('it must be a whole number of days, or forever')
}

function parsePort(text: string): Result<number, string> {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  return port <= 65_535 ? done(port) : failed('it must be a port from 0 to 65535')
}

function parseHost(text: string): Result<string, string> {
  const host = text.replace(/^\[(.*)\]$/, '$1')
  return /^[A-Za-z0-9.:-]+$/.test(host) ? done(host) : failed('it must be an address or a host name, as 127.0.0.1')
}
