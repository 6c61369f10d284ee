/** A number with its noun in the right form: "1 field", "2 fields". */
export function counted(count: number, noun: string, plural: string = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`
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
  return `${Number(value.toFixed(digits))} ${byteUnits[unit]}`
}
