/**
 * Returns a page's markup as most see it: without what only a visitor reads for whom no script runs. Without its policy, too: the
 * preview's own is stricter, and the page's would stay in force for the next one in the same frame.
 */
export function pageAsSeen(html: string): string {
  return html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace(/<aside id="letterslot-ways".*?<\/aside>/s, '')
}
