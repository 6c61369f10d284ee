import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { LetterslotError, type Result } from '@letterslot/core'
import { closestName, parseAddress } from '@letterslot/email'
import { describeAccount, parseSmtpUrl, type SmtpAccount } from '../delivery/mail/smtp-account.ts'
import { parseRates, type Rates } from './rates.ts'
import { type IsProxy, parseOrigin, parseOriginList, parseProxyList } from './setting-values.ts'

/** All settings, read and checked. */
export interface Config {
  /** Undefined: mail goes to the test inbox. */
  readonly smtp: SmtpAccount | undefined
  readonly from: NamedAddress
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

/** The environment, and the flags of the command line, which come first. */
export interface ConfigInput {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly flags?: Readonly<Record<string, string | undefined>>
}

const defaultFrom: NamedAddress = { name: 'Letterslot', address: 'forms@localhost' }
const loopbackHosts: ReadonlySet<string> = new Set(['127.0.0.1', '::1', 'localhost'])

/** True for a HOST that only this computer can reach. */
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
      return parsed.ok ? parsed : invalid(parsed.error.message.replace(/^[^:]*: |\.$/g, ''))
    },
    { value: undefined, shown: 'not set: mail goes to the test inbox' },
    (account) => (account === undefined ? '' : describeAccount(account)),
  )
  const from = read<NamedAddress | undefined>('LETTERSLOT_FROM', parseMailbox, {
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
        return address === undefined ? invalid('it must be one plain address, as you@example.org') : done(address)
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
    ...findUnknownSettings(
      env,
      report.map(({ variable }) => variable),
    ),
  )
  return faults.length > 0 ? { ok: false, error: new ConfigError(faults) } : { ok: true, value: { config, report } }
}

function done<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value }
}

function invalid(error: string): { readonly ok: false; readonly error: string } {
  return { ok: false, error }
}

function parseKey(least: number): (text: string) => Result<string, string> {
  return (text) =>
    new RegExp(`^[A-Za-z0-9_-]{${least},128}$`).test(text)
      ? done(text)
      : invalid(`it must have ${least} to 128 letters, digits, - or _`)
}

function parseDays(text: string): Result<number | undefined, string> {
  if (text === 'forever') return done(undefined)
  return /^\d{1,5}$/.test(text) ? done(Number(text)) : invalid('it must be a whole number of days, or forever')
}

function parsePort(text: string): Result<number, string> {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN
  return port <= 65_535 ? done(port) : invalid('it must be a port from 0 to 65535')
}

function parseHost(text: string): Result<string, string> {
  const host = text.replace(/^\[(.*)\]$/, '$1')
  return /^[A-Za-z0-9.:-]+$/.test(host) ? done(host) : invalid('it must be an address or a host name, as 127.0.0.1')
}

/** A sender: a name for people and one plain address. */
interface NamedAddress {
  readonly name: string
  readonly address: string
}

/** Reads `Name <address>` or a plain address; no control characters, one address. */
export function parseMailbox(text: string): Result<NamedAddress, string> {
  const trimmed = text.trim()
  const [before = '', inside, more] = trimmed.split('<')
  // By its parts: one pattern for all would keep each step over a long text.
  const isSound = more === undefined && trimmed.indexOf('>') === trimmed.length - 1 && !/\p{Cc}/u.test(before)
  const isNamed = inside !== undefined && isSound
  const address = parseAddress(isNamed ? inside.slice(0, -1) : trimmed)
  if (address === undefined) return { ok: false, error: 'it must read like Forms <forms@example.org>' }
  const name = isNamed ? before.trim().replace(/^"(.*)"$/, '$1') : ''
  return { ok: true, value: { name, address } }
}

/**
 * Names that are not the maker's: Kubernetes puts the addresses of a service named `letterslot` into the environment of
 * every container, and our own long tests tell their processes how often and by which chances to run.
 */
const foreignNames =
  /^LETTERSLOT_(?:SERVICE_(?:HOST|PORT(?:_\w+)?)|PORT(?:_\d+_(?:TCP|UDP)(?:_(?:ADDR|PORT|PROTO))?)?|TIMES|SEED)$/

/** Finds the `LETTERSLOT_…` names of the environment that are no settings: a misspelt one would do nothing in silence. */
export function findUnknownSettings(
  env: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
): readonly ConfigFault[] {
  return Object.keys(env)
    .filter((name) => /^LETTERSLOT_/i.test(name) && !known.includes(name) && !foreignNames.test(name))
    .map((variable) => {
      const meant = closestName(variable, known, []) ?? known.find((name) => name.startsWith(variable.toUpperCase()))
      const hint = meant === undefined ? 'letterslot doctor lists all' : `did you mean ${meant}`
      return { variable, message: `there is no setting of this name; ${hint}${meant === undefined ? '.' : '?'}` }
    })
}

/** One setting that cannot be used. */
interface ConfigFault {
  readonly variable: string
  /** The fault and its remedy, in one sentence; never the value of a secret. */
  readonly message: string
}

/** The relay cannot start with these settings; each fault names its variable. */
export class ConfigError extends LetterslotError {
  override readonly name = 'ConfigError'
  readonly code = 'config-invalid'
  readonly faults: readonly ConfigFault[]
  constructor(faults: readonly ConfigFault[], options?: ErrorOptions) {
    super(faults.map(({ variable, message }) => `${variable}: ${message}`).join('\n'), options)
    this.faults = faults
  }
}

/** The repository's root, from `src/settings` and `dist/settings` alike. */
const repository = join(import.meta.dirname, '..', '..', '..', '..')

/** The folder that the studio is served from: the one that was set, else the repository's own. */
export function studioFolderOf(set: string | undefined, { isDev }: { readonly isDev: boolean }): string {
  return set ?? (isDev ? join(repository, 'apps', 'studio') : join(repository, 'dist'))
}

/**
 * Checks the folder that was set. Without the repository's own, which `npm run build` makes, a relay runs all the same,
 * and its start page says so.
 * @returns the error that names a folder without a studio.
 */
export function checkStudioFolder(set: string | undefined): ConfigError | undefined {
  if (set === undefined || existsSync(join(set, 'index.html'))) return undefined
  const message = `there is no studio in ${set}: it has no index.html. npm run build makes one in dist/.`
  return new ConfigError([{ variable: 'LETTERSLOT_STUDIO_DIR', message }])
}
