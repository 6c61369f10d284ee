/** True for no address, and for one that the document's check lets a page go to. */
export function isWebAddress(text: string | undefined): boolean {
  if (text === undefined) return true
  const url = URL.canParse(text) ? new URL(text) : undefined
  return /^https?:$/.test(`${url?.protocol}`) && url?.username === ''
}
