// Divides a style sheet by the classes that its rules are about.
import type { Selector } from 'lightningcss'
import { minified } from './minified-css.ts'

/** The rules that are about these classes alone. */
export function only(whole: string, names: readonly string[]): string {
  const part = minified(whole, {
    visitor: {
      Rule: {
        style: ({ value }) => (isNested(value.selectors) || isOf(names, value.selectors) ? undefined : []),
        'layer-block': () => [],
        keyframes: (rule) => (names.includes(rule.value.name.value) ? undefined : []),
      },
    },
  })
  // Once more, without what is empty by now.
  return minified(part)
}

/** All other rules. */
export function without(whole: string, names: readonly string[]): string {
  const part = minified(whole, {
    visitor: {
      Rule: {
        style: ({ value }) => (isOf(names, value.selectors) ? [] : undefined),
        keyframes: ({ value }) => (names.includes(value.name.value) ? [] : undefined),
      },
    },
  })
  return minified(part)
}

const isNested = (selectors: readonly Selector[]): boolean =>
  selectors.some((selector) => JSON.stringify(selector).includes('"nesting"'))

/** True for a rule that stands by itself and is about these classes alone. */
function isOf(names: readonly string[], selectors: readonly Selector[]): boolean {
  const isAbout = (selector: Selector): boolean =>
    selector.some((part) => {
      if (part.type === 'class') return names.includes(part.name)
      return (
        part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'has') && part.selectors.every(isAbout)
      )
    })
  return !isNested(selectors) && selectors.every(isAbout)
}
