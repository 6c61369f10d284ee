/** RFC 5321, 4.5.3.1.3, without the angle brackets. */
const maxAddressLength = 254

/** The part before the `@`, and the domain. */
const plainAddress = /^([^\s@]+@)([\w.-]+)$/

/** Common domains whose names are so long that a neighbour is hardly another's. */
const common = ['gmail.com', 'yahoo.com', 'hotmail.com', 'outlook.com', 'icloud.com', 'protonmail.com']

/** Domains of others that read like a slip in a common one. */
const ofOthers = /^([ey]?mail|cloud)\.com$/

/**
 * The address that was probably meant, where the domain of a well-formed one is one slip away from a common one, or ends
 * like no top-level domain but as a slip in `.com`, `.org` or `.net`.
 * @returns undefined for every other text.
 */
export function suggestAddress(text: string): string | undefined {
  const [, before, name = ''] = (text.length <= maxAddressLength && plainAddress.exec(text)) || []
  const written = name.toLowerCase()
  const domain = written
    .replace(/\.([cvx]om|c[io]n|cmo|comm)$/, '.com')
    .replace(/\.ogr$/, '.org')
    .replace(/\.nte$/, '.net')
  const meant = (!ofOthers.test(domain) && common.find((one) => isSlip(domain, one))) || domain
  return meant === written ? undefined : before + meant
}

/** True where one text is the other but for a character too many, too few or another, or two that changed places. */
function isSlip(a: string, b: string): boolean {
  let from = 0
  while (from < a.length && a[from] === b[from]) from++
  const [x, y] = [a.slice(from), b.slice(from)]
  return [x, x.slice(1)].includes(y.slice(1)) || x.slice(1) === y || `${x[1]}${x[0]}${x.slice(2)}` === y
}
