import type { JSX } from 'react'

export interface IconProps {
  /** An outline on a grid of 24, as SVG's `d`. */
  readonly path: string
  readonly className?: string
}

/** A small picture beside a word that says the same. */
export function Icon({ path, className = '' }: IconProps): JSX.Element {
  return (
    <svg className={`ls-icon ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
