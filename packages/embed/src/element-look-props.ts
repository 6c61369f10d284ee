import type { Look } from '@letterslot/core'
import { lookClasses, lookStyle } from '@letterslot/core/look'
import type { FormParts } from '@letterslot/react/parts'

type ElementLookProps = ReturnType<NonNullable<FormParts['look']>['props']>

/** The defaults, which do not follow the radius of a look's controls. */
const radii = { 'radius.sheet': 16, 'radius.button': 10 } as const

/**
 * Returns the attributes by which the root of a form in an element has its own look: the tokens of its style sheet, each from the page
 * around it where that gives one.
 */
export function elementLookProps({ scheme, tokens, ...look }: Look): ElementLookProps {
  const own = { ...look, tokens: { ...radii, ...tokens } }
  const style = Object.entries(lookStyle(own)).map(([name, value]) => {
    const token = name.replace('--look', '').replace(/^-size|(?<=radius)-control$|(?<=font)-text$/g, '')
    return [`--_${token.slice(1)}`, `var(--ls${token},${value})`]
  })
  return { className: `ls-form ${lookClasses(own)}`, style: Object.fromEntries(style), 'data-theme': scheme }
}
