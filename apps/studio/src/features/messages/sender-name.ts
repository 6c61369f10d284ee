/** A sender without the address behind the name: `Ada <ada@example.org>` is `Ada`. */
export function senderName(from: string): string {
  const at = from.endsWith('>') ? from.lastIndexOf('<') : -1
  return at < 0 || from.slice(at, -1).includes('>') ? from : from.slice(0, at).trimEnd()
}
