import type { Page } from '@letterslot/core'
import { stopsInTurn, usesWays } from '@letterslot/core/pages'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { FormHandle } from '../form/form-context.ts'
import { type PageTurn, pageTurn } from './page-steps.ts'
import { pagerOf } from './pager.ts'

/** The pages of a form by the answers so far, and the one that is shown; drawn again when either changes, and at no other time. */
export function usePageTurn(handle: FormHandle): PageTurn {
  const pager = pagerOf(handle)
  const conditional = useMemo(() => {
    // A section's condition is that of the fields in it.
    const isAny = usesWays(handle.form) || handle.fields.some((one) => one.kind === 'section' && one.visibleWhen)
    return handle.fields.filter(({ visibleWhen }) => visibleWhen ?? isAny)
  }, [handle])
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [pager.subscribe(listener), ...conditional.map(({ id }) => handle.store.subscribe(listener, id))]
      return () => {
        for (const stop of stops) stop()
      }
    },
    [pager, conditional, handle],
  )
  // A text, so that it is the same until something of it changes.
  const snapshot = (): string => {
    const { pages, index } = pageTurn(handle)
    return [index, ...pages.map(({ id }) => id)].join(' ')
  }
  const [index, ...ids] = useSyncExternalStore(subscribe, snapshot, snapshot).split(' ')
  const pages = stopsInTurn(handle.form, () => true).filter(({ id }) => ids.includes(id))
  return { pages: pages.map(withoutBlankTitle), index: Number(index) }
}

/** A name of nothing but spaces is none. */
function withoutBlankTitle(page: Page): Page {
  const { title, ...rest } = page
  return title?.trim() ? page : rest
}
