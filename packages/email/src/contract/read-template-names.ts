import { readTag } from '../tags/each-tag.ts'

/** UTF-16 code units of a name that is read; longer ones are none. */
const maxNameLength = 200

/** A name by itself, in a tag or where a person typed a list. */
const listed = /^[A-Za-z_][A-Za-z0-9_-]*(?:\.[A-Za-z0-9_-]+)*$/

/**
 * Reads the variables of a provider's template from what a person pasted: its HTML, its subject, or only their names,
 * with commas, spaces or lines between them. Each name once, in order; of `person.name` the part before the dot, which
 * is what is sent. Text without braces is a list only where all of it is names.
 */
export function readTemplateNames(pasted: string): readonly string[] {
  const tagged = Array.from(pasted.matchAll(/\{\{([^{}]*)\}\}/g), ([, inside = '']) => readTag(inside))
    .filter(({ sign, name }) => /^[#^/&]?$/.test(sign) && isName(name))
    .map(({ name }) => name)
  const words = pasted.split(/[\s,;]+/).filter((word) => word !== '')
  const names = tagged.length > 0 || !words.every(isName) ? tagged : words
  return [...new Set(names.map((name) => name.split('.')[0] ?? name))]
}

function isName(word: string): boolean {
  return word.length <= maxNameLength && listed.test(word)
}
