import { createElement, type JSX, type ReactNode, useEffect, useRef } from 'react'

export interface HeadingProps {
  readonly level: number
  /** Takes the focus when it appears, and again when this changes. 0: never. */
  readonly focus?: number
  readonly children: ReactNode
}

/** The element that holds the focus, in a shadow tree too. */
const focusWithin = ':focus-within'

/** A heading that can take the focus, so that whoever cannot see the page hears what came. */
export function Heading({ level, focus = 0, children }: HeadingProps): JSX.Element {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    // A message goes out when it can: whoever writes elsewhere on the page by then is not called away.
    const form = ref.current?.closest('.ls-form')
    if (focus > 0 && (form?.matches(focusWithin) || !document.querySelector(focusWithin))) ref.current?.focus()
  }, [focus])
  return createElement(`h${level}`, { ref, tabIndex: -1, className: 'ls-heading' }, children)
}
