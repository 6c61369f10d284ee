import type { ContrastPlace } from './contrast-pairs.ts'
import type { ContrastFinding, ContrastFix } from './find-contrast.ts'
import type { Scheme } from './theme.ts'

/** Pairs that fail for one and the same colour: one press mends them. */
export interface ContrastGroup {
  readonly id: string
  readonly scheme: Scheme
  /** The pair that is furthest from passing. */
  readonly worst: ContrastFinding
  /** The places that are mended along with it. */
  readonly others: readonly ContrastPlace[]
  /** Ways to mend it, the best first. */
  readonly fixes: readonly ContrastFix[]
}

/** Puts together the findings that the same colour mends, the first found first. */
export function groupFindings(findings: readonly ContrastFinding[]): readonly ContrastGroup[] {
  const ids = [...new Set(findings.map(groupIdOf))]
  return ids.flatMap((id) => {
    const group = findings.filter((finding) => groupIdOf(finding) === id)
    const [worst] = group.toSorted((one, other) => one.ratio / one.needed - other.ratio / other.needed)
    if (!worst) return []
    const places = new Set(group.map(({ place }) => place))
    places.delete(worst.place)
    return [{ id, scheme: worst.scheme, worst, others: [...places], fixes: worst.fixes }]
  })
}

function groupIdOf({ fixes: [best], place, scheme }: ContrastFinding): string {
  // What is chosen often wears the button's colour, and goes along with it.
  return `${scheme} ${best ? `${best.from} ${best.to}` : place}`
}
