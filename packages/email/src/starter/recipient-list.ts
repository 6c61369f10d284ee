/** One address, several, or none yet: an empty text is none. */
export type RecipientInput = string | readonly string[]

/** Reads what a template is given as recipients into its list. */
export function recipientList(to: RecipientInput): readonly string[] {
  return (typeof to === 'string' ? [to] : to).map((address) => address.trim()).filter((address) => address !== '')
}
