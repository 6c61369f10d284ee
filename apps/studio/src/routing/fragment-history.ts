import { createBrowserHistory, type HistoryLocation, type RouterHistory } from '@tanstack/react-router'

interface Address {
  readonly pathname: string
  readonly search: string
  readonly hash: string
}

/**
 * The route that an address on a static host means. The studio writes `…/#/forms/x/build`, which survives a reload on
 * every host; a path that the host let through (its folders, its 404 page) is understood as well.
 * @param basePath - the folder that the studio stands in, with a slash at both ends.
 * @returns undefined for an anchor within the page, which is no route.
 */
export function routeOf(address: Address, basePath: string): string | undefined {
  if (address.hash.startsWith('#/')) return address.hash.slice(1)
  const inside = address.pathname.startsWith(basePath) ? address.pathname.slice(basePath.length) : ''
  const path = inside.replace(/\/?index\.html$|\/$/, '')
  if (path === '' && address.hash !== '') return undefined
  return `/${path}${address.search}${address.hash}`
}

/** The folder a build stands in, told from the address of its entry script, `<folder>/assets/<name>.js`. */
export function basePathOf(entryUrl: string): string {
  return new URL('..', entryUrl).pathname
}

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
