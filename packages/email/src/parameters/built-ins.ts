/**
 * The seven parameters that the provider fills in by itself, so the relay and the practice connection do too.
 * `user_ip` is a digest under a secret of the relay's, never the address; `user_country` is empty unless a proxy header names it.
 */
export interface BuiltIns {
  readonly user_os: string
  readonly user_platform: string
  readonly user_browser: string
  readonly user_version: string
  readonly user_country: string
  readonly user_referrer: string
  readonly user_ip: string
}

/** The names of the seven. Where a visitor sends one of them too, the built-in one counts. */
export const builtInNames: readonly (keyof BuiltIns)[] = [
  'user_os',
  'user_platform',
  'user_browser',
  'user_version',
  'user_country',
  'user_referrer',
  'user_ip',
]

const builtIns: ReadonlySet<string> = new Set(builtInNames)

/** True for the name of one of the seven built-in parameters. */
export function isBuiltInName(name: string): boolean {
  return builtIns.has(name)
}
