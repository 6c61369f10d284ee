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
 * The code behind `/f#` where an address leads to a shared form; undefined for every other address. Read in the same
 * way wherever the studio is served: `/f#…` by a relay, `<folder>/f/#…` and `<folder>/#/f#…` on a static host.
 * @param basePath - the folder that the studio stands in, with a slash at both ends.
 */
export function sharedCodeOf(
  address: Pick<Location, 'pathname' | 'search' | 'hash'>,
  basePath: string,
): string | undefined {
  const route = new URL(routeOf(address, basePath) ?? '/', 'http://studio')
  return route.pathname === '/f' ? route.hash.slice(1) : undefined
}

/**
 * The address of a shared form: a folder with a page of its own in every build, so that a plain file server finds it.
 * @param studio - the address of a studio, its folder with a slash at the end.
 */
export function sharedAddress(studio: string, code: string): string {
  return `${new URL('f/', studio).href}#${code}`
}
