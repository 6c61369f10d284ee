/** Moments at which a host may be there again: the network is back, or the maker. */
const chances = ['online', 'focus', 'click'] as const

/**
 * Loads a part that a screen can do without for a while: where it does not come it is asked for again at each chance, and
 * the screen stands meanwhile.
 */
export async function loadWithRetry<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load()
    } catch {
      await nextChance()
    }
  }
}

async function nextChance(): Promise<void> {
  const controller = new AbortController()
  // Buttons let no click through to the page.
  const options = { signal: controller.signal, capture: true }
  await new Promise<unknown>((resolve) => {
    for (const chance of chances) addEventListener(chance, resolve, options)
  })
  controller.abort()
}

/** Asks again for styles that did not come with their part, which stands without them until then: Vite asks but once. */
export function retryStyles(): void {
  addEventListener('vite:preloadError', (event) => {
    const [, href] = /^Unable to preload CSS for (.+)$/.exec(event.payload.message) ?? []
    const link = [...document.querySelectorAll('link')].find((candidate) => candidate.href === href)
    if (!link) return
    event.preventDefault()
    void loadWithRetry(() => loadStyles(link))
  })
}

async function loadStyles(from: HTMLLinkElement): Promise<void> {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = from.href
  await new Promise((resolve, reject) => {
    link.onload = resolve
    link.onerror = reject
    document.head.append(link)
  }).finally(() => (link.sheet ? from : link).remove())
}
