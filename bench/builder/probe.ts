/** Times of what was done in a builder, each from the event that asked for it until the frame after it was drawn; ms. */
export interface BuilderProbe {
  /** Times the next event of a kind; where a selector is given, until the frame with what it selects. */
  readonly time: (kind: string, shown?: string) => void
  /** The time of the event that was asked for last, once it is known. */
  readonly timed: () => Promise<number>
  /** Resolves after the next frame; where a selector is given, after the first with what it selects. */
  readonly drawn: (shown?: string) => Promise<void>
}

declare global {
  interface Window {
    builderBench: BuilderProbe
  }
}

/** Goes into the page as text: nothing of this file is in its reach there. */
export function installProbe(): void {
  const stands = (selector: string): Promise<void> =>
    new Promise((resolve) => {
      const look = (): boolean => document.querySelector(selector) !== null
      if (look()) {
        resolve()
        return
      }
      const observer = new MutationObserver(() => {
        if (!look()) return
        observer.disconnect()
        resolve()
      })
      observer.observe(document, { childList: true, subtree: true })
    })
  const drawn = async (shown?: string): Promise<void> => {
    if (shown !== undefined) await stands(shown)
    await new Promise<void>((resolve) => {
      // Urgent: else it would wait for what a builder does after the frame.
      requestAnimationFrame(() => void scheduler.postTask(() => resolve(), { priority: 'user-blocking' }))
    })
  }
  let timing = Promise.resolve(0)
  window.builderBench = {
    time: (kind, shown) => {
      timing = new Promise((resolve) => {
        const start = (): void => {
          const fromMs = performance.now()
          void drawn(shown).then(() => resolve(performance.now() - fromMs))
        }
        window.addEventListener(kind, start, { capture: true, once: true })
      })
    },
    timed: () => timing,
    drawn,
  }
}
