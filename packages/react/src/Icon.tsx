import type { JSX } from 'react'

// Outlines on a grid of 24, drawn for this form.
const paths = {
  alert: 'M12 3.5 2.5 20h19zM12 10v4.5M12 17h.01',
  wait: 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19M12 7v5l3.5 2',
  person: 'M12 3.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8M4.5 20.5v-1a4 4 0 0 1 4-4h7a4 4 0 0 1 4 4v1',
  spin: 'M21 12a9 9 0 1 1-6-8.5',
  done: 'M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19M7.5 12.5l3 3 6-6.5',
} as const

export interface IconProps {
  readonly name: keyof typeof paths
}

/** A small picture beside a word that says the same. */
export function Icon({ name }: IconProps): JSX.Element {
  return (
    <svg className={`ls-icon ls-icon-${name}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
