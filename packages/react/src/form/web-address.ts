/** The address, where it is of the web: a page may have a document that nobody checked. */
export function webAddress(text: string | undefined): URL | undefined {
  try {
    const url = new URL(`${text}`)
    return /^https?:$/.test(url.protocol) ? url : undefined
  } catch {
    return undefined
  }
}
