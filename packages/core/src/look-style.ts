import type { Look } from './model/look.ts'

/**
 * Returns the custom properties that a form's style sheet reads its look from, `--look-color-action` of `color.action`. They
 * stand below the `--ls-…` tokens, by which the page around a form has the last word.
 */
export function lookStyle({ tokens }: Look): Readonly<Record<`--look-${string}`, string>> {
  return Object.fromEntries(
    Object.entries(tokens ?? {}).map(([name, value]) => [
      `--look-${name.replace('.', '-')}`,
      Array.isArray(value)
        ? `light-dark(${value})`
        : typeof value === 'number' && !name.endsWith('weight')
          ? `${value}px`
          : `${value}`,
    ]),
  )
}

/** The tokens whose value is a word that decides of more than one property, told by how they alone begin. */
const words = /^(s[ht]|heading.a|label.p|button)/

/** The classes by which a style sheet tells the words of a look apart: `ls-label-beside`. */
export function lookClasses({ cover, tokens }: Look): string {
  const classes = Object.entries(tokens ?? {}).map(
    ([name, value]) => words.test(name) && `ls-${name.split('.')[0]}-${value}`,
  )
  return [...classes, cover?.place && `ls-cover-${cover.place}`].filter(Boolean).join(' ')
}
