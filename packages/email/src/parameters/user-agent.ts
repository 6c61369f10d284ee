import type { BuiltIns } from './built-ins.ts'

/** The four built-in parameters that a browser's own name for itself tells. */
export type UserAgentFacts = Pick<BuiltIns, 'user_os' | 'user_platform' | 'user_browser' | 'user_version'>

/** The first that fits counts: a system's line also holds words of those below it. */
const systems: readonly (readonly [RegExp, string])[] = [
  [/Windows/, 'Windows'],
  [/Android/, 'Android'],
  [/iPhone|iPad|iPod/, 'iOS'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
]

/** The first that fits counts: nearly all say Safari, most say Chrome. The group is the version. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/(?:Edg|EdgA|EdgiOS)\/([\d.]+)/, 'Edge'],
  [/OPR\/([\d.]+)/, 'Opera'],
  [/SamsungBrowser\/([\d.]+)/, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\/([\d.]+)/, 'Firefox'],
  [/(?:Chrome|CriOS|Chromium|HeadlessChrome)\/([\d.]+)/, 'Chrome'],
  [/Version\/([\d.]+).*Safari\//, 'Safari'],
]

/** UTF-16 code units that are read: browsers tell a fifth of it. */
const maxLength = 1000

/** Reads a `User-Agent` text, a header or a navigator's; what it does not tell is empty. */
export function readUserAgent(told: string): UserAgentFacts {
  const userAgent = told.slice(0, maxLength)
  const system = systems.find(([pattern]) => pattern.test(userAgent))?.[1] ?? ''
  const browser = browsers.find(([pattern]) => pattern.test(userAgent))
  return {
    user_os: system,
    user_platform: system === '' ? '' : platformOf(userAgent),
    user_browser: browser?.[1] ?? '',
    user_version: browser?.[0].exec(userAgent)?.[1] ?? '',
  }
}

function platformOf(userAgent: string): string {
  if (/iPad|Tablet/.test(userAgent) || (/Android/.test(userAgent) && !/Mobile/.test(userAgent))) return 'Tablet'
  return /Mobile|iPhone|iPod/.test(userAgent) ? 'Mobile' : 'Desktop'
}
