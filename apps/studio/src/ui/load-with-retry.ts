import { type ComponentType, lazy } from 'react'

/** Moments at which a host may be there again: the network is back, or the maker. */
const chances = ['online', 'focus', 'click'] as const

/** `silent`: the host does not answer; `gone`: it does, and does not have the part. */
export type LateCause = 'silent' | 'gone'

/** Told to the window when a part did not come, with why, and without once it has come after all. */
export class LatePartEvent extends Event {
  static readonly type = 'letterslot-late-part'
  readonly part: object
  readonly cause: LateCause | undefined

  constructor(part: object, cause?: LateCause) {
    super(LatePartEvent.type)
    this.part = part
    this.cause = cause
  }
}

/**
 * Loads a part that a screen can do without for a while: where it does not come this is told, it is asked for again at
 * each chance, and the screen stands meanwhile.
 */
export async function loadWithRetry<Part>(load: () => Promise<Part>): Promise<Part> {
  let isLate = false
  for (;;) {
    try {
      const part = await load()
      if (isLate) dispatchEvent(new LatePartEvent(load))
      return part
    } catch {
      isLate = true
      // One that comes while the host is asked counts.
      const chance = nextChance()
      dispatchEvent(new LatePartEvent(load, (await hostAnswers()) ? 'gone' : 'silent'))
      await chance
    }
  }
}

/** Makes a component that is loaded when it is first drawn. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return lazy(async () => ({ default: await loadWithRetry(load) }))
}

async function hostAnswers(): Promise<boolean> {
  return fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
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
