/** Names that no field may have: the wire's own, and those of every object. */
const reservedPattern =
  /^(?:user_id|service_id|template_id|lib_version|accessToken|template_params|g-recaptcha-response|letterslot_.*)$/
const maxFieldNameLength = 64
/** Room for `_2`, `_99` at the end of a name that is used twice. */
const suffixLength = 4

function isAllowed(name: string): boolean {
  return /^[A-Za-z_][A-Za-z0-9_-]{0,63}$/.test(name) && !reservedPattern.test(name) && !(name in Object.prototype)
}

/** Letters without their marks; German ones as they are written where there are no dots. */
function plainLetters(text: string): string {
  return text
    .replaceAll(/[äöü]/gi, (letter) => `${letter}e`)
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
}

/**
 * The name that a parameter may have, nearest to the one it had: `interests[]` is `interests`, `Ihr Name` is `Ihr_Name`.
 * @param taken - names of other fields; the new one is added.
 */
export function repairName(name: string, taken: Set<string>): string {
  const joined = plainLetters(name).replaceAll(/[^A-Za-z0-9_-]+/g, '_')
  let end = joined.length
  while (joined[end - 1] === '_') end -= 1
  const words = joined.slice(0, end)
  const started = /^[A-Za-z_]/.test(words) ? words : `field_${words}`.replace(/_$/, '')
  const base = (isAllowed(name) ? name : started).slice(0, maxFieldNameLength - (isAllowed(name) ? 0 : suffixLength))
  const wanted = isAllowed(base) ? base : `field_${base}`.slice(0, maxFieldNameLength - suffixLength)
  let free = wanted
  for (let number = 2; taken.has(free); number += 1)
    free = `${wanted.slice(0, maxFieldNameLength - suffixLength)}_${number}`
  taken.add(free)
  return free
}
