const bytesIn = { '': 1_000_000, b: 1, kb: 1000, mb: 1_000_000 } as const

/** Reads a size as a maker writes it: `5`, `5 MB`, `500 kB`. A bare number is megabytes; undefined when it is none. */
export function readFileSize(text: string): number | undefined {
  const [, amount = '', unit = ''] = /^(\d+(?:\.\d+)?)\s*(b|kb|mb)?$/i.exec(text.trim()) ?? []
  const scale = Object.entries(bytesIn).find(([name]) => name === unit.toLowerCase())?.[1] ?? 1
  return amount === '' ? undefined : Math.round(Number(amount) * scale)
}

/** A size in megabytes, as a maker may write it back. */
export function writeFileSize(bytes: number | undefined): string {
  return bytes === undefined ? '' : String(bytes / bytesIn.mb)
}
