import { createSectionFollower, withSections } from '@letterslot/core/logic'
import type { KindParts, WithKind } from '../../form/form-context.ts'
import { Section } from './Section.tsx'

/** Its title is a heading of its own. */
const NoLabel = (): null => null

const section: KindParts = { Control: Section, Label: NoLabel }

/** The kind `section`: a titled part of a page, whose condition shows and hides the fields in it. */
export const withSection: WithKind = (parts, form) => {
  const follow = createSectionFollower(form)
  return {
    ...parts,
    kinds: { ...parts.kinds, section },
    evaluateLogic: withSections(form, parts.evaluateLogic),
    derive: (document, values, host) => follow(values, parts.derive?.(document, values, host)),
  }
}
