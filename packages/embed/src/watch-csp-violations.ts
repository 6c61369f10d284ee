import type { Form } from '@letterslot/core'

/**
 * Watches for the page's own policy (CSP's `connect-src`) keeping a form from sending. That looks like a network that is
 * down, and no waiting will mend it: whoever keeps the page is told once.
 * @returns what ends it.
 */
export function watchCspViolations({ delivery }: Form, onBlocked: () => void): () => void {
  const controller = new AbortController()
  globalThis.addEventListener(
    'securitypolicyviolation',
    ({ blockedURI, disposition, effectiveDirective }) => {
      if (!delivery || disposition !== 'enforce' || effectiveDirective !== 'connect-src') return
      if (URL.parse(blockedURI)?.origin !== URL.parse(delivery.origin)?.origin) return
      controller.abort()
      // biome-ignore lint/suspicious/noConsole: the console is where a site's owner looks, and no visitor does.
      console.error(
        `Letterslot: this page's policy keeps the form from sending. Add ${delivery.origin} to connect-src.`,
      )
      onBlocked()
    },
    { signal: controller.signal },
  )
  return () => controller.abort()
}
