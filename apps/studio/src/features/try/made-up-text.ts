import type { Field } from '@letterslot/core'
import { type PatternNode, readPatternSyntax } from '@letterslot/core/patterns'

/** The times that a repeat is written out beyond its least, so that a pattern's text gets long enough. */
const stretches = [1, 0, 2, 3, 4, 6, 8, 12, 16, 24, 32, 64]
/** The most characters of a text made from a pattern. */
const longestText = 2000
/** The characters that fill a pattern's places: letters and digits before signs. */
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
const signs = ' -.,_@/:+#\'"()&%$!?*=;~|<>[]{}^`\\\n\täöüéßñ漢'

/** Returns texts for a field, believable ones first: its sample, then what its pattern and its least length ask for. */
export function madeUpText(field: Field, sample: string, random: () => number): readonly string[] {
  const length = field.rules.find((rule) => rule.kind === 'length')
  const most = Math.min(length?.max ?? longestText, longestText)
  const long = sample.padEnd(Math.min(length?.min ?? 0, longestText), ` ${sample}`)
  const patterns = field.rules.flatMap((rule) => (rule.kind === 'pattern' ? [rule.pattern] : []))
  return [
    sample,
    long.slice(0, most),
    ...patterns.flatMap((pattern) => textsOf(pattern, random)),
    ...['a', '1'].map((one) => one.repeat(Math.max(1, Math.min(length?.min ?? 1, longestText)))),
  ]
}

function textsOf(pattern: string, random: () => number): readonly string[] {
  const syntax = readPatternSyntax(pattern)
  if (!syntax) return []
  const sets = syntax.sets.map((source) => {
    const test = new RegExp(`^${source}$`, 'v')
    const members = Array.from(letters).filter((one) => test.test(one))
    return members.length > 0 ? members : Array.from(signs).filter((one) => test.test(one))
  })
  const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
  return stretches.map((stretch) => {
    let left = longestText
    const write = (node: PatternNode): string => {
      if (left <= 0) return ''
      switch (node.kind) {
        case 'set': {
          left -= 1
          return pick(sets[node.set] ?? []) ?? ''
        }
        case 'place':
          return ''
        case 'sequence':
          return node.nodes.map(write).join('')
        case 'choice': {
          const one = pick(node.nodes)
          return one ? write(one) : ''
        }
        case 'repeat': {
          const count = Math.min(node.max, node.min + stretch, node.min + left)
          return Array.from({ length: Math.min(count, longestText) }, () => write(node.node)).join('')
        }
      }
    }
    return write(syntax.root)
  })
}
