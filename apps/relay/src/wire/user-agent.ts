/** What a `User-Agent` header says, as far as a maker may want to read it; empty where it says nothing known. */
export interface UserAgent {
  readonly os: string
  readonly platform: string
  readonly browser: string
  readonly version: string
}

/** In this order: each system's header also holds words of those below it. */
const systems: readonly (readonly [RegExp, string])[] = [
  [/Windows/, 'Windows'],
  [/Android/, 'Android'],
  [/iPhone|iPad|iPod/, 'iOS'],
  [/CrOS/, 'ChromeOS'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
]

/** In this order, for the same reason: all say Safari, most say Chrome. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/(?:Edg|EdgA|EdgiOS)\/([\d.]+)/, 'Edge'],
  [/OPR\/([\d.]+)/, 'Opera'],
  [/SamsungBrowser\/([\d.]+)/, 'Samsung Internet'],
  [/(?:Firefox|FxiOS)\/([\d.]+)/, 'Firefox'],
  [/(?:Chrome|CriOS|Chromium|HeadlessChrome)\/([\d.]+)/, 'Chrome'],
  [/Version\/([\d.]+).*Safari\//, 'Safari'],
]

/** Reads the header; never throws, whatever stands in it. */
export function readUserAgent(header: string): UserAgent {
  const os = systems.find(([pattern]) => pattern.test(header))?.[1] ?? ''
  const found = browsers.find(([pattern]) => pattern.test(header))
  return {
    os,
    platform: os === '' ? '' : platformOf(header),
    browser: found?.[1] ?? '',
    version: found?.[0].exec(header)?.[1] ?? '',
  }
}

function platformOf(header: string): string {
  if (/iPad|Tablet/.test(header) || (/Android/.test(header) && !/Mobile/.test(header))) return 'Tablet'
  return /Mobile|iPhone|iPod/.test(header) ? 'Mobile' : 'Desktop'
}
