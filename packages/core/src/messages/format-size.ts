/** A size as file managers show it, in the words of a language and on one line: `940 bytes`, `12 kB`, `7.2 MB`. */
export function formatSize(bytes: number, locale: string): string {
  if (bytes < 1e3) return exactSize(bytes, locale)
  const [unit, scale] = bytes < 1e6 ? ['kilobyte', 1e3] : ['megabyte', 1e6]
  const amount = bytes / Number(scale)
  return sized(amount, `${unit}`, 'short', locale, amount < 10 ? 1 : 0)
}

/** A size and the limit that it is over, with as many decimals as tell the two apart. */
export function formatSizes(bytes: number, limit: number, locale: string): readonly [size: string, limit: string] {
  const [size, most] = [formatSize(bytes, locale), formatSize(limit, locale)]
  return size === most ? [exactSize(bytes, locale), exactSize(limit, locale)] : [size, most]
}

const exactSize = (bytes: number, locale: string): string => sized(bytes, 'byte', 'long', locale, 0)

function sized(
  amount: number,
  unit: string,
  unitDisplay: 'short' | 'long',
  locale: string,
  maximumFractionDigits: number,
): string {
  return amount
    .toLocaleString(locale, { style: 'unit', unit, unitDisplay, maximumFractionDigits })
    .replaceAll(' ', '\u00a0')
}
