import type { Look } from '@letterslot/core'
import { type ContrastFinding, findContrast } from '../../domain/look/find-contrast.ts'
import { measureContrast } from '../../domain/look/measure-contrast.ts'
import { schemesOf } from '../../domain/look/resolve-tokens.ts'
import type { Scheme } from '../../domain/look/theme.ts'

/** The check that the form can be read. */
export interface ContrastCheck {
  readonly id: 'contrast'
  readonly isSettled: boolean
  /** Pairs below AA; what only falls short of a theme's own promise of AAA holds nothing up. */
  readonly findings: readonly ContrastFinding[]
  /** The lowest ratio of words on what they stand on. */
  readonly lowest: number
  readonly schemes: readonly Scheme[]
  /** True where some colours are the host page's own: nothing is known of those. */
  readonly isPartial: boolean
}

/** Checks every pair of colours of a form's look, in every state. */
export function checkContrast(look: Look | undefined): ContrastCheck {
  const measures = measureContrast(look)
  const ratios = measures.flatMap(({ kind, ratio }) => (kind === 'words' && ratio !== undefined ? [ratio] : []))
  const findings = findContrast(look).filter(({ kind, ratio }) => kind === 'graphic' || ratio < 4.5)
  return {
    id: 'contrast',
    isSettled: findings.length === 0,
    findings,
    lowest: Math.min(...ratios),
    schemes: schemesOf(look),
    isPartial: measures.some(({ ratio }) => ratio === undefined),
  }
}
