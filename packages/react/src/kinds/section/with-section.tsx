import { createSectionFollower, withSections } from '@letterslot/core/logic'
import { createElement, type JSX, useSyncExternalStore } from 'react'
import type { ControlProps, KindParts, WithKind } from '../../form/form-context.ts'

/** Its title is a heading of its own. */
const NoLabel = (): null => null

const section: KindParts = { Control: Section, Label: NoLabel }

/** The kind `section`: a titled part of a page, whose condition shows and hides the fields in it. */
export const withKind: WithKind = (parts, form) => {
  const follow = createSectionFollower(form)
  return {
    ...parts,
    kinds: { ...parts.kinds, section },
    evaluateLogic: withSections(form, parts.evaluateLogic),
    derive: (document, values, host) => follow(values, parts.derive?.(document, values, host)),
  }
}

const neverChanges = () => () => undefined

/**
 * The title of a part of a page, with words of its maker's: the fields of the section follow it in the document. One level below the
 * form's title or, where pages come one after another, the page's; without scripts no page has a heading.
 */
function Section({ field, context }: ControlProps): JSX.Element {
  const { editing, handle, headingLevel } = context
  const below = handle.form.progress && !editing ? 2 : 1
  const levels = useSyncExternalStore(
    neverChanges,
    () => below,
    () => 1,
  )
  return (
    <>
      {createElement(
        `h${Math.min(headingLevel + levels, 6)}`,
        { className: 'ls-part-title' },
        context.words(field, 'label'),
      )}
      {field.text && <p className="ls-text">{context.words(field, 'text')}</p>}
    </>
  )
}
