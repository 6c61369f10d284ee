/** Writes a time as RFC 3339 with this device's offset: `2026-11-14T14:02:09+01:00`. */
export function rfc3339(ms: number): string {
  const offset = -new Date(ms).getTimezoneOffset()
  const local = new Date(ms + offset * 60_000).toISOString().slice(0, 19)
  const pad = (count: number): string => `${Math.trunc(count)}`.padStart(2, '0')
  return `${local}${offset < 0 ? '-' : '+'}${pad(Math.abs(offset) / 60)}:${pad(Math.abs(offset) % 60)}`
}
