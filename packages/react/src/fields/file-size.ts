/** A size as file managers show it: `940 B`, `12 kB`, `7.2 MB`, on one line. */
export function fileSize(bytes: number, locale: string): string {
  const [unit, scale] = bytes < 1e3 ? ['B', 1] : bytes < 1e6 ? ['kB', 1e3] : ['MB', 1e6]
  const amount = bytes / Number(scale)
  return `${amount.toLocaleString(locale, { maximumFractionDigits: amount < 10 ? 1 : 0 })}\u00a0${unit}`
}
