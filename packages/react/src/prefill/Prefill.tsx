import { prefillPairs } from '@letterslot/core/prefill'
import { type JSX, useEffect, useRef } from 'react'
import type { PagesProps } from '../form/form-context.ts'
import { fillFields, pairsOf } from './fill-fields.ts'
import { followAnswers } from './follow-answers.ts'
import { linkPairs } from './kept-link.ts'

/** Fills fields with what the page's address, its site, the page itself and other answers have for them, once the form is drawn. Nothing of it is seen. */
export function Prefill({ context: { handle } }: PagesProps): JSX.Element {
  const ref = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    let isDrawn = true
    let unfollow: (() => void) | undefined
    // What stands in the controls by now is read first: a visitor may have typed before any script ran.
    const fill = (): void => {
      const root = isDrawn && ref.current?.closest('.ls-form')
      if (!root) return
      const { form, host } = handle
      // The attribute of an element around the form's shadow tree.
      const around = root.getRootNode()
      const attribute = around instanceof ShadowRoot ? (around.host.getAttribute('prefill') ?? '') : ''
      fillFields(root, handle, {
        address: linkPairs(form, location.search, () => sessionStorage),
        attribute: [...pairsOf(host.options.prefill), ...prefillPairs(attribute)],
        referrer: document.referrer,
        path: location.pathname,
        title: document.title,
      })
      unfollow = followAnswers(root, handle)
    }
    // What breaks a rule fills nothing. Without the rules Send waits for them, and checks what stands there.
    const arrival = handle.loadChecks()
    if (arrival) void arrival.then(fill, fill)
    else queueMicrotask(fill)
    return () => {
      isDrawn = false
      unfollow?.()
    }
  }, [handle])
  return <span ref={ref} hidden />
}
