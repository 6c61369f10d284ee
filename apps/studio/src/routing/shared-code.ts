import { routeOf } from './fragment-history.ts'

/**
 * What stands behind `/f#` where an address leads to a shared form; undefined for every other address. Read in the same
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
