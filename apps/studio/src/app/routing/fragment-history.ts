import { createBrowserHistory, type HistoryLocation, type RouterHistory } from '@tanstack/react-router'
import { routeOf } from '../../model/address.ts'

/**
 * History for static hosts: routes live in the fragment, so a reload asks the host for nothing but the studio's own
 * folder, under any sub-path and without a rewrite rule.
 */
export function createFragmentHistory(basePath: string): RouterHistory {
  let last = '/'
  const parseLocation = (): HistoryLocation => {
    last = routeOf(window.location, basePath) ?? last
    const { pathname, search, hash } = new URL(last, window.location.origin)
    return { href: last, pathname, search, hash, state: window.history.state ?? { __TSR_index: 0 } }
  }
  return createBrowserHistory({ parseLocation, createHref: (path) => `${basePath}#${path}` })
}
