/** Times of what was done in the studio, each from the event that asked for it until the frame after it was drawn; ms. */
export interface BuilderProbe {
  /** Times the next event of a kind. */
  readonly time: (kind: string) => void
  /** The time of the event that was asked for last, once it is known. */
  readonly timed: () => Promise<number>
}

declare global {
  interface Window {
    builderBench: BuilderProbe
  }
}

/** Goes into the page as text: nothing of this file is in its reach there. */
export function installProbe(): void {
  let timing = Promise.resolve(0)
  window.builderBench = {
    time: (kind) => {
      timing = new Promise((resolve) => {
        const start = (): void => {
          const fromMs = performance.now()
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - fromMs)
          requestAnimationFrame(() => port2.postMessage(undefined))
        }
        window.addEventListener(kind, start, { capture: true, once: true })
      })
    },
    timed: () => timing,
  }
}
