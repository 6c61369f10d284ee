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

/** The words of a look that a style sheet tells apart by an attribute, `data-look`: each is a word of one token alone. */
export function lookWords({ tokens }: Look): string {
  return [tokens?.sheet, tokens?.stripe, tokens?.['label.position'], tokens?.['button.width']].filter(Boolean).join(' ')
}
