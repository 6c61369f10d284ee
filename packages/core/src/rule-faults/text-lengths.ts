import type { PatternNode } from '../rules/pattern-syntax.ts'

/** UTF-16 code units of the texts that match, at least and at most. */
export type Lengths = readonly [least: number, most: number]

/** Sets of which each is a sign of one code unit: plain letters, digits and their classes. */
const single = /^(?:\\[dw]|[\w -]|\[(?:\\[dw]|[\w -])+\])$/

/** The lengths of what a part of a pattern matches. Lookarounds and places may leave fewer, and are taken for nothing. */
export function lengthsOf(node: PatternNode, sets: readonly string[]): Lengths {
  switch (node.kind) {
    case 'set':
      return [1, single.test(sets[node.set] ?? '') ? 1 : 2]
    case 'place':
      return [0, 0]
    case 'repeat': {
      const [least, most] = lengthsOf(node.node, sets)
      return [least * node.min, most === 0 || node.max === 0 ? 0 : most * node.max]
    }
    case 'sequence':
      return node.nodes
        .map((one) => lengthsOf(one, sets))
        .reduce(([least, most], one) => [least + one[0], most + one[1]], [0, 0])
    default: {
      const lengths = node.nodes.map((one) => lengthsOf(one, sets))
      return [Math.min(...lengths.map(([least]) => least)), Math.max(...lengths.map(([, most]) => most))]
    }
  }
}

/** Sets of digits, and no letter among them. */
const digits = /^(?:\\d|\[[\d-]+\]|\d)$/

/** Tells if whatever a part of a pattern matches has a digit. */
export function needsDigit(node: PatternNode, sets: readonly string[]): boolean {
  switch (node.kind) {
    case 'set':
      return digits.test(sets[node.set] ?? '')
    case 'place':
      return false
    case 'repeat':
      return node.min > 0 && needsDigit(node.node, sets)
    case 'sequence':
      return node.nodes.some((one) => needsDigit(one, sets))
    default:
      return node.nodes.length > 0 && node.nodes.every((one) => needsDigit(one, sets))
  }
}
