/** Who serves the studio: the test inbox of this computer, a relay on a server, or a plain static host. */
export type ServedBy = 'local-relay' | 'server-relay' | 'static-host'

/**
 * Reads the mark that a relay puts into the page it serves. Without a mark there is no relay, and none is looked for:
 * the studio makes no request until the maker connects something.
 */
export function servedBy(page: ParentNode = document): ServedBy {
  switch (page.querySelector('meta[name="letterslot-relay"]')?.getAttribute('content')) {
    case 'local':
      return 'local-relay'
    case 'server':
      return 'server-relay'
    default:
      return 'static-host'
  }
}
