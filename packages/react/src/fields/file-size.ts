/** A size as file managers show it: `940 B`, `12 kB`, `7.2 MB`, on one line. */
export function fileSize(bytes: number, locale: string): string {
  const [unit, scale] = bytes < 1e3 ? ['B', 1] : bytes < 1e6 ? ['kB', 1e3] : ['MB', 1e6]
  const amount = bytes / Number(scale)
  return `${amount.toLocaleString(locale, { maximumFractionDigits: amount < 10 ? 1 : 0 })}\u00a0${unit}`
}

/** A size and the limit that it is over, with as many decimals as tell the two apart. */
export function sizeOver(bytes: number, limit: number, locale: string): readonly [size: string, limit: string] {
  const [size, most] = [fileSize(bytes, locale), fileSize(limit, locale)]
  if (size !== most) return [size, most]
  const exact = (count: number): string => `${count.toLocaleString(locale)}\u00a0B`
  return [exact(bytes), exact(limit)]
}
