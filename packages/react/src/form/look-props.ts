import type { Look } from '@letterslot/core'
import { lookClasses, lookStyle } from '@letterslot/core/look'
import type { CSSProperties } from 'react'

/** The attributes by which the root of a form has its own look. */
export interface LookProps {
  readonly className: string
  readonly style: CSSProperties
  readonly 'data-theme': Look['scheme']
}

/** Returns the attributes of a look. Scripts set them by CSSOM, which no policy on styles forbids. */
export function lookProps(look: Look): LookProps {
  return { className: `ls-form ${lookClasses(look)}`.trim(), style: { ...lookStyle(look) }, 'data-theme': look.scheme }
}
