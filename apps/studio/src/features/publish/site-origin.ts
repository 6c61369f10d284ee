/** The origin of a site whose address was typed or pasted, with or without a scheme and a path; undefined for none. */
export function siteOrigin(text: string): string | undefined {
  return siteUrl(text)?.origin
}

/** The address of a page or a site that was typed or pasted, with or without a scheme; undefined for none. */
export function siteUrl(text: string): URL | undefined {
  const typed = text.trim()
  const address = /^[a-z][a-z0-9+.-]*:/i.test(typed) && !/^[\w.-]+:\d/.test(typed) ? typed : `https://${typed}`
  const url = URL.canParse(address) ? new URL(address) : undefined
  const isSite = url !== undefined && /^https?:$/.test(url.protocol) && /[.]|^localhost$/.test(url.hostname)
  return isSite && url.username === '' ? url : undefined
}

/** Tells if an origin is the asking computer itself, so another one for each visitor. */
export function isLocalOrigin(origin: string): boolean {
  if (!URL.canParse(origin)) return false
  return /^(localhost|.+\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(new URL(origin).hostname)
}
