/** A tag of the provider's templates; a comment or a built-in helper's name is none. */
const tag = /\{\{\{?\s*[#^/&]?\s*([A-Za-z_][A-Za-z0-9_-]*(?:\.[A-Za-z0-9_-]+)*)\s*\}?\}\}/g

/** A name by itself, where somebody typed a list. */
const listed = /^[A-Za-z_][A-Za-z0-9_-]*(?:\.[A-Za-z0-9_-]+)*$/

/**
 * Reads the variables of a provider's template from what a person pasted: its HTML, its subject, or only their names,
 * with commas, spaces or lines between them. Each name once, in order; of `person.name` the part before the dot, which
 * is what is sent. Text without braces is a list only where all of it is names.
 */
export function readTemplateNames(pasted: string): readonly string[] {
  const tagged = Array.from(pasted.matchAll(tag), ([, name = '']) => name)
  const words = pasted.split(/[\s,;]+/).filter((word) => word !== '')
  const names = tagged.length > 0 || !words.every((word) => listed.test(word)) ? tagged : words
  return [...new Set(names.map((name) => name.split('.')[0] ?? name))]
}
