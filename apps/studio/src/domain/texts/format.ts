import { language } from '../../ui/language.ts'

/** A number with its noun in the right form: "1 field", "2 fields". */
export function counted(count: number, noun: string, plural: string = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`
}

const tenths = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** A number with the marks of the page's language. */
export function formatNumber(number: number): string {
  return number.toLocaleString(language)
}

const byteUnits = ['B', 'KB', 'MB', 'GB', 'TB'] as const

/** Says a number of bytes as people read it: `1.2 MB`. Decimal units, as browsers and providers count. */
export function formatBytes(bytes: number): string {
  let value = bytes
  let unit = 0
  while (value >= 1000 && unit < byteUnits.length - 1) {
    value /= 1000
    unit += 1
  }
  const digits = unit === 0 || value >= 100 ? 0 : 1
  return `${formatNumber(Number(value.toFixed(digits)))} ${byteUnits[unit]}`
}

/** Says how long something took: `212 ms`, `1.9 s`, `2 min`. A length under a minute is cut to tenths, and never rounded up. */
export function formatDuration(ms: number): string {
  if (ms < 1000) return `${ms} ms`
  return ms < 60_000 ? `${tenths.format(Math.floor(ms / 100) / 10)} s` : `${Math.round(ms / 60_000)} min`
}
