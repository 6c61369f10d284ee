/** One key: the time that scripts took for it, in ms, and the state of its control after it. */
interface HeardKey {
  readonly ms: number
  readonly isInvalid: boolean
}

declare global {
  interface Window {
    keyBench: {
      readonly seen: () => number
      /** The keys so far, each told once. */
      readonly taken: () => HeardKey[]
    }
  }
}

/**
 * Goes into the page as text before any script of its own. A key is timed from `beforeinput`, first on the way down, until all
 * microtasks after `input`, last on the way up: all that a library does about a character lies between.
 */
export function installKeyProbe(): void {
  const heard: HeardKey[] = []
  let typedAtMs = 0
  // More microtasks than any library chains.
  const afterCommit = (done: () => void, left = 100): void => {
    if (left === 0) done()
    else queueMicrotask(() => afterCommit(done, left - 1))
  }
  window.addEventListener(
    'beforeinput',
    () => {
      typedAtMs = performance.now()
    },
    { capture: true },
  )
  window.addEventListener('input', (event) => {
    const [control] = event.composedPath()
    afterCommit(() => {
      const ms = performance.now() - typedAtMs
      heard.push({ ms, isInvalid: control instanceof Element && control.getAttribute('aria-invalid') === 'true' })
    })
  })
  window.keyBench = { seen: () => heard.length, taken: () => heard.splice(0) }
}
